/// The whole columns amid an outline in which nothing but lines across them lies, so that what it covers is
/// the same in each of them; or rows likewise.
///
/// Places are 26.6 pixels along x, y for rows.
struct OutlineGap {
  /// The first pixel that the outline touches.
  var first: Int
  /// How many pixels it touches.
  var count: Int
  /// Where the gap begins.
  var start: Int
  /// The first pixel that lies in it.
  var firstInside: Int
  /// How many pixels lie in it; 1 where there is no gap.
  var countInside: Int

  /// How many pixels the outline touches when all but one of those inside are cut out.
  var closedCount: Int { count - countInside + 1 }

  /// Where a place comes to lie when the gap is cut out; the first pixel is then the pixel 0.
  @inline(__always)
  func closed(_ place: Int) -> Int {
    (place <= start ? place : max(start, place - 64 * (countInside - 1))) - 64 * first
  }
}
