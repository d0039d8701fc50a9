internal import SymtextSupport
internal import SymtextGraphics

/// The basic shapes of SVG as paths.
///
/// <https://www.w3.org/TR/SVG2/shapes.html>
package struct SVGGeometry {
  let element: XMLElement
  let file: String
  /// The size to which percentages refer.
  var size = Vector.zero

  package static let names: Set<String> = [
    "path", "circle", "ellipse", "rect", "line", "polyline", "polygon",
  ]

  /// Returns the element's path.
  /// - Returns: An empty path for a shape without extent, such as a circle without a radius.
  /// - Throws: ``ImportError`` for invalid numbers and path data.
  func path() throws(ImportError) -> Path {
    switch element.name {
    case "path":
      do {
        return try SVGPathData.parse(element.attributes["d"] ?? "")
      } catch {
        throw failure("path data, character \(error.offset + 1): \(error.message)")
      }
    case "circle":
      let r = try length("r", whole: diagonal)
      return try ellipse(r, r)
    case "ellipse":
      let rx = try optional("rx", whole: size.x)
      let ry = try optional("ry", whole: size.y)
      return try ellipse(rx ?? ry ?? 0, ry ?? rx ?? 0)
    case "rect": return try rect()
    case "line":
      var path = Path()
      path.move(to: Point(try length("x1", whole: size.x), try length("y1", whole: size.y)))
      path.line(to: Point(try length("x2", whole: size.x), try length("y2", whole: size.y)))
      return path
    case "polyline": return try points()
    case "polygon":
      var path = try points()
      if !path.isEmpty { path.close() }
      return path
    default: return Path()
    }
  }

  /// The path data before its first error.
  ///
  /// SVG draws a faulty path up to the error.
  var validPath: Path {
    guard element.name == "path" else { return Path() }
    do throws(SVGPathData.Failure) {
      return try SVGPathData.parse(element.attributes["d"] ?? "")
    } catch {
      return error.valid
    }
  }

  private func ellipse(_ rx: Double, _ ry: Double) throws(ImportError) -> Path {
    guard rx >= 0, ry >= 0 else { throw failure("a radius of <\(element.name)> is negative") }
    let center = Point(try length("cx", whole: size.x), try length("cy", whole: size.y))
    guard rx > 0, ry > 0 else { return Path() }
    // An ellipse starts at its rightmost point, a quarter turn from the top; dashes depend on the start.
    return Path.ellipse(center: .zero, radiusX: ry, radiusY: rx)
      .transformed(by: Affine(0, 1, -1, 0, center.x, center.y))
  }

  private func rect() throws(ImportError) -> Path {
    let rect = Rect(
      x: try length("x", whole: size.x), y: try length("y", whole: size.y),
      width: try length("width", whole: size.x), height: try length("height", whole: size.y))
    let rx = try optional("rx", whole: size.x)
    let ry = try optional("ry", whole: size.y)
    guard rect.width >= 0, rect.height >= 0, (rx ?? 0) >= 0, (ry ?? 0) >= 0 else {
      throw failure("a length of <rect> is negative")
    }
    guard rect.width > 0, rect.height > 0 else { return Path() }
    return .roundedRect(
      rect, radiusX: min(rx ?? ry ?? 0, rect.width / 2),
      radiusY: min(ry ?? rx ?? 0, rect.height / 2))
  }

  private func points() throws(ImportError) -> Path {
    var scanner = SVGNumberScanner(element.attributes["points"] ?? "")
    var path = Path()
    scanner.skipSeparators()
    while !scanner.isAtEnd {
      guard let x = scanner.number(), let y = scanner.number() else {
        throw failure("the points of <\(element.name)> are not pairs of numbers")
      }
      guard path.elements.count < SVGPathData.mostSegments else {
        throw failure("<\(element.name)> has more than \(SVGPathData.mostSegments) points")
      }
      if path.isEmpty { path.move(to: Point(x, y)) } else { path.line(to: Point(x, y)) }
      scanner.skipSeparators()
    }
    return path
  }

  /// The reference length of percentages that are neither horizontal nor vertical.
  private var diagonal: Double { ((size.x * size.x + size.y * size.y) / 2).squareRoot() }

  private func length(_ key: String, whole: Double) throws(ImportError) -> Double {
    try optional(key, whole: whole) ?? 0
  }

  /// - Returns: `nil` without the attribute, or for `auto`.
  private func optional(_ key: String, whole: Double) throws(ImportError) -> Double? {
    guard let text = element.attributes[key], text != "auto" else { return nil }
    guard let value = SVGLength.parse(text, whole: whole) else {
      throw failure("\(key)=\"\(text)\" is not a length")
    }
    return value
  }

  private func failure(_ message: String) -> ImportError {
    ImportError(file: file, line: element.line, column: element.column, message: message)
  }
}
