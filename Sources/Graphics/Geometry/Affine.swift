internal import SymtextSupport

/// A map of the plane that keeps straight lines straight.
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
  /// How much x adds to x.
  public var a: Double
  /// How much x adds to y.
  public var b: Double
  /// How much y adds to x.
  public var c: Double
  /// How much y adds to y.
  public var d: Double
  /// What is added to x.
  public var tx: Double
  /// What is added to y.
  public var ty: Double

  /// Makes a map from its six numbers, in the order of SVG's `matrix()`.
  @inlinable
  public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that changes nothing.
  public static let identity = Affine(1, 0, 0, 1, 0, 0)

  /// Displaces by (x, y).
  @inlinable public static func translation(_ x: Double, _ y: Double) -> Affine {
    Affine(1, 0, 0, 1, x, y)
  }

  /// Scales by `x` and `y` about the origin.
  @inlinable public static func scale(_ x: Double, _ y: Double) -> Affine {
    Affine(x, 0, 0, y, 0, 0)
  }

  /// Scales alike in all directions about a point.
  package static func scale(_ factor: Double, about p: Point) -> Affine {
    Affine(factor, 0, 0, factor, p.x - factor * p.x, p.y - factor * p.y)
  }

  /// Turns about a point: from the x axis towards the y axis, which is clockwise where y points down.
  /// - Parameter degrees: 360 are a full turn.
  package static func rotation(degrees: Double, about p: Point) -> Affine {
    let angle = degrees * .pi / 180
    let (s, c) = (sin(angle), cos(angle))
    return Affine(c, s, -s, c, p.x - c * p.x + s * p.y, p.y - s * p.x - c * p.y)
  }

  /// Leans to the side and upwards or downwards.
  /// - Parameters:
  ///   - x: how far lines along y lean towards x, in degrees.
  ///   - y: how far lines along x lean towards y, in degrees.
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

  /// How much larger areas get; negative when the map mirrors.
  @inlinable public var determinant: Double { a * d - b * c }

  /// The map that leads back; `nil` when it is not to be told where points came from.
  public var inverse: Affine? {
    let whole = determinant
    guard whole != 0, whole.isFinite, (1 / whole).isFinite else { return nil }
    return Affine(
      d / whole, -b / whole, -c / whole, a / whole, (c * ty - d * tx) / whole,
      (b * tx - a * ty) / whole)
  }

  /// What the map does to circles, apart from making them larger: a symmetric map of determinant 1 without
  /// translation, which turns a circle into the same ellipse.
  ///
  /// - Returns: `nil` when the map squeezes the plane to a line.
  package var stretch: Affine? {
    // The root of the map times its transpose.
    let area = abs(determinant)
    let (xx, xy, yy) = (a * a + c * c, a * b + c * d, b * b + d * d)
    let scale = ((xx + yy + 2 * area) * area).squareRoot()
    guard area > 0, scale.isFinite, scale > 0 else { return nil }
    return Affine((xx + area) / scale, xy / scale, xy / scale, (yy + area) / scale, 0, 0)
  }

  /// Maps a point.
  @inlinable public static func * (map: Affine, p: Point) -> Point {
    Point(map.a * p.x + map.c * p.y + map.tx, map.b * p.x + map.d * p.y + map.ty)
  }

  /// The smallest box that holds what the map makes of a box.
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

  /// Maps a displacement: the translation plays no part.
  @inlinable public static func * (map: Affine, v: Vector) -> Vector {
    Vector(map.a * v.x + map.c * v.y, map.b * v.x + map.d * v.y)
  }
}
