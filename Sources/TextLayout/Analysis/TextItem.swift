internal import SymtextFonts

/// A stretch of text with the same attributes, script and direction, shaped at once.
struct TextItem: Hashable, Sendable {
  /// UTF-8 bytes of the paragraph's text.
  var range: Range<Int>
  /// The index of its span; of the first one if the item covers spans that differ in paint only.
  var span: Int
  var script: TextScript
  /// The embedding level; odd from right to left.
  var level: UInt8
}
