/// The `d` attribute of an SVG path.
///
/// <https://www.w3.org/TR/SVG2/paths.html#PathDataBNF>
package enum SVGPathData {
  /// An error in path data: the byte offset, and a message that names the expected token.
  package struct Failure: Error {
    package var offset: Int
    package var message: String
    /// The path up to the error.
    package var valid = Path()
  }

  package static let mostSegments = 262_144

  package static func parse(_ text: String) throws(Failure) -> Path {
    var path = Path()
    do throws(Failure) {
      try read(text, into: &path)
    } catch {
      throw Failure(offset: error.offset, message: error.message, valid: path)
    }
    return path
  }

  private static func read(_ text: String, into path: inout Path) throws(Failure) {
    var scanner = SVGNumberScanner(text)
    var current = Point.zero
    var start = Point.zero
    /// The last control point, if the previous command drew a curve of the same degree; used by the smooth commands.
    var cubicControl: Point?
    var quadControl: Point?
    var command: Character?
    scanner.skipSeparators()
    while !scanner.isAtEnd {
      let offset = scanner.position
      if let letter = scanner.letter() {
        command = letter
      } else if command == nil || command == "Z" || command == "z" {
        throw Failure(offset: offset, message: "a command letter is expected")
      }
      guard let letter = command else { break }
      if path.isEmpty && letter != "M" && letter != "m" {
        throw Failure(offset: offset, message: "path data must begin with M or m")
      }
      guard path.elements.count < mostSegments else {
        throw Failure(offset: offset, message: "a path has at most \(mostSegments) segments")
      }
      let isRelative = letter.isLowercase
      func number() throws(Failure) -> Double {
        guard let value = scanner.number() else {
          let limit = scanner.isAtNumber ? " of less than \(SVGNumberScanner.limit)" : ""
          throw Failure(
            offset: scanner.position,
            message: "a number\(limit) is expected for the command \(letter)")
        }
        return value
      }
      func point() throws(Failure) -> Point {
        let x = try number()
        let y = try number()
        return isRelative ? Point(current.x + x, current.y + y) : Point(x, y)
      }
      func flag() throws(Failure) -> Bool {
        guard let value = scanner.flag() else {
          throw Failure(offset: scanner.position, message: "an arc's flag is 0 or 1")
        }
        return value
      }
      var nextCubic: Point?
      var nextQuad: Point?
      switch letter {
      case "M", "m":
        current = try point()
        start = current
        path.move(to: current)
        command = isRelative ? "l" : "L"
      case "L", "l":
        current = try point()
        path.line(to: current)
      case "H", "h":
        let x = try number()
        current.x = isRelative ? current.x + x : x
        path.line(to: current)
      case "V", "v":
        let y = try number()
        current.y = isRelative ? current.y + y : y
        path.line(to: current)
      case "C", "c":
        let (c1, c2, end) = (try point(), try point(), try point())
        path.cubic(c1, c2, to: end)
        (nextCubic, current) = (c2, end)
      case "S", "s":
        let c1 = cubicControl.map { current + (current - $0) } ?? current
        let (c2, end) = (try point(), try point())
        path.cubic(c1, c2, to: end)
        (nextCubic, current) = (c2, end)
      case "Q", "q":
        let (c, end) = (try point(), try point())
        path.quad(c, to: end)
        (nextQuad, current) = (c, end)
      case "T", "t":
        let c = quadControl.map { current + (current - $0) } ?? current
        let end = try point()
        path.quad(c, to: end)
        (nextQuad, current) = (c, end)
      case "A", "a":
        let (rx, ry, degrees) = (try number(), try number(), try number())
        let (isLarge, isPositive) = (try flag(), try flag())
        let end = try point()
        path.arc(
          radiusX: rx, radiusY: ry, rotation: degrees * .pi / 180, isLarge: isLarge,
          isPositive: isPositive, to: end)
        current = end
      case "Z", "z":
        path.close()
        current = start
      default:
        throw Failure(offset: offset, message: "unknown path command \(letter)")
      }
      cubicControl = nextCubic
      quadControl = nextQuad
      scanner.skipSeparators()
    }
  }
}
