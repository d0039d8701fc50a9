/// The ends and corners of strokes.
///
/// All shapes are linear in the half-width. Whether a corner is mitred does not depend on the pen, because the miter
/// limit depends on the angle alone. <https://www.w3.org/TR/SVG2/painting.html#StrokeProperties>
package struct StrokeStyle: Hashable, Sendable {
  /// The shape at the ends of an open line.
  package enum Cap: String, CaseIterable, Hashable, Sendable {
    /// No cap: the stroke ends at the end of the line.
    case butt
    /// A half circle.
    case round
    /// Half a square.
    case square
  }

  /// The shape on the outside of a corner.
  package enum Join: String, CaseIterable, Hashable, Sendable {
    /// The sides continue until they meet.
    case miter
    /// A circular arc.
    case round
    /// A straight line.
    case bevel
  }

  /// The width of a line without length.
  package enum Dots: Hashable, Sendable {
    /// The dot radius of the stroker: wider than lines.
    case widened
    /// The width of the line's cap.
    case asLines
  }

  /// The cap of open lines.
  package var cap: Cap
  /// The cap at the start of open lines; `nil` for one like the other.
  package var startCap: Cap?
  /// The join at corners.
  package var join: Join
  /// The greatest length of a miter, in stroke widths from the inside of the corner to its tip; sharper corners are
  /// bevelled.
  package var miterLimit: Double
  /// The width of lines without length; with butt caps they are not drawn.
  package var dots: Dots
  /// The transform from the round pen to an elliptic one: symmetric, of determinant 1, without translation.
  ///
  /// Lines are stroked as if they were drawn before this transform.
  package var stretch: Affine

  package init(
    cap: Cap, join: Join, miterLimit: Double = 4, dots: Dots = .asLines, stretch: Affine = .identity
  ) {
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dots = dots
    self.stretch = stretch
  }

  /// Returns the style for lines that have been transformed.
  package func mapped(by map: Affine) -> StrokeStyle {
    guard stretch != .identity else { return self }
    var style = self
    style.stretch = (map * stretch).stretch ?? stretch
    return style
  }

  /// Round caps and joins, dots wider than lines.
  package static let round = StrokeStyle(cap: .round, join: .round, dots: .widened)

  /// Whether a line that ends on another one needs no cap there.
  var hidesCoveredEnds: Bool { cap == .round && startCap ?? .round == .round && join == .round }

  /// Returns the offset of a miter's tip between two normals, for a half-width of 1; `nil` if the corner is too sharp.
  func miter(_ before: Vector, _ after: Vector) -> Vector? {
    // The tip is 1 ÷ cos(turn ÷ 2) half-widths away; the sum of the normals has a length of 2 cos(turn ÷ 2).
    let sum = before + after
    let squared = sum.dot(sum)
    guard squared * miterLimit * miterLimit >= 4, squared > 1e-6 else { return nil }
    return sum * (2 / squared)
  }
}
