internal import SymtextOpenType

/// A writing system, as its ISO 15924 code.
package struct TextScript: Hashable, Sendable {
  /// The four letters as a number, the first one highest.
  package var rawValue: UInt32

  /// Whether the script is Han, Hiragana, Katakana, Hangul or Bopomofo, which are set in full-width cells.
  package var isEastAsian: Bool { Self.eastAsian.contains(self) }

  private static let eastAsian: Set<TextScript> = ["Hani", "Hira", "Kana", "Hang", "Bopo"]

  package static let common = TextScript(rawValue: Tag("Zyyy").rawValue)
  package static let inherited = TextScript(rawValue: Tag("Zinh").rawValue)
  package static let latin = TextScript(rawValue: Tag("Latn").rawValue)
}

extension TextScript: ExpressibleByStringLiteral {
  /// Makes a script from its code.
  package init(stringLiteral value: StaticString) {
    rawValue = Tag(stringLiteral: value).rawValue
  }
}
