/// A size of a document icon.
public struct DocumentIconSize: Hashable, Sendable {
  /// The side of the canvas, in points.
  public var points: Double
  /// Pixels per point.
  public var pixelRatio: Double

  /// Makes a size.
  public init(points: Double, pixelRatio: Double = 1) {
    self.points = points
    self.pixelRatio = pixelRatio
  }

  /// The side of the canvas, in pixels.
  public var pixels: Double { points * pixelRatio }

  /// The ten sizes of an icon set, smallest first.
  ///
  /// <https://developer.apple.com/design/human-interface-guidelines/app-icons>
  public static let all: [DocumentIconSize] = [16, 32, 128, 256, 512].flatMap { points in
    [1, 2].map { DocumentIconSize(points: points, pixelRatio: $0) }
  }

  /// The sizes of a Windows icon, smallest first, in pixels.
  ///
  /// <https://learn.microsoft.com/windows/apps/design/style/iconography/app-icon-construction>
  package static let windows = [16, 24, 32, 48, 64, 128, 256].map { DocumentIconSize(points: $0) }

  /// The sizes of a freedesktop icon, smallest first, in pixels: those of the theme `hicolor` that are used for
  /// documents.
  ///
  /// <https://specifications.freedesktop.org/icon-theme-spec/latest/>
  package static let freedesktop = [16, 22, 24, 32, 48, 64, 96, 128, 256, 512].map {
    DocumentIconSize(points: $0)
  }

  /// The name: `16`, `16@2x`.
  package var name: String {
    func text(_ value: Double) -> String { Int(exactly: value).map { "\($0)" } ?? "\(value)" }
    return text(points) + (pixelRatio == 1 ? "" : "@\(text(pixelRatio))x")
  }

  /// The file name in an icon set, such as `icon_16x16@2x.png`.
  public var fileName: String {
    func text(_ value: Double) -> String { Int(exactly: value).map { "\($0)" } ?? "\(value)" }
    let side = text(points)
    return "icon_\(side)x\(side)" + (pixelRatio == 1 ? "" : "@\(text(pixelRatio))x") + ".png"
  }
}
