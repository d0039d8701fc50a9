internal import SymtextSupport
package import SymtextSymbolText
internal import SymtextSymbols

/// Chooses symbols of a library.
package struct SymbolChoice: Sendable {
  private let library: SymbolLibrary
  private let listing: [ListedSymbol]
  /// The symbols by their names, and by aliases that no symbol has as its name.
  private let byName: ExactDictionary<Int>
  private var chosen: Set<Int> = []
  private var made: ExactDictionary<ListedSymbol> = [:]

  package init(_ library: SymbolLibrary) {
    self.library = library
    listing = library.listing
    var byName: ExactDictionary<Int> = [:]
    for (index, symbol) in listing.enumerated() {
      for alias in symbol.metadata.aliases where byName[alias] == nil { byName[alias] = index }
    }
    for (index, symbol) in listing.enumerated() { byName[symbol.name] = index }
    self.byName = byName
  }

  /// The chosen symbols, sorted by name.
  package var symbols: [ListedSymbol] {
    (chosen.map { listing[$0] } + made.values).sorted { $0.name < $1.name }
  }

  /// Chooses all symbols of the library.
  package mutating func addAll() { chosen = Set(listing.indices) }

  /// Chooses a symbol by its name or an alias, or a variant that the library can make.
  /// - Throws: ``ExportError`` with the nearest names if there is none.
  package mutating func add(named name: String) throws(ExportError) {
    if let index = byName[name] {
      chosen.insert(index)
      return
    }
    do throws(SymbolError) {
      if let variant = try library.variant(named: name) {
        made[variant.name] = variant
      } else {
        _ = try library.entry(named: name)
      }
    } catch {
      throw ExportError("\(error)")
    }
  }

  /// Chooses the symbols of a category.
  /// - Throws: ``ExportError`` with all categories if there is none of this name.
  package mutating func add(category: String) throws(ExportError) {
    let found = listing.indices.filter { listing[$0].metadata.category == category }
    guard !found.isEmpty else {
      let all = Set(listing.map(\.metadata.category)).filter { !$0.isEmpty }.sorted()
      throw ExportError(
        all.isEmpty
          ? "category:\(category): the symbols of this library have no categories; name them instead"
          : "category:\(category): there is no such category; choose from \(all.joined(separator: ", "))"
      )
    }
    chosen.formUnion(found)
  }

  /// Chooses the symbols that have all words of a text in their name, category, keywords or description.
  /// - Throws: ``ExportError`` if there are none.
  package mutating func add(text: String) throws(ExportError) {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    let found = listing.indices.filter { index in
      let metadata = listing[index].metadata
      let all = [listing[index].name, metadata.altText, metadata.category] + metadata.keywords
      let own = (all + metadata.aliases).joined(separator: "\n").lowercased()
      return words.allSatisfy { own.contains($0) }
    }
    guard !words.isEmpty, !found.isEmpty else {
      throw ExportError(
        "text:\(text): no symbol has these words; `symtext symbols search` finds others")
    }
    chosen.formUnion(found)
  }

  /// Chooses the symbols that sources use.
  /// - Returns: the names that no symbol has, with their places.
  package mutating func add(_ uses: SourceUses) -> [SourceUses.Place] {
    var unknown: [SourceUses.Place] = []
    for place in uses.places {
      if let index = byName[place.name] {
        // A word in quotes may be an alias by chance, such as “hello”.
        let isName = listing[index].name == place.name || place.name.contains(".")
        if isName || place.isCertain { chosen.insert(index) }
      } else if place.isCertain {
        do throws(ExportError) { try add(named: place.name) } catch { unknown.append(place) }
      }
    }
    return unknown
  }
}
