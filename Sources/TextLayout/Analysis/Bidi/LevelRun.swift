/// A stretch of text at one embedding level.
struct LevelRun: Hashable, Sendable {
  /// UTF-8 bytes of the text.
  var range: Range<Int>
  /// Even for left to right, odd for right to left; at most 126.
  var level: UInt8
}
