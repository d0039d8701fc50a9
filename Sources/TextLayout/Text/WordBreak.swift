/// Where lines may end in scripts that set no spaces between words.
///
/// <https://www.w3.org/TR/css-text-3/#word-break-property>
public enum WordBreak: String, CaseIterable, Sendable {
  /// Where UAX 14 says: between most ideographs, and between syllables of Hangul.
  case normal
  /// Not between letters or digits: Korean is broken at spaces alone.
  ///
  /// Scripts whose words a dictionary finds, such as Thai, are broken as ever.
  case keepAll = "keep-all"
}
