internal import SymtextSupport
internal import SymtextSVGReading
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics

/// A basic shape of SVG, as centre lines.
struct SVGShape {
  let shape: SymbolLayer.Shape
  /// The maximal distance of coordinates from the origin, in units of the 24 × 24 grid.
  static let farthest = 1_000.0
  /// The pen for a detail that must stay open in Black: the normal pen at Ultralight, four fifths of it at Regular, two
  /// thirds in Black.
  private static let finePen = Pen(base: 0.19, factor: 0.58, taper: WeightLaw.taper)

  /// - Parameter strokeWidth: The `stroke-width` of the drawing, which means nothing.
  init(_ element: XMLElement, strokeWidth: String?, file: String) throws(ImportError) {
    func failure(_ message: String) -> ImportError {
      ImportError(file: file, line: element.line, column: element.column, message: message)
    }
    let drawn = try DrawnAttributes(element, strokeWidth: strokeWidth, file: file)
    let attributes = Dictionary(drawn.own) { $1 }
    func number(_ key: String, default usual: Double? = nil) throws(ImportError) -> Double {
      guard let text = attributes[key] else {
        guard let usual else { throw failure("<\(element.name)> has no \(key)") }
        return usual
      }
      var scanner = SVGNumberScanner(text)
      guard let value = scanner.number(), scanner.isAtEnd else {
        throw failure("\(key)=\"\(text)\" is not a number")
      }
      return value
    }
    func points() throws(ImportError) -> Path {
      guard let text = attributes["points"] else {
        throw failure("<\(element.name)> has no points")
      }
      var scanner = SVGNumberScanner(text)
      var path = Path()
      scanner.skipSeparators()
      while !scanner.isAtEnd {
        guard let x = scanner.number(), let y = scanner.number() else {
          throw failure("points=\"\(text)\" is not a list of pairs of numbers")
        }
        if path.isEmpty { path.move(to: Point(x, y)) } else { path.line(to: Point(x, y)) }
        scanner.skipSeparators()
      }
      return path
    }
    let known: [String: [String]] = [
      "path": ["d"], "circle": ["cx", "cy", "r"], "ellipse": ["cx", "cy", "rx", "ry"],
      "rect": ["x", "y", "width", "height", "rx", "ry"], "line": ["x1", "y1", "x2", "y2"],
      "polyline": ["points"], "polygon": ["points"],
    ]
    guard let keys = known[element.name] else {
      throw failure("<\(element.name)> is not a supported shape")
    }
    for key in attributes.keys.sorted() where key != "fill" && !keys.contains(key) {
      throw failure("the attribute \(key) is not supported on <\(element.name)>")
    }
    if let other = drawn.declarations.first?.name
      ?? drawn.annotations.first.map({ "data-symtext-\(DrawnAttributes.name(of: $0.0))" })
    {
      throw failure("\(other) is not supported on <\(element.name)>; it belongs on the layer's <g>")
    }
    let isSolid: Bool
    switch attributes["fill"] {
    case nil, "none": isSolid = false
    case "currentColor", "#000", "#000000", "black": isSolid = true
    case let fill?:
      throw failure("fill=\"\(fill)\" is not supported; use currentColor or leave it out")
    }
    var inFill = SymbolLayer.FillRole.automatic
    var pen = Pen.ofWeight
    for name in drawn.classes {
      switch name {
      case "filled": inFill = .filled
      case "stroked": inFill = .stroked
      case "fine": pen = Self.finePen
      default:
        throw failure(
          "class=\"\(name)\" is not supported; a shape's classes are fine, and filled or stroked")
      }
    }
    var path = Path()
    switch element.name {
    case "path":
      do {
        path = try SVGPathData.parse(attributes["d"] ?? "")
      } catch {
        throw failure("path data, character \(error.offset + 1): \(error.message)")
      }
    case "circle":
      let r = try number("r")
      path = .ellipse(
        center: Point(try number("cx", default: 0), try number("cy", default: 0)), radiusX: r,
        radiusY: r)
    case "ellipse":
      path = .ellipse(
        center: Point(try number("cx", default: 0), try number("cy", default: 0)),
        radiusX: try number("rx"), radiusY: try number("ry"))
    case "rect":
      let rect = Rect(
        x: try number("x", default: 0), y: try number("y", default: 0), width: try number("width"),
        height: try number("height"))
      let rx = try number("rx", default: try number("ry", default: 0))
      path = .roundedRect(rect, radiusX: rx, radiusY: try number("ry", default: rx))
    case "line":
      path.move(to: Point(try number("x1", default: 0), try number("y1", default: 0)))
      path.line(to: Point(try number("x2", default: 0), try number("y2", default: 0)))
    case "polyline": path = try points()
    default:
      path = try points()
      path.close()
    }
    guard !path.isEmpty else { throw failure("<\(element.name)> draws nothing") }
    if drawn.map != .identity { path = path.transformed(by: drawn.map) }
    guard path.isWithin(Self.farthest) else {
      throw failure(
        "<\(element.name)> reaches beyond ±\(Int(Self.farthest)) units; a drawing has 24 × 24")
    }
    guard !isSolid || path.isClosed else {
      throw failure(
        "a solid shape must be closed: end each of its contours with z, or leave out fill")
    }
    shape = SymbolLayer.Shape(path: path, isSolid: isSolid, pen: pen, inFill: inFill)
  }
}

extension Path {
  /// Whether every contour is closed.
  fileprivate var isClosed: Bool { flattened(tolerance: 1).allSatisfy(\.isClosed) }
}
