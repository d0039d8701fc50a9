internal import SymtextSupport
internal import SymtextSymbols
package import SymtextSymbolText

/// The symbols of one category.
package struct CatalogGroup: Sendable {
  /// The category; empty for symbols without one.
  package var category: String
  /// The symbols, sorted by name.
  package var symbols: [ListedSymbol]

  /// The heading: the category with a capital letter.
  package var title: String {
    category.isEmpty ? "Others" : category.prefix(1).uppercased() + category.dropFirst()
  }

  /// Returns the symbols by category.
  ///
  /// Categories are sorted by name; symbols without a category come last.
  package static func groups(_ listing: [ListedSymbol]) -> [CatalogGroup] {
    Dictionary(grouping: listing) { ExactText($0.metadata.category) }
      .sorted { ($0.key.string.isEmpty ? 1 : 0, $0.key) < ($1.key.string.isEmpty ? 1 : 0, $1.key) }
      .map { CatalogGroup(category: $0.key.string, symbols: $0.value.sorted { $0.name < $1.name }) }
  }
}
