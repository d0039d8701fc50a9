/// How strokes end and how they turn corners.
///
/// All of it is linear in the half-width: a corner has a point or none whatever the pen, as the miter
/// limit speaks of the angle alone.
/// <https://www.w3.org/TR/SVG2/painting.html#StrokeProperties>
package struct StrokeStyle: Hashable, Sendable {
  /// What an open line ends with.
  package enum Cap: String, CaseIterable, Hashable, Sendable {
    /// Nothing: the stroke ends where the line does.
    case butt
    /// A half circle.
    case round
    /// Half a square.
    case square
  }

  /// What fills the outside of a corner.
  package enum Join: String, CaseIterable, Hashable, Sendable {
    /// The sides run on until they meet.
    case miter
    /// A part of a circle.
    case round
    /// A straight line.
    case bevel
  }

  /// How wide a line without length is.
  package enum Dots: Hashable, Sendable {
    /// As the stroker says: wider than lines.
    case widened
    /// As a line's cap.
    case asLines
  }

  /// What open lines end with.
  package var cap: Cap
  /// What fills the outside of corners.
  package var join: Join
  /// How far a miter may reach, in stroke widths from the inside of the corner to its tip; sharper
  /// corners are bevelled.
  package var miterLimit: Double
  /// How wide lines without length are; with butt caps they are not drawn at all.
  package var dots: Dots
  /// What turns the round pen into an elliptic one: a symmetric map of determinant 1 without translation.
  ///
  /// Lines are stroked as if they were drawn before that map.
  package var stretch: Affine

  /// Makes a style.
  package init(
    cap: Cap, join: Join, miterLimit: Double = 4, dots: Dots = .asLines, stretch: Affine = .identity
  ) {
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dots = dots
    self.stretch = stretch
  }

  /// The same style after a map of what is stroked.
  package func mapped(by map: Affine) -> StrokeStyle {
    guard stretch != .identity else { return self }
    var style = self
    style.stretch = (map * stretch).stretch ?? stretch
    return style
  }

  /// Round caps and joins, dots wider than lines.
  package static let round = StrokeStyle(cap: .round, join: .round, dots: .widened)

  /// Whether a line that ends on another one needs no cap there.
  var hidesCoveredEnds: Bool { cap == .round && join == .round }

  /// The offset of a miter's tip between two normals, for a half-width of one; `nil` for corners that
  /// are too sharp.
  func miter(_ before: Vector, _ after: Vector) -> Vector? {
    // The tip is 1 ÷ cos(turn ÷ 2) half-widths away; the sum of the normals is 2 cos(turn ÷ 2) long.
    let sum = before + after
    let squared = sum.dot(sum)
    guard squared * miterLimit * miterLimit >= 4, squared > 1e-6 else { return nil }
    return sum * (2 / squared)
  }
}
