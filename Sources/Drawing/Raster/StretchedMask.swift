/// A mask at a position in the picture, in which one column and one row are repeated.
///
/// Rounded boxes of different sizes share a mask.
struct StretchedMask {
  var mask: EvenMask
  /// The column of its left edge.
  var x: Int
  /// The row of its upper edge.
  var y: Int
  /// The number of times that the mask's even column is drawn, at least one.
  var columns: Int
  /// The repeated row.
  var row: Int
  /// The number of times that it is drawn, at least one.
  var rows: Int

  /// The width in the picture.
  var width: Int { mask.mask.width - 1 + columns }
  /// The height in the picture.
  var height: Int { mask.mask.height - 1 + rows }

  /// Returns the mask's row for a row of the picture, counted from the upper edge.
  @inline(__always)
  func source(of line: Int) -> Int { line < row ? line : max(line - rows + 1, row) }
}
