internal import SymtextSVGReading
internal import SymtextSymbols

extension ImportedSymbol {
  /// Adds words from beside a drawing; those in its own file count.
  /// - Parameters:
  ///   - said: The words, without any of the drawing's.
  ///   - source: The name of the file that has them, for the warning about words that differ.
  ///   - file: The drawing's file.
  mutating func settle(_ said: SymbolMetadata, from source: String, file: String) {
    if !hasMetadata {
      // A drawing without metadata has a guessed category and version.
      (symbol.metadata.category, symbol.metadata.since) = ("", "")
    }
    let disputed = symbol.metadata.fill(from: said)
    if symbol.metadata.category.isEmpty { symbol.metadata.category = "imported" }
    if !hasMetadata, symbol.metadata.since.isEmpty {
      symbol.metadata.since = SymbolMetadata(altText: "", category: "").since
    }
    guard !disputed.isEmpty else { return }
    warnings.append(
      ImportError(
        file: file,
        message:
          "\(source) says something else than the file of \(disputed.joined(separator: ", ")); the file counts"
      ))
  }
}

extension SymbolMetadata {
  /// No words.
  static let unsaid = SymbolMetadata(altText: "", category: "", since: "")

  /// Adds the words of others that these lack.
  /// - Returns: The keys of `symbols.json` for which the others differ.
  fileprivate mutating func fill(from other: SymbolMetadata) -> [String] {
    var disputed: [String] = []
    func fill<Value: Equatable>(_ own: inout Value, _ said: Value, none: Value, _ key: String) {
      if own == none {
        own = said
      } else if said != none, said != own {
        disputed.append(key)
      }
    }
    fill(&altText, other.altText, none: "", "alt")
    fill(&category, other.category, none: "", "category")
    fill(&keywords, other.keywords, none: [], "keywords")
    fill(&aliases, other.aliases, none: [], "aliases")
    fill(&since, other.since, none: "", "since")
    fill(&rightToLeft, other.rightToLeft, none: nil, "rightToLeft")
    fill(&preferredMode, other.preferredMode, none: nil, "mode")
    fill(&forms, other.forms, none: [:], "forms")
    let isSaid = note.isEmpty
    fill(&note, other.note, none: "", other.isDisplayOnly ? "displayOnly" : "note")
    if isSaid { isDisplayOnly = other.isDisplayOnly }
    words.merge(other.words) { own, _ in own }
    return disputed
  }
}
