internal import SymtextSupport
package import SymtextSymbolText
internal import SymtextSymbols

/// Markdown tables of symbols, one for each category.
package struct CatalogTable: Sendable {
  /// The title of the document.
  package var title: String

  package init(title: String) { self.title = title }

  /// Returns the document, with a row for each symbol that lists the suffixes of its variants.
  package func markdown(_ listing: [ListedSymbol]) -> String {
    let names = ExactSet(listing.map(\.name))
    var variants: ExactDictionary<[ListedSymbol]> = [:]
    for symbol in listing {
      guard let base = symbol.metadata.base, names.contains(base) else { continue }
      variants[base, default: []].append(symbol)
    }
    let bases = listing.filter { symbol in
      !(symbol.metadata.base.map { names.contains($0) } ?? false)
    }
    let aliases = listing.reduce(0) { $0 + $1.metadata.aliases.count }
    var text = "# \(title)\n\n"
    text += "`symtext symbols list -o Symbols.md` writes this list.\n\n"
    text +=
      "\(bases.count) symbols, \(listing.count - bases.count) stored variants, and \(aliases) other names.\n"
    for group in CatalogGroup.groups(bases) {
      text += "\n## \(group.title)\n\n| symbol | shows | also called | stored variants | since |\n"
      text += "|---|---|---|---|---|\n"
      for symbol in group.symbols {
        let metadata = symbol.metadata
        let endings = (variants[symbol.name] ?? []).map { variant in
          variant.name.hasPrefix(symbol.name)
            ? String(variant.name.dropFirst(symbol.name.count)) : variant.name
        }
        let remark = metadata.isDisplayOnly ? DisplayOnlyBadge.text(metadata) : metadata.note
        let note = remark.isEmpty ? "" : " – \(remark)"
        let cells = [
          "`\(symbol.name)`", Self.escaped(metadata.altText + note),
          metadata.aliases.sorted().map { "`\($0)`" }.joined(separator: " "),
          endings.sorted().map { "`\($0)`" }.joined(separator: " "), Self.escaped(metadata.since),
        ]
        text += "| " + cells.joined(separator: " | ") + " |\n"
      }
    }
    return text
  }

  private static func escaped(_ text: String) -> String {
    text.map { "|\\<*_`".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
