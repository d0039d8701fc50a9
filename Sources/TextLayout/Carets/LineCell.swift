/// The cell of a grapheme cluster in a line.
struct LineCell: Hashable, Sendable {
  /// The cluster, or the text replaced by an ellipsis, in UTF-8 bytes.
  var range: Range<Int>
  /// In points from the start of the line.
  var left: Double
  /// At least ``left``.
  var right: Double
  /// The embedding level.
  var level: UInt8

  var isRightToLeft: Bool { level % 2 == 1 }
  /// The x of the leading side in reading direction.
  var leading: Double { isRightToLeft ? right : left }
  /// The x of the trailing side in reading direction.
  var trailing: Double { isRightToLeft ? left : right }
  /// The text offset at the left side.
  var leftOffset: Int { isRightToLeft ? range.upperBound : range.lowerBound }
  /// The text offset at the right side.
  var rightOffset: Int { isRightToLeft ? range.lowerBound : range.upperBound }
  var isWide: Bool { right > left }

  /// Extends the cell to contain another.
  mutating func formUnion(_ other: LineCell) {
    left = min(left, other.left)
    right = max(right, other.right)
  }
}
