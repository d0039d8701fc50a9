internal import SymtextService
internal import SymtextCatalog
internal import SymtextCommandLine
internal import SymtextDrawing
internal import SymtextFonts
internal import SymtextPreviews
internal import SymtextSupport
internal import SymtextSymbolText
internal import SymtextSymbols
internal import SymtextTextLayout

/// The command `symtext symbols list`.
enum SymbolsListCommand {
  static let command = Command(
    name: "list",
    abstract: "Lists symbols with name, code point, category and description, or draws them.",
    discussion: """
      Lists all symbols, or those that contain every given word in their name, alias, category, keywords or \
      description. --library adds the symbols of other fonts, each with its file. If several libraries share a name, \
      the plain name is the symbol that `render` draws; the others have their library's name in front: \
      material-icons:home, symtext:heart.

      Forms for other languages, such as character.hi, are counted beside their symbol; --forms lists each. In JSON \
      all are listed, and formOf names their symbol.

      --output draws them by category, each above its name, at any size, weight, scale and mode: as a picture, as a \
      self-contained web page (.html), or as tables of their names (.md).

        symtext symbols list
        symtext symbols list weather
        symtext symbols list arrow back --json
        symtext symbols list --takes-value
        symtext symbols list character --forms
        symtext symbols list cart --library MaterialIcons-Regular.ttf
        symtext symbols list -o symbols.pdf
        symtext symbols list weather -o weather.png --mode multicolor --symbol-weight bold --pixel-ratio 2
        symtext symbols list -o symbols.html --appearance dark
      """,
    operand: .init(
      name: "word", help: "Words to look for.", isRequired: false, isRepeated: true),
    options: [
      .init(name: "json", help: "Print JSON."), TextOptions.library,
      SymbolLibraries.noBundledOption, SymbolLibraries.availableOption,
      .init(
        name: "takes-value",
        help: "List only symbols with layers that show a value, as wifi and battery.100 do."),
      .init(
        name: "forms",
        help: "List the forms of symbols for other languages, too, as character.hi."),
      .init(
        name: "output", letter: "o", value: "file",
        help:
          "The sheet to draw: a \(CatalogFormat.extensions); - is standard output."
      ),
      .init(
        name: "format", value: "format",
        help:
          "\(CatalogFormat.names): the format, if the file's name does not show it. Default for -: png."
      ),
      .init(
        name: "font", value: "family|file", help: "The font of the names.",
        defaultValue: FontFinder.defaultFamily),
      .init(
        name: "size", value: "points", help: "Size of the text that the symbols match.",
        defaultValue: "34", range: .size),
      .init(
        name: "symbol-weight", value: "weight",
        help: "Weight of the symbols: 100 to 900, or a name.",
        defaultValue: "regular"),
      .init(
        name: "scale", value: "scale", help: "How large symbols are: small, medium or large.",
        defaultValue: "medium", choices: .of(SymbolScale.self)),
      .init(
        name: "bold-text",
        help: "Draw for readers who prefer bold text: names and symbols are heavier."),
    ] + PaintingOptions.options
      + OutputOptions.options.filter { !["output", "format", "background"].contains($0.name) },
    action: .reportsOrMakes(
      { (arguments) throws(CommandError) in
        let listing = try listing(SymbolLibraries(arguments), arguments)
        let forms = ListedForms(listing)
        let found = matches(listing, arguments)
        // A request names a format in place of a file.
        let option = arguments.readsStandardInput ? "output" : "format"
        return Report(
          warnings: UnusedOptions(arguments).warnings(
            ofSheet, "without \(option: option) no sheet is drawn"),
          refusal: refusal(found, of: listing, arguments),
          answer: { SymbolTable.json(found, forms: forms) }
        ) {
          arguments.has("json")
            ? JSONDocument(.symbols, [("symbols", SymbolTable.json(found, forms: forms))]).text
            : SymbolTable.text(
              arguments.has("forms") ? found : forms.folded(found, of: listing),
              isOneLibrary: arguments.all("library").isEmpty,
              forms: arguments.has("forms") ? nil : forms)
        }
      },
      .init(formats: .of(CatalogFormat.self)) { (arguments) throws(CommandError) in
        let libraries = try SymbolLibraries(arguments)
        let listing = try listing(libraries, arguments)
        let found = matches(listing, arguments)
        if let refusal = refusal(found, of: listing, arguments) { throw refusal }
        guard !arguments.has("json") else {
          throw .usage(
            "\(option: "json") prints a list and \(option: "output") draws a sheet; leave out one")
        }
        return try sheet(
          arguments.has("forms") ? found : ListedForms(listing).folded(found, of: listing),
          libraries, arguments)
      }))

