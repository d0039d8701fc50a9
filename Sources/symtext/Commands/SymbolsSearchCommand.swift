internal import SymtextService
internal import SymtextCatalog
internal import SymtextCommandLine
internal import SymtextSupport
internal import SymtextSymbolText

/// The command `symtext symbols search`.
enum SymbolsSearchCommand {
  static let command = Command(
    name: "search",
    abstract: "Finds symbols by everyday words and by their names in other icon sets.",
    discussion: """
      Lists the best matches first. It searches names, aliases, descriptions, keywords, and names of Material \
      Symbols, Font Awesome, Lucide and Bootstrap Icons. Word endings may differ, and words may be misspelt.

        symtext symbols search delete
        symtext symbols search shopping_cart
        symtext symbols search fa-magnifying-glass
        symtext symbols search wether forcast --limit 3
        symtext symbols search favourite --json
      """,
    operand: .init(name: "word", help: "Words to look for.", isRepeated: true),
    options: [
      .init(name: "json", help: "Print JSON."),
      .init(
        name: "limit", value: "number", help: "Maximum number of symbols.",
        defaultValue: "12", range: .searchLimit),
      TextOptions.library, SymbolLibraries.noBundledOption, SymbolLibraries.availableOption,
    ],
    action: .reports { (arguments) throws(CommandError) in
      let matches = try matches(arguments)
      let words = arguments.operands.joined(separator: " ")
      return Report(
        refusal: matches.isEmpty
          ? .badData(
            "no symbol matches “\(words)”; try another word, or `symtext symbols list`, which lists all"
          ) : nil,
        answer: { SymbolTable.json(matches) }
      ) {
        arguments.has("json")
          ? JSONDocument(.matches, [("matches", SymbolTable.json(matches))]).text
          : SymbolTable.text(matches, isOneLibrary: arguments.all("library").isEmpty)
      }
    })

  private static func matches(_ arguments: Arguments) throws(CommandError) -> [SymbolMatch] {
    let libraries = try SymbolLibraries(arguments)
    try libraries.noteOrder(arguments)
    let listing: [ListedSymbol]
    do { listing = try libraries.listing } catch { throw .badData("\(error)") }
    let most = try arguments.count("limit") ?? 12
    return SymbolSearch(listing).matches(
      arguments.operands.joined(separator: " "), in: libraries, most: most)
  }
}
