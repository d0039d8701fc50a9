/// A mask in which one column may be repeated.
struct EvenMask {
  let mask: GlyphMask
  /// The repeatable column.
  let column: Int
  /// The columns around it with the same coverage, for each row.
  let even: [Range<Int>]

  init(_ mask: GlyphMask, column: Int) {
    self.mask = mask
    self.column = column
    even = (0..<mask.height).map { row in
      let line = mask.coverage[row * mask.width..<(row + 1) * mask.width]
      let middle = line.startIndex + column
      let isOther = { (coverage: UInt8) in coverage != line[middle] }
      let before = line[..<middle].lastIndex(where: isOther) ?? line.startIndex - 1
      let after = line[middle...].firstIndex(where: isOther) ?? line.endIndex
      return before + 1 - line.startIndex..<after - line.startIndex
    }
  }
}
