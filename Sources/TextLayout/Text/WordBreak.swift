/// The rule for line breaks in scripts without spaces between words.
///
/// <https://www.w3.org/TR/css-text-3/#word-break-property>
public enum WordBreak: String, CaseIterable, Sendable {
  /// The breaks of UAX 14: between most ideographs, and between syllables of Hangul.
  case normal
  /// No breaks between letters or digits: Korean breaks only at spaces.
  ///
  /// Scripts whose words a dictionary finds, such as Thai, break as usual.
  case keepAll = "keep-all"
}
