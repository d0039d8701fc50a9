internal import SymtextFontGlyphs

extension SymbolLibrary {
  /// Returns the name of a symbol in a language; the font's own text if there is none, with the language `en` if it is
  /// known to be English.
  /// - Parameters:
  ///   - name: The name of a stored symbol or of a variant.
  ///   - text: The font's own text.
  func spokenName(
    of name: String, text: String, in language: String?
  ) -> (text: String, language: String?) {
    guard let language, !SpokenWords.isEnglish(language) else { return (text, nil) }
    let tags = SpokenWords.tags(of: language)
    let bundled = SpokenWords.bundled(language)
    func word(_ name: String) -> String? {
      if let own = ownWord(name, tags) { return own }
      // A badge takes signs of the bundled library, with their names.
      guard let bundled, isBundled || font.entry(named: name) == nil else { return nil }
      return bundled[name]
    }
    let spoken = (bundled ?? SpokenWords(table: "")).name(of: name, word: word)
    return spoken.map { ($0, nil) } ?? (text, isBundled ? "en" : nil)
  }

  /// Returns the font's word for a symbol in the first language that it has.
  private func ownWord(_ name: String, _ tags: [String]) -> String? {
    guard font.hasWords, let entry = font.entry(named: name), entry.name == name else { return nil }
    let words = font.words(of: entry.index)
    return tags.lazy.compactMap { words[$0] }.first
  }
}
