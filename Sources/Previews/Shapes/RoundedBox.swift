internal import SymtextGraphics

/// A rounded box as a signed distance function.
struct RoundedBox {
  private let middle: Point
  /// The half size of the box without its corners.
  private let core: Vector
  private let radius: Double

  init(_ frame: Rect, radius: Double) {
    let radius = min(radius, frame.width / 2, frame.height / 2)
    self.radius = radius
    middle = Point(frame.midX, frame.midY)
    core = Vector(frame.width / 2 - radius, frame.height / 2 - radius)
  }

  /// Returns the distance of a point from the edge, negative inside, and the outward direction.
  func edge(from point: Point) -> (distance: Double, out: Vector) {
    let way = point - middle
    let beyond = Vector(abs(way.x) - core.x, abs(way.y) - core.y)
    let sign = Vector(way.x < 0 ? -1 : 1, way.y < 0 ? -1 : 1)
    if beyond.x > 0, beyond.y > 0 {
      let length = beyond.length
      return (
        length - radius, Vector(sign.x * beyond.x / length, sign.y * beyond.y / length)
      )
    }
    return beyond.x > beyond.y
      ? (beyond.x - radius, Vector(sign.x, 0)) : (beyond.y - radius, Vector(0, sign.y))
  }
}
