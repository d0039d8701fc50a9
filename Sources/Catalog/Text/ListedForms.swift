internal import SymtextSupport
internal import SymtextSymbols
package import SymtextSymbolText

/// The symbols of a listing that are another's form for a language: `character.hi` of `character`.
package struct ListedForms {
  /// The names of the symbols whose forms they are, by ``key(_:_:)``.
  private var bases = ExactDictionary<String>()
  /// The number of forms of each symbol, by ``key(_:_:)``.
  private var counts = ExactDictionary<Int>()

  /// Looks through a listing.
  package init(_ listing: [ListedSymbol]) {
    let known = ExactSet(listing.map { Self.key($0.library, Self.name(of: $0)) })
    for symbol in listing {
      let own = Self.name(of: symbol)
      var forms = ExactSet()
      for form in symbol.metadata.forms.values {
        let key = Self.key(symbol.library, form)
        guard form != own, known.contains(key), !forms.contains(key) else { continue }
        forms.insert(key)
        // Symbols may share a form: `a` shows character.hi, too.
        if bases[key] == nil || form.utf8.starts(with: "\(own).".utf8) {
          bases.updateValue(own, forKey: key)
        }
      }
      if !forms.isEmpty { counts.updateValue(forms.count, forKey: Self.key(symbol.library, own)) }
    }
  }

  /// Returns the name of the symbol whose form a symbol is; `nil` for a symbol of its own.
  package func base(of symbol: ListedSymbol) -> String? {
    bases[Self.key(symbol.library, Self.name(of: symbol))]
  }

  /// Returns the number of a symbol's forms.
  package func count(of symbol: ListedSymbol) -> Int {
    counts[Self.key(symbol.library, Self.name(of: symbol))] ?? 0
  }

  /// Returns a listing without forms; a symbol stays for the words of its forms, too.
  /// - Parameters:
  ///   - found: the symbols that match.
  ///   - listing: all symbols.
  package func folded(_ found: [ListedSymbol], of listing: [ListedSymbol]) -> [ListedSymbol] {
    let wanted = ExactSet(
      found.map { Self.key($0.library, base(of: $0) ?? Self.name(of: $0)) })
    return listing.filter { symbol in
      base(of: symbol) == nil && wanted.contains(Self.key(symbol.library, Self.name(of: symbol)))
    }
  }

  /// Returns a key for a symbol of a library.
  private static func key(_ library: String, _ name: String) -> String { "\(library)\n\(name)" }

  /// Returns the name without the prefix of its library.
  private static func name(of symbol: ListedSymbol) -> String {
    symbol.name.split(separator: ":").last.map(String.init) ?? symbol.name
  }
}
