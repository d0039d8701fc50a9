internal import Symbols
internal import CommandSupport
internal import FontGlyphs
internal import Support
internal import SymbolText

/// The command `symtext symbols`.
enum SymbolsCommand {
  static let command = Command(
    name: "symbols", abstract: "Browses the symbols of a library.",
    subcommands: [SymbolsListCommand.command, SymbolsShowCommand.command])
}

/// The command `symtext symbols list`.
enum SymbolsListCommand {
  static let command = Command(
    name: "list",
    abstract: "Lists symbols: name, code point, category, what it shows.",
    discussion: """
      Without words all symbols are listed; with words those whose name, alias, category, keywords or \
      description hold every one of them. With --library also those of other fonts, and the file \
      that each comes from; a name that several have stands there once, with the symbol that it gives.

        symtext symbols list
        symtext symbols list weather
        symtext symbols list arrow back --json
        symtext symbols list cart --library MaterialIcons-Regular.ttf
      """,
    operand: .init(
      name: "word", help: "Words to look for.", isRequired: false, isRepeated: true),
    options: [.init(name: "json", help: "Print JSON for machines."), TextOptions.library],
    run: { (arguments) throws(CommandError) in
      let libraries = try SymbolLibraries(arguments)
      let wanted = arguments.operands.map { $0.lowercased() }
      let listing: [ListedSymbol]
      do { listing = try libraries.listing } catch { throw .badData("\(error)") }
      let found = listing.filter { symbol in
        let metadata = symbol.metadata
        let words = [symbol.name, metadata.altText, metadata.category] + metadata.keywords
        let text = (words + metadata.aliases).joined(separator: "\n").lowercased()
        return wanted.allSatisfy { text.contains($0) }
      }
      guard !found.isEmpty else {
        let words = arguments.operands.map { "“\($0)”" }.joined(separator: ", ")
        throw .badData("no symbol has to do with \(words); `symtext symbols list` shows all")
      }
      let isOne = arguments.all("library").isEmpty
      try File.write(
        Array((arguments.has("json") ? json(found) : table(found, isOneLibrary: isOne)).utf8),
        to: "-")
    })

  private static func table(_ found: [ListedSymbol], isOneLibrary: Bool) -> String {
    var columns = [
      found.map(\.name), found.map { $0.codePointText ?? "" }, found.map(\.metadata.category),
    ]
    if !isOneLibrary { columns.insert(found.map { file($0.library) }, at: 2) }
    let widths = columns.map { $0.map(\.count).max() ?? 0 }
    return found.indices.map { row in
      let cells = zip(columns, widths).map { column, width in
        width == 0 ? "" : column[row] + String(repeating: " ", count: width - column[row].count + 2)
      }
      let metadata = found[row].metadata
      let aliases =
        metadata.aliases.isEmpty ? "" : " (also \(metadata.aliases.joined(separator: ", ")))"
      return cells.joined() + metadata.altText + aliases + "\n"
    }.joined()
  }

  /// The last part of a path.
  private static func file(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  private static func json(_ found: [ListedSymbol]) -> String {
    JSONValue.array(
      found.map { symbol in
        let metadata = symbol.metadata
        return .object([
          ("name", .string(symbol.name)),
          ("codePoint", symbol.codePointText.map { .string($0) } ?? .null),
          ("library", .string(symbol.library)),
          ("category", .string(metadata.category)), ("altText", .string(metadata.altText)),
          ("keywords", .array(metadata.keywords.map { .string($0) })),
          ("aliases", .array(metadata.aliases.map { .string($0) })),
          ("since", .string(metadata.since)),
          ("layers", .array(symbol.layers.map(json(of:)))),
        ])
      }
    ).text + "\n"
  }

  private static func json(of layer: SymbolFont.Layer) -> JSONValue {
    .object([
      ("level", .string(layer.level.rawValue)),
      ("color", layer.color.map { .string($0.rawValue) } ?? .null),
      ("variableThreshold", layer.variableThreshold.map { .number($0) } ?? .null),
    ])
  }
}
