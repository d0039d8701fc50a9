internal import FontGlyphs
internal import SymbolText

/// The command `symtext symbols`.
enum SymbolsCommand {
  static let command = Command(
    name: "symbols", abstract: "Browses the symbols of a library.",
    subcommands: [SymbolsListCommand.command])
}

/// The command `symtext symbols list`.
enum SymbolsListCommand {
  static let command = Command(
    name: "list",
    abstract: "Lists symbols: name, code point, category, what it shows.",
    discussion: """
      Without words all symbols are listed; with words those whose name, alias, category, keywords or \
      description hold every one of them.

        symtext symbols list
        symtext symbols list weather
        symtext symbols list arrow back --json
      """,
    operand: .init(
      name: "word", help: "Words to look for.", isRequired: false, isRepeated: true),
    options: [.init(name: "json", help: "Print JSON for machines."), TextOptions.library],
    run: { (arguments) throws(CommandError) in
      let library = try SymbolLibrary(arguments)
      let wanted = arguments.operands.map { $0.lowercased() }
      let found = library.font.entries.map { ($0, library.font.metadata(of: $0.index)) }
        .filter { entry, metadata in
          let words = [entry.name, metadata.altText, metadata.category] + metadata.keywords
          let text = (words + metadata.aliases).joined(separator: "\n").lowercased()
          return wanted.allSatisfy { text.contains($0) }
        }
      guard !found.isEmpty else {
        let words = arguments.operands.map { "“\($0)”" }.joined(separator: ", ")
        throw .badData("no symbol has to do with \(words); `symtext symbols list` shows all")
      }
      try File.write(
        Array((arguments.has("json") ? json(found, in: library.font) : table(found)).utf8), to: "-")
    })

  private static func table(_ found: [(SymbolFont.Entry, SymbolMetadata)]) -> String {
    func pad(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(width - text.count, 0) + 2)
    }
    let nameWidth = found.map { $0.0.name.count }.max() ?? 0
    let categoryWidth = found.map { $0.1.category.count }.max() ?? 0
    return found.map { entry, metadata in
      let aliases =
        metadata.aliases.isEmpty ? "" : " (also \(metadata.aliases.joined(separator: ", ")))"
      return pad(entry.name, nameWidth)
        + "U+\(String(entry.codePoint, radix: 16, uppercase: true))  "
        + pad(metadata.category, categoryWidth) + metadata.altText + aliases + "\n"
    }.joined()
  }

  private static func json(
    _ found: [(SymbolFont.Entry, SymbolMetadata)], in font: SymbolFont
  ) -> String {
    JSONValue.array(
      found.map { entry, metadata in
        .object([
          ("name", .string(entry.name)),
          ("codePoint", .string("U+\(String(entry.codePoint, radix: 16, uppercase: true))")),
          ("category", .string(metadata.category)), ("altText", .string(metadata.altText)),
          ("keywords", .array(metadata.keywords.map { .string($0) })),
          ("aliases", .array(metadata.aliases.map { .string($0) })),
          ("since", .string(metadata.since)),
          ("layers", .array(font.layers(of: entry.index).map(json(of:)))),
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
