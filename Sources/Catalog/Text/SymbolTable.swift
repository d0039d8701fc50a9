internal import SymtextSymbols
internal import SymtextFontGlyphs
package import SymtextSupport
package import SymtextSymbolText

/// Lists symbols as text or JSON.
package enum SymbolTable {
  // MARK: Listings

  /// Returns a line for each symbol: name, code point, category, alternative text and aliases.
  /// - Parameters:
  ///   - isOneLibrary: Whether all symbols come from one file. If so, lines do not name it.
  ///   - forms: The forms that the listing leaves out, whose number is given; `nil` if it has them.
  package static func text(
    _ listing: [ListedSymbol], isOneLibrary: Bool, forms: ListedForms? = nil
  ) -> String {
    var columns = [
      listing.map(\.name), listing.map { $0.codePointText ?? "" },
      listing.map(\.metadata.category),
    ]
    if !isOneLibrary { columns.insert(listing.map { file($0.library) }, at: 2) }
    return lines(
      columns,
      listing.map { symbol in
        let aliases = symbol.metadata.aliases
        return symbol.metadata.altText
          + (aliases.isEmpty ? "" : " (also \(aliases.joined(separator: ", ")))")
          + languages(forms?.count(of: symbol) ?? 0)
          + (symbol.metadata.isDisplayOnly ? "  " : "") + DisplayOnlyBadge.text(symbol.metadata)
      })
  }

  private static func languages(_ count: Int) -> String {
    count == 0 ? "" : count == 1 ? " (1 form for a language)" : " (\(count) forms for languages)"
  }

  /// Returns the metadata of symbols as JSON.
  /// - Parameter forms: The forms among them.
  package static func json(_ listing: [ListedSymbol], forms: ListedForms) -> JSONValue {
    .array(
      listing.map { symbol in
        .object(
          members(symbol) + [
            ("formOf", forms.base(of: symbol).map { .string($0) } ?? .null),
            ("layers", .array(symbol.layers.map(json(of:)))),
          ])
      })
  }

  private static func members(_ symbol: ListedSymbol) -> [(String, JSONValue)] {
    let metadata = symbol.metadata
    return [
      ("name", .string(symbol.name)),
      ("codePoint", symbol.codePointText.map { .string($0) } ?? .null),
      ("library", .string(symbol.library)),
      ("category", .string(metadata.category)), ("altText", .string(metadata.altText)),
      ("keywords", .array(metadata.keywords.map { .string($0) })),
      ("aliases", .array(metadata.aliases.map { .string($0) })),
      ("since", .string(metadata.since)), ("note", .string(metadata.note)),
      ("displayOnly", .bool(metadata.isDisplayOnly)),
    ]
  }

  private static func json(of layer: SymbolFont.Layer) -> JSONValue {
    .object([
      ("level", .string(layer.level.rawValue)),
      ("color", layer.color.map { .string($0.rawValue) } ?? .null),
      ("variableThreshold", layer.variableThreshold.map { .number($0) } ?? .null),
    ])
  }

  // MARK: Search results

  /// Returns a line for each match: name, alternative text and reason.
  /// - Parameter isOneLibrary: Whether all symbols come from one file. If so, lines do not name it.
  package static func text(_ matches: [SymbolMatch], isOneLibrary: Bool = true) -> String {
    var columns = [matches.map(\.symbol.name), matches.map(\.symbol.metadata.altText)]
    if !isOneLibrary { columns.insert(matches.map { file($0.symbol.library) }, at: 1) }
    return lines(
      columns,
      matches.map { match in
        let badge = DisplayOnlyBadge.text(match.symbol.metadata)
        return match.reason.text + (badge.isEmpty ? "" : "  ") + badge
      })
  }

  /// Returns the matches with their reasons as JSON.
  package static func json(_ matches: [SymbolMatch]) -> JSONValue {
    .array(
      matches.map { match in
        .object(members(match.symbol) + [("foundBy", .string(match.reason.text))])
      })
  }

  // MARK: Lines

  /// Aligns columns, followed by unaligned text.
  private static func lines(_ columns: [[String]], _ last: [String]) -> String {
    let widths = columns.map { $0.map(\.count).max() ?? 0 }
    return last.indices.map { row in
      let cells = zip(columns, widths).map { column, width in
        width == 0 ? "" : column[row] + String(repeating: " ", count: width - column[row].count + 2)
      }
      var line = cells.joined() + last[row]
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// Returns the last component of a path.
  private static func file(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

extension SymbolMatch.Reason {
  /// A short description.
  var text: String {
    switch self {
    case .name: "its name"
    case .alias(let name): "also called \(name)"
    case .otherName(let other) where other.set == .menus:
      "“\(other.name.split(separator: "_").joined(separator: " "))” in menus"
    case .otherName(let other): "\(other.name) in \(other.set.rawValue)"
    case .keyword(let word): "keyword \(word)"
    case .words: "what it shows"
    }
  }
}
