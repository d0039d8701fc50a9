/// The widest range of columns in which an outline has only horizontal lines, so that all columns have equal coverage;
/// for rows, vice versa.
///
/// Positions are 26.6 pixels along x, or along y for rows.
struct OutlineGap {
  /// The first pixel that the outline touches.
  var first: Int
  /// The number of pixels that it touches.
  var count: Int
  /// The start of the gap.
  var start: Int
  /// The first whole pixel in the gap.
  var firstInside: Int
  /// The number of whole pixels in the gap; 1 without a gap.
  var countInside: Int

  /// The number of touched pixels when the gap is reduced to one pixel.
  var closedCount: Int { count - countInside + 1 }

  /// Returns a position after the gap is reduced to one pixel; the first pixel becomes pixel 0.
  @inline(__always)
  func closed(_ place: Int) -> Int {
    (place <= start ? place : max(start, place - 64 * (countInside - 1))) - 64 * first
  }
}
