internal import Geometry
internal import TextLayout

/// A finished picture: its size and what is drawn, back to front.
///
/// Points, y down, from the top left.
public struct DisplayList: Sendable, CustomStringConvertible {
  /// How wide the picture is.
  public var width: Double
  /// How high the picture is.
  public var height: Double
  /// The steps of drawing.
  public var items: [DisplayItem]

  /// Makes a picture.
  public init(width: Double, height: Double, items: [DisplayItem]) {
    self.width = width
    self.height = height
    self.items = items
  }

  /// The picture as PNG; `background` is painted first, nothing is when it is `nil`.
  /// - Parameter pixelRatio: pixels per point.
  /// - Throws: ``RenderingError`` when the picture is too large.
  public func png(pixelRatio: Double = 1, background: Color? = nil) throws(RenderingError)
    -> [UInt8]
  {
    let renderer = RasterRenderer()
    let pixmap = try renderer.pixmap(self, pixelRatio: pixelRatio, background: background)
    return try PNGEncoder().encode(pixmap)
  }

  /// A line an item, with coordinates to a thousandth: what tests compare.
  public var description: String {
    func text(_ value: Double) -> String { "\((value * 1000).rounded() / 1000)" }
    func text(_ color: Color) -> String {
      "("
        + [color.red, color.green, color.blue, color.alpha].map { text($0) }.joined(separator: " ")
        + ")"
    }
    var lines = ["\(text(width)) × \(text(height))"]
    func text(_ run: GlyphRun) -> String {
      let glyphs = run.glyphs.map { "\($0.id)@\(text($0.origin.x)),\(text($0.origin.y))" }
      return
        "\(run.font.face.family) \(text(run.font.size)) wght \(text(run.font.weight)): "
        + glyphs.joined(separator: " ")
    }
    func text(_ box: Rect) -> String {
      [box.minX, box.minY, box.maxX, box.maxY].map { text($0) }.joined(separator: " ")
    }
    func text(_ paint: ImagePaint) -> String {
      switch paint {
      case .original(let opacity): opacity == 1 ? "" : "opacity \(text(opacity)) "
      case .template(let color): "\(text(color)) "
      }
    }
    func add(_ item: DisplayItem, indent: String) {
      switch item {
      case .fill(let path, let color):
        let box = path.bounds.map { text($0) }
        lines.append("\(indent)fill \(text(color)) within \(box ?? "nothing")")
      case .image(let image, let paint):
        let pixmap = image.bitmap.pixmap
        lines.append(
          "\(indent)image \(pixmap.width) × \(pixmap.height) \(text(paint))within \(text(image.frame))"
        )
      case .glyphs(let run, let color):
        lines.append("\(indent)glyphs \(text(color)) \(text(run))")
      case .clear(let run): lines.append("\(indent)clear \(text(run))")
      case .group(let items):
        lines.append("\(indent)group")
        for item in items { add(item, indent: indent + "  ") }
      }
    }
    for item in items { add(item, indent: "") }
    return lines.joined(separator: "\n")
  }
}
