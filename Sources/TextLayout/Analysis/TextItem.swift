internal import SymtextFonts

/// A stretch of text of the same attributes, script and direction: what is shaped at once.
struct TextItem: Hashable, Sendable {
  /// UTF-8 bytes of the paragraph's text.
  var range: Range<Int>
  /// The index of its span; of the first one, where it goes on over spans that differ in paint.
  var span: Int
  var script: TextScript
  /// The embedding level: odd from right to left.
  var level: UInt8
}
