internal import SymtextSupport

/// An affine transform of the plane.
///
/// The matrix acts on columns:
///
///     | a c tx |   | x |
///     | b d ty | · | y |
///     | 0 0 1  |   | 1 |
///
/// so `(A * B)` applies `B` first.
@frozen
public struct Affine: Hashable, Sendable {
  /// The coefficient of x in the new x.
  public var a: Double
  /// The coefficient of x in the new y.
  public var b: Double
  /// The coefficient of y in the new x.
  public var c: Double
  /// The coefficient of y in the new y.
  public var d: Double
  /// The translation along x.
  public var tx: Double
  /// The translation along y.
  public var ty: Double

  /// Creates a transform from its six numbers, in the order of SVG's `matrix()`.
  @inlinable
  public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The identity transform.
  public static let identity = Affine(1, 0, 0, 1, 0, 0)

  /// Translates by (x, y).
  @inlinable public static func translation(_ x: Double, _ y: Double) -> Affine {
    Affine(1, 0, 0, 1, x, y)
  }

  /// Scales by `x` and `y` about the origin.
  @inlinable public static func scale(_ x: Double, _ y: Double) -> Affine {
    Affine(x, 0, 0, y, 0, 0)
  }

  /// Scales uniformly about a point.
  package static func scale(_ factor: Double, about p: Point) -> Affine {
    Affine(factor, 0, 0, factor, p.x - factor * p.x, p.y - factor * p.y)
  }

  /// Rotates about a point, from the x axis towards the y axis: clockwise where y points down.
  /// - Parameter degrees: the angle; 360 is a full turn.
  package static func rotation(degrees: Double, about p: Point) -> Affine {
    let angle = degrees * .pi / 180
    let (s, c) = (sin(angle), cos(angle))
    return Affine(c, s, -s, c, p.x - c * p.x + s * p.y, p.y - s * p.x - c * p.y)
  }

  /// Skews along both axes.
  /// - Parameters:
  ///   - x: the angle by which lines along y lean towards x, in degrees.
  ///   - y: the angle by which lines along x lean towards y, in degrees.
  package static func skew(x: Double, y: Double) -> Affine {
    Affine(1, tan(y * .pi / 180), tan(x * .pi / 180), 1, 0, 0)
  }

  /// Applies `second` first, then `first`.
  @inlinable public static func * (first: Affine, second: Affine) -> Affine {
    Affine(
      first.a * second.a + first.c * second.b, first.b * second.a + first.d * second.b,
      first.a * second.c + first.c * second.d, first.b * second.c + first.d * second.d,
      first.a * second.tx + first.c * second.ty + first.tx,
      first.b * second.tx + first.d * second.ty + first.ty)
  }

  /// The factor by which areas grow; negative if the transform mirrors.
  @inlinable public var determinant: Double { a * d - b * c }

  /// The inverse transform; `nil` if the transform is singular or not finite.
  public var inverse: Affine? {
    let whole = determinant
    guard whole != 0, whole.isFinite, (1 / whole).isFinite else { return nil }
    return Affine(
      d / whole, -b / whole, -c / whole, a / whole, (c * ty - d * tx) / whole,
      (b * tx - a * ty) / whole)
  }

  /// The transform's effect on circles without its scale: a symmetric transform of determinant 1 without translation,
  /// which turns a circle into an ellipse of the same shape.
  ///
  /// - Returns: `nil` if the transform squeezes the plane to a line.
  package var stretch: Affine? {
    // The square root of the matrix times its transpose.
    let area = abs(determinant)
    let (xx, xy, yy) = (a * a + c * c, a * b + c * d, b * b + d * d)
    let scale = ((xx + yy + 2 * area) * area).squareRoot()
    guard area > 0, scale.isFinite, scale > 0 else { return nil }
    return Affine((xx + area) / scale, xy / scale, xy / scale, (yy + area) / scale, 0, 0)
  }

  /// Transforms a point.
  @inlinable public static func * (map: Affine, p: Point) -> Point {
    Point(map.a * p.x + map.c * p.y + map.tx, map.b * p.x + map.d * p.y + map.ty)
  }

  /// Returns the smallest box that contains the transformed box.
  @inlinable public static func * (map: Affine, box: Rect) -> Rect {
    var result = Rect(map * Point(box.minX, box.minY))
    result.include(map * Point(box.maxX, box.minY))
    result.include(map * Point(box.minX, box.maxY))
    result.include(map * Point(box.maxX, box.maxY))
    return result
  }

  /// Whether all six numbers are finite.
  @inlinable public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// Transforms a displacement; the translation is ignored.
  @inlinable public static func * (map: Affine, v: Vector) -> Vector {
    Vector(map.a * v.x + map.c * v.y, map.b * v.x + map.d * v.y)
  }
}
