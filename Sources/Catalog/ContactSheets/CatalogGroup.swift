internal import SymtextSymbols
package import SymtextSymbolText

/// Symbols of one category.
package struct CatalogGroup: Sendable {
  /// The category; empty for symbols that have none.
  package var category: String
  /// By name.
  package var symbols: [ListedSymbol]

  /// What stands above it: the category with a capital.
  package var title: String {
    category.isEmpty ? "Others" : category.prefix(1).uppercased() + category.dropFirst()
  }

  /// Symbols by category: those in the order of their names, what has none last.
  package static func groups(_ listing: [ListedSymbol]) -> [CatalogGroup] {
    Dictionary(grouping: listing, by: \.metadata.category)
      .map { CatalogGroup(category: $0.key, symbols: $0.value.sorted { $0.name < $1.name }) }
      .sorted {
        ($0.category.isEmpty ? 1 : 0, $0.category) < ($1.category.isEmpty ? 1 : 0, $1.category)
      }
  }
}
