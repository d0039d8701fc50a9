/// A movement of the insertion point.
public enum TextMovement: String, CaseIterable, Sendable {
  /// Forwards by one grapheme cluster, in text order.
  case nextCharacter
  /// Backwards by one grapheme cluster, in text order.
  case previousCharacter
  /// To the end of a word by UAX 29, skipping text between words; attachments and sequences of emoji are words.
  ///
  /// <https://www.unicode.org/reports/tr29/#Word_Boundaries>
  case nextWord
  /// To the start of a word.
  case previousWord
  /// To the right by one grapheme cluster, in visual order; from the right end of a line to the next line, or, in lines
  /// from right to left, to the previous one.
  case right
  /// To the left by one grapheme cluster, in visual order.
  case left
  /// To the start of the line.
  case lineStart
  /// To the end of the line, before a line feed.
  case lineEnd
  /// To the start of the paragraph, after the previous line feed.
  case paragraphStart
  /// To the end of the paragraph, before its line feed.
  case paragraphEnd
  /// To the start of the text.
  case textStart
  /// To the end of the text.
  case textEnd
}
