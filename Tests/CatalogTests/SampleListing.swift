@testable import SymtextSymbolText
@testable import SymtextSymbols

/// Returns a listed symbol as a library would.
func listed(
  _ name: String, _ altText: String = "", category: String = "objects", keywords: [String] = [],
  aliases: [String] = [], base: String? = nil, since: String = "0.1", note: String = ""
) -> ListedSymbol {
  ListedSymbol(
    name: name, codePoint: 0xF0000,
    metadata: SymbolMetadata(
      altText: altText, category: category, keywords: keywords, aliases: aliases, since: since,
      note: note, base: base),
    layers: [], library: "sample")
}
