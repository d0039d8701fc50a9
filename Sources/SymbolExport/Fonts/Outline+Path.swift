internal import SymtextGraphics
internal import SymtextOpenType

extension Outline {
  /// Makes the points of an outline.
  /// - Parameter path: font units, y down, of lines and quadratic curves.
  /// - Throws: ``FontError`` if a coordinate does not fit into a font.
  init(_ path: Path) throws(FontError) {
    self.init()
    var points: [Outline.Point] = []
    func flush() {
      if points.count > 1, points.first == points.last { points.removeLast() }
      if points.count > 1 { contours.append(points) }
      points = []
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        flush()
        points.append(try Self.point(point, isOnCurve: true))
      case .line(let end): points.append(try Self.point(end, isOnCurve: true))
      case .quad(let control, let end):
        points.append(try Self.point(control, isOnCurve: false))
        points.append(try Self.point(end, isOnCurve: true))
      case .cubic(_, _, let end): points.append(try Self.point(end, isOnCurve: true))
      case .close: flush()
      }
    }
    flush()
  }

  private static func point(
    _ point: SymtextGraphics.Point, isOnCurve: Bool
  ) throws(FontError) -> Outline.Point {
    guard let x = Int16(exactly: point.x.rounded()), let y = Int16(exactly: (-point.y).rounded())
    else { throw FontError("a point lies too far out for a font") }
    return Outline.Point(x: Int(x), y: Int(y), isOnCurve: isOnCurve)
  }
}
