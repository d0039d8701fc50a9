internal import SymtextGraphics

extension Path {
  /// Returns a rectangle whose corners have one radius on the left and another on the right, visually clockwise.
  static func roundedRect(_ box: Rect, left: Double, right: Double) -> Path {
    var path = Path()
    // The distance of control points for a quarter circle.
    let handle = 0.5522847498
    func corner(_ radius: Double, _ from: Vector, _ to: Vector, at point: Point) {
      guard radius > 0 else { return path.line(to: point) }
      path.line(to: point + from * radius)
      path.cubic(
        point + from * (radius * (1 - handle)), point + to * (radius * (1 - handle)),
        to: point + to * radius)
    }
    path.move(to: Point(box.midX, box.minY))
    corner(right, Vector(-1, 0), Vector(0, 1), at: Point(box.maxX, box.minY))
    corner(right, Vector(0, -1), Vector(-1, 0), at: Point(box.maxX, box.maxY))
    corner(left, Vector(1, 0), Vector(0, -1), at: Point(box.minX, box.maxY))
    corner(left, Vector(0, 1), Vector(1, 0), at: Point(box.minX, box.minY))
    path.close()
    return path
  }
}
