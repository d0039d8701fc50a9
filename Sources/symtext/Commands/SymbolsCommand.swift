internal import ArgumentParser
internal import FontGlyphs
internal import SymbolText

/// `symtext symbols …`
struct SymbolsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "symbols", abstract: "Browses the symbols of a library.",
    subcommands: [SymbolsListCommand.self])
}

/// `symtext symbols list`
struct SymbolsListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists symbols: name, code point, category, what it shows.",
    discussion: """
      Without words all symbols are listed; with words those whose name, alias, category, keywords or \
      description hold every one of them.

        symtext symbols list
        symtext symbols list weather
        symtext symbols list arrow back --json
      """)

  @Argument(help: "Words to look for.")
  var words: [String] = []

  @Flag(help: "Print JSON for machines.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "A symbol font made by `symtext font build`, instead of the bundled one.", valueName: "file"))
  var library: String?

  func run() throws {
    try Diagnostics.run { () throws(CommandError) in
      var options = TextOptions()
      options.library = library
      let library = try options.symbolLibrary()
      let wanted = words.map { $0.lowercased() }
      let found = library.font.entries.map { ($0, library.font.metadata(of: $0.index)) }
        .filter { entry, metadata in
          let text = ([entry.name, metadata.altText, metadata.category] + metadata.keywords
            + metadata.aliases).joined(separator: "\n").lowercased()
          return wanted.allSatisfy { text.contains($0) }
        }
      guard !found.isEmpty else {
        throw .badData("no symbol has to do with \(words.map { "“\($0)”" }.joined(separator: ", "))")
      }
      try File.write(
        Array((json ? Self.json(found) : Self.table(found)).utf8), to: "-")
    }
  }

  private static func table(_ found: [(SymbolFont.Entry, SymbolMetadata)]) -> String {
    func pad(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(width - text.count, 0) + 2)
    }
    let nameWidth = found.map { $0.0.name.count }.max() ?? 0
    let categoryWidth = found.map { $0.1.category.count }.max() ?? 0
    return found.map { entry, metadata in
      let aliases =
        metadata.aliases.isEmpty ? "" : " (also \(metadata.aliases.joined(separator: ", ")))"
      return pad(entry.name, nameWidth) + "U+\(String(entry.codePoint, radix: 16, uppercase: true))  "
        + pad(metadata.category, categoryWidth) + metadata.altText + aliases + "\n"
    }.joined()
  }

  private static func json(_ found: [(SymbolFont.Entry, SymbolMetadata)]) -> String {
    JSONValue.array(
      found.map { entry, metadata in
        .object([
          ("name", .string(entry.name)),
          ("codePoint", .string("U+\(String(entry.codePoint, radix: 16, uppercase: true))")),
          ("category", .string(metadata.category)), ("altText", .string(metadata.altText)),
          ("keywords", .array(metadata.keywords.map { .string($0) })),
          ("aliases", .array(metadata.aliases.map { .string($0) })),
          ("since", .string(metadata.since)),
        ])
      }
    ).text + "\n"
  }
}
