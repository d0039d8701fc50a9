/// A mask at a place of the picture, of which one column and one row are drawn several times: rounded
/// boxes differ in nothing else.
struct StretchedMask {
  var mask: EvenMask
  /// The column of its left edge.
  var x: Int
  /// The row of its upper edge.
  var y: Int
  /// How often the mask's even column is drawn, at least once.
  var columns: Int
  /// The row that is drawn several times.
  var row: Int
  /// How often it is drawn, at least once.
  var rows: Int

  /// Columns of the picture.
  var width: Int { mask.mask.width - 1 + columns }
  /// Rows of the picture.
  var height: Int { mask.mask.height - 1 + rows }

  /// Which row of the mask is drawn at one of the picture, counted from the upper edge.
  @inline(__always)
  func source(of line: Int) -> Int { line < row ? line : max(line - rows + 1, row) }
}
