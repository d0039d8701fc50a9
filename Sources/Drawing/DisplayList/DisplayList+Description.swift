internal import SymtextSupport
internal import SymtextFonts
internal import SymtextImageFormats
internal import SymtextGraphics
internal import SymtextOpenType
internal import SymtextTextLayout

extension DisplayList: CustomStringConvertible {
  /// One line per item, with coordinates to a thousandth, for tests.
  public var description: String {
    var lines = ["\(Self.text(width)) × \(Self.text(height))"]
    for item in items { Self.add(item, indent: "", to: &lines) }
    return lines.joined(separator: "\n")
  }

  private static func add(_ item: DisplayItem, indent: String, to lines: inout [String]) {
    switch item {
    case .fill(let path, let paint):
      let box = path.bounds.map { text($0) }
      lines.append("\(indent)fill \(text(paint)) within \(box ?? "nothing")")
    case .image(let image, let paint):
      let pixmap = image.bitmap.pixmap
      lines.append(
        "\(indent)image \(pixmap.width) × \(pixmap.height) \(text(paint))within \(text(image.frame))"
      )
    case .vectors(let image):
      lines.append(
        "\(indent)vectors \(text(image.paint))within \(text(image.frame))")
      for item in image.items { add(item, indent: indent + "  ", to: &lines) }
    case .glyphs(let run, let paint): lines.append("\(indent)glyphs \(text(paint)) \(text(run))")
    case .clear(let run): lines.append("\(indent)clear \(text(run))")
    case .cut(let path):
      lines.append("\(indent)cut within \(path.bounds.map { text($0) } ?? "nothing")")
    case .group(let items, let opacity):
      lines.append("\(indent)group" + (opacity == 1 ? "" : " opacity \(text(opacity))"))
      for item in items { add(item, indent: indent + "  ", to: &lines) }
    case .composite(let source, let mode, let backdrop):
      lines.append("\(indent)composite \(mode)")
      for item in source { add(item, indent: indent + "  ", to: &lines) }
      lines.append("\(indent)onto")
      for item in backdrop { add(item, indent: indent + "  ", to: &lines) }
    case .transformed(let items, let map):
      lines.append("\(indent)transformed \(text(map))")
      for item in items { add(item, indent: indent + "  ", to: &lines) }
    case .moving(_, _, let items): for item in items { add(item, indent: indent, to: &lines) }
    case .link(let link):
      lines.append("\(indent)link \(link.address) \"\(link.text)\" within \(text(link.box))")
    case .described(let name, let items):
      lines.append("\(indent)described \"\(name)\"")
      for item in items { add(item, indent: indent + "  ", to: &lines) }
    }
  }

  private static func text(_ value: Double) -> String { "\(value.rounded(decimals: 3))" }

  private static func text(_ color: Color) -> String {
    "("
      + [color.red, color.green, color.blue, color.alpha].map { text($0) }.joined(separator: " ")
      + ")"
  }

  private static func text(_ map: Affine) -> String {
    [map.a, map.b, map.c, map.d, map.tx, map.ty].map { text($0) }.joined(separator: " ")
  }

  private static func text(_ stops: [LinearGradient.Stop]) -> String {
    stops.map { "\(text($0.offset)) \(text($0.color))" }.joined(separator: ", ")
  }

  private static func text(_ point: Point) -> String { "\(text(point.x)),\(text(point.y))" }

  private static func text(_ paint: Paint) -> String {
    switch paint {
    case .color(let color): text(color)
    case .gradient(let gradient):
      "gradient \(text(gradient.start)) \(text(gradient.end)) " + text(gradient.stops)
    case .radial(let gradient):
      "radial \(text(gradient.start)) \(text(gradient.startRadius)) \(text(gradient.end)) "
        + "\(text(gradient.endRadius)) by \(text(gradient.map)) \(text(gradient.stops))"
    case .sweep(let gradient):
      "sweep \(text(gradient.center)) \(text(gradient.startAngle)) \(text(gradient.endAngle)) "
        + "by \(text(gradient.map)) \(text(gradient.stops))"
    }
  }

  private static func text(_ run: GlyphRun) -> String {
    let glyphs = run.glyphs.map { "\($0.id)@\(text($0.origin))" }
    return
      "\(run.font.face.family) \(text(run.font.size)) wght \(text(run.font.weight)): "
      + glyphs.joined(separator: " ")
  }

  private static func text(_ box: Rect) -> String {
    [box.minX, box.minY, box.maxX, box.maxY].map { text($0) }.joined(separator: " ")
  }

  private static func text(_ paint: ImagePaint) -> String {
    switch paint {
    case .original(let opacity): opacity == 1 ? "" : "opacity \(text(opacity)) "
    case .template(let color): "\(text(color)) "
    }
  }
}