  /// Options for the look of the sheet.
  private static let ofSheet =
    ["format", "font", "size", "symbol-weight", "scale", "bold-text"]
    + PaintingOptions.options.map(\.name)
    + OutputOptions.options.map(\.name).filter { !["output", "format", "background"].contains($0) }

  private static func listing(
    _ libraries: SymbolLibraries, _ arguments: Arguments
  ) throws(CommandError) -> [ListedSymbol] {
    try libraries.noteOrder(arguments)
    do { return try libraries.fullListing } catch { throw .badData("\(error)") }
  }

  /// Returns the symbols that contain every word and, if that is asked for, take values.
  private static func matches(
    _ listing: [ListedSymbol], _ arguments: Arguments
  ) -> [ListedSymbol] {
    let wanted = arguments.operands.map { $0.lowercased() }
    let takeValues = arguments.has("takes-value")
    return listing.filter { symbol in
      guard !takeValues || symbol.takesValue else { return false }
      let metadata = symbol.metadata
      let words = [symbol.name, metadata.altText, metadata.category] + metadata.keywords
      let text = (words + metadata.aliases).joined(separator: "\n").lowercased()
      return wanted.allSatisfy { text.contains($0) }
    }
  }

  /// Returns the error for an empty result; `nil` if something was found.
  private static func refusal(
    _ found: [ListedSymbol], of listing: [ListedSymbol], _ arguments: Arguments
  ) -> CommandError? {
    guard found.isEmpty else { return nil }
    guard !listing.isEmpty else {
      return .badData(
        "no symbol was introduced by version \(arguments.text("available")); give a later version with \(option: "available")"
      )
    }
    let words = arguments.operands.map { "“\($0)”" }.joined(separator: ", ")
    if arguments.has("takes-value") {
      return .badData(
        "no symbol that takes a value matches"
          + (words.isEmpty ? "" : " \(words)")
          + "; without \(option: "takes-value") the others are listed, too")
    }
    return .badData(
      "no symbol matches \(words); `symtext symbols search` tolerates misspelt words, `symtext symbols list` lists all"
    )
  }

  // MARK: Sheets

  private static func sheet(
    _ found: [ListedSymbol], _ libraries: SymbolLibraries, _ arguments: Arguments
  ) throws(CommandError) -> Product {
    let format = try CatalogFormat.chosen(arguments)
    let output = try OutputOptions(arguments, format: format.picture, file: format)
    let painting = try PaintingOptions(arguments).painting
    let face = try TextOptions.face(
      named: arguments.text("font"), fileAccess: arguments.fileAccess)
    let sheet = CatalogSheet(
      library: libraries, font: Font(face: face, size: 17),
      size: try arguments.number("size") ?? 34,
      configuration: try configuration(arguments), painting: painting)
    let title =
      arguments.operands.isEmpty
      ? "Symbols" : "Symbols: \(arguments.operands.joined(separator: " "))"
    func page(_ text: String) -> Product {
      Product(
        page: Array(text.utf8), output, format: format.rawValue, title: title,
        warnings: warnings(arguments, format))
    }
    do {
      switch format {
      case .png, .svg, .pdf:
        var picture = Picture(list: try sheet.displayList(found))
        if painting.holdsBackGradient {
          picture.warnings.append(
            "gradients came with SF Symbols \(SymbolPainting.gradientVersion): colours are flat")
        }
        return Product(picture, output)
      case .html: return page(try CatalogPage(sheet, title: title).html(found))
      case .md: return page(CatalogTable(title: title).markdown(found))
      }
    } catch {
      throw CommandError(error)
    }
  }

  private static func warnings(_ arguments: Arguments, _ format: CatalogFormat) -> [Sentence] {
    let idle = UnusedOptions(arguments)
    return switch format {
    case .png, .svg, .pdf: []
    case .html:
      idle.warnings(["pixel-ratio", "alt"], "symbols of a web page are sharp at any size")
    case .md:
      idle.warnings(ofSheet.filter { $0 != "format" }, "a table has only the names of symbols")
    }
  }

  private static func configuration(
    _ arguments: Arguments
  ) throws(CommandError) -> SymbolConfiguration {
    let text = arguments.text("symbol-weight")
    guard let weight = SymbolConfiguration.Weight(text), weight != .matched else {
      throw .badValue(
        "symbol-weight", text, "100 to 900 or a name from ultralight to black is expected")
    }
    var configuration = SymbolConfiguration(
      weight: weight, scale: try arguments.choice("scale", SymbolScale.self))
    if arguments.has("bold-text") { configuration.setBoldText() }
    return configuration
  }
}
