/// A displacement in the plane, in the units of its coordinate space.
@frozen
public struct Vector: Hashable, Sendable {
  /// The horizontal component; positive to the right.
  public var x: Double
  /// The vertical component; the coordinate space defines its direction.
  public var y: Double

  /// Makes a displacement from its parts.
  @inlinable
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The zero vector.
  public static let zero = Vector(0, 0)

  /// The Euclidean length.
  @inlinable public var length: Double { (x * x + y * y).squareRoot() }

  /// The vector scaled to length 1; `nil` if the length is zero or not finite.
  @inlinable public var normalized: Vector? {
    let length = self.length
    return length > 0 && length.isFinite ? Vector(x / length, y / length) : nil
  }

  /// The vector rotated by a quarter turn from the x axis towards the y axis: (x, y) becomes (−y, x).
  @inlinable public var perpendicular: Vector { Vector(-y, x) }

  /// Returns the dot product.
  @inlinable public func dot(_ other: Vector) -> Double { x * other.x + y * other.y }

  /// Returns the z component of the cross product: positive if `other` lies from `self` towards the y axis.
  @inlinable public func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

  /// The sum of two displacements.
  @inlinable public static func + (a: Vector, b: Vector) -> Vector { Vector(a.x + b.x, a.y + b.y) }
  /// The difference of two displacements.
  @inlinable public static func - (a: Vector, b: Vector) -> Vector { Vector(a.x - b.x, a.y - b.y) }
  /// The opposite displacement.
  @inlinable public static prefix func - (a: Vector) -> Vector { Vector(-a.x, -a.y) }
  /// The displacement made `factor` times as long.
  @inlinable public static func * (a: Vector, factor: Double) -> Vector {
    Vector(a.x * factor, a.y * factor)
  }
}
