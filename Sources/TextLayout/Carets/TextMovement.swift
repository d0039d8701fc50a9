/// A way that an insertion point goes.
public enum TextMovement: String, CaseIterable, Sendable {
  /// Over one grapheme cluster, in the order of the text.
  case nextCharacter
  /// Over one grapheme cluster, against the order of the text.
  case previousCharacter
  /// To the end of a word by UAX 29, over all that is no word; attachments are words.
  ///
  /// <https://www.unicode.org/reports/tr29/#Word_Boundaries>
  case nextWord
  /// To the start of a word.
  case previousWord
  /// Over one grapheme cluster as it is seen; from the right end of a line to the next one, or, where lines are
  /// read from right to left, to the one before.
  case right
  /// Over one grapheme cluster as it is seen, the other way.
  case left
  /// To where the line begins.
  case lineStart
  /// To where the line ends, before a line feed.
  case lineEnd
  /// To behind the line feed before it.
  case paragraphStart
  /// To before the line feed behind it.
  case paragraphEnd
  /// To the start.
  case textStart
  /// To the end.
  case textEnd
}
