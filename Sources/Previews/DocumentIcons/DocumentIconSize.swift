/// One of the sizes in which a document's icon is shown.
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

  /// The name of the picture's file in an icon set, such as `icon_16x16@2x.png`.
  public var fileName: String {
    func text(_ value: Double) -> String { Int(exactly: value).map { "\($0)" } ?? "\(value)" }
    let side = text(points)
    return "icon_\(side)x\(side)" + (pixelRatio == 1 ? "" : "@\(text(pixelRatio))x") + ".png"
  }
}
