/// A rectangle with sides along the axes, from its least to its greatest corner.
///
/// An empty box (`isEmpty`) still has a position; the absence of a box is `nil`.
@frozen
public struct Rect: Hashable, Sendable {
  /// The least x.
  public var minX: Double
  /// The least y.
  public var minY: Double
  /// The greatest x.
  public var maxX: Double
  /// The greatest y.
  public var maxY: Double

  /// Creates a box from its corners; the least must not exceed the greatest.
  @inlinable
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Creates a box from its least corner and its size.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  /// Creates a box that contains only one point.
  @inlinable
  public init(_ point: Point) {
    self.init(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y)
  }

  /// The extent along x.
  @inlinable public var width: Double { maxX - minX }
  /// The extent along y.
  @inlinable public var height: Double { maxY - minY }
  /// The centre along x.
  @inlinable public var midX: Double { (minX + maxX) / 2 }
  /// The centre along y.
  @inlinable public var midY: Double { (minY + maxY) / 2 }
  /// The centre.
  package var middle: Point { Point(midX, midY) }
  /// Whether the box has no area.
  @inlinable public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Extends the box to contain a point.
  @inlinable public mutating func include(_ point: Point) {
    minX = min(minX, point.x)
    minY = min(minY, point.y)
    maxX = max(maxX, point.x)
    maxY = max(maxY, point.y)
  }

  /// Returns the smallest box that contains both.
  @inlinable public func union(_ other: Rect) -> Rect {
    Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// Returns the box inset by `dx` at the left and right and by `dy` at the top and bottom.
  @inlinable public func insetBy(dx: Double, dy: Double) -> Rect {
    Rect(minX: minX + dx, minY: minY + dy, maxX: maxX - dx, maxY: maxY - dy)
  }

  /// Returns the box displaced by a vector.
  @inlinable public func offsetBy(_ v: Vector) -> Rect {
    Rect(minX: minX + v.x, minY: minY + v.y, maxX: maxX + v.x, maxY: maxY + v.y)
  }

  /// Returns whether the two boxes share a point.
  @inlinable public func intersects(_ other: Rect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  /// Returns the distance from a point to the nearest point of the box; 0 inside it.
  package func distance(to point: Point) -> Double {
    Vector(
      max(minX - point.x, 0, point.x - maxX), max(minY - point.y, 0, point.y - maxY)
    ).length
  }
}
