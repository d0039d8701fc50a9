/// A point in the plane.
///
/// The coordinate space in which the point is used defines the direction of y.
@frozen
public struct Point: Hashable, Sendable {
  /// The horizontal coordinate; positive to the right.
  public var x: Double
  /// The vertical coordinate.
  public var y: Double

  /// Makes a point from its coordinates.
  @inlinable
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(0, 0)

  /// Whether both coordinates are finite.
  @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }

  /// Returns the point at fraction `t` of the way to `other`.
  @inlinable public func interpolated(to other: Point, _ t: Double) -> Point {
    Point(x + (other.x - x) * t, y + (other.y - y) * t)
  }

  /// Returns the distance to another point.
  @inlinable public func distance(to other: Point) -> Double { (other - self).length }

  /// Returns the displacement from `b` to `a`.
  @inlinable public static func - (a: Point, b: Point) -> Vector { Vector(a.x - b.x, a.y - b.y) }
  /// Returns the point displaced by a vector.
  @inlinable public static func + (a: Point, b: Vector) -> Point { Point(a.x + b.x, a.y + b.y) }
  /// Returns the point displaced by the opposite of a vector.
  @inlinable public static func - (a: Point, b: Vector) -> Point { Point(a.x - b.x, a.y - b.y) }
}
