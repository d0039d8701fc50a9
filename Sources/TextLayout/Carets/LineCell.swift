/// The room that a grapheme cluster takes in a line.
struct LineCell: Hashable, Sendable {
  /// The cluster, or what an ellipsis stands for, in UTF-8 bytes.
  var range: Range<Int>
  /// In points from the start of the line.
  var left: Double
  /// Not less than ``left``.
  var right: Double
  /// The embedding level.
  var level: UInt8

  var isRightToLeft: Bool { level % 2 == 1 }
  /// The side that is read first.
  var leading: Double { isRightToLeft ? right : left }
  /// The side that is read last.
  var trailing: Double { isRightToLeft ? left : right }
  /// The place in the text at the left side.
  var leftOffset: Int { isRightToLeft ? range.upperBound : range.lowerBound }
  /// The place in the text at the right side.
  var rightOffset: Int { isRightToLeft ? range.lowerBound : range.upperBound }
  var isWide: Bool { right > left }

  /// Grows over the room of another.
  mutating func formUnion(_ other: LineCell) {
    left = min(left, other.left)
    right = max(right, other.right)
  }
}
