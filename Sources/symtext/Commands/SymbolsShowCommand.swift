internal import SymtextService
internal import SymtextCatalog
internal import SymtextSymbols
internal import SymtextGraphics
internal import SymtextCommandLine
internal import SymtextDrawing
internal import SymtextFontGlyphs
internal import SymtextPreviews
internal import SymtextSupport
internal import SymtextSymbolText
internal import SymtextFonts
internal import SymtextTextLayout

/// The command `symtext symbols show`.
enum SymbolsShowCommand {
  static let command = Command(
    name: "show",
    abstract: "Shows everything about a symbol, as text or as a page.",
    discussion: """
      Prints the library's data about the symbol. --output draws a page instead; --output with --json does both, and \
      prints to standard error if the page goes to standard output. The page shows the symbol in nine weights and \
      three scales, beside text, in every rendering mode with flat colours and with gradients, light and dark, with \
      separate layers, at variable values, in motion, and its variants.

        symtext symbols show speaker.wave.3
        symtext symbols show heart --json
        symtext symbols show cloud.sun.rain -o sheet.png --pixel-ratio 2
        symtext symbols show bell --font "Noto Serif" --appearance dark -o bell.png
      """,
    operand: .init(name: "name", help: "The symbol's name, or an alias."),
    options: [
      .init(name: "json", help: "Print JSON."),
      .init(
        name: "font", value: "family|file",
        help: "The font of the captions and of the text beside the symbol.",
        defaultValue: FontFinder.defaultFamily),
      .init(
        name: "appearance", value: "appearance", help: "Appearance of the page: light or dark.",
        defaultValue: "light", choices: .of(Appearance.self)),
      TextOptions.library, SymbolLibraries.noBundledOption, SymbolLibraries.availableOption,
      .init(
        name: "output", letter: "o", value: "file",
        help: "The picture to draw: a \(PictureFormat.extensions); - is standard output."),
    ] + OutputOptions.options.filter { $0.name != "output" && $0.name != "background" }
      + OutputOptions.ofShowing,
    action: .makes(
      .init(formats: .of(PictureFormat.self)) { (arguments) throws(CommandError) in
        guard let name = arguments.operands.first else {
          throw .usage("a symbol's name is expected")
        }
        let libraries = try SymbolLibraries(arguments)
        try libraries.noteOrder(arguments)
        guard arguments.has("output") || arguments.has("show") else {
          return Product(
            text: try description(name, libraries, isJSON: arguments.has("json")),
            warnings: UnusedOptions(arguments).warnings(
              ofPage, "without \(option: "output") no page is drawn"))
        }
        let output = try OutputOptions(arguments)
        return Product(
          Picture(
            list: try page(name, libraries, arguments),
            measures: arguments.has("json") ? try json(name, libraries) : nil),
          output)
      }))

  /// Options for the look of the page.
  private static let ofPage = [
    "font", "appearance", "format", "pixel-ratio", "alt", "text-as", "id-prefix", "blending",
    "compression",
  ]

  private static func page(
    _ name: String, _ libraries: SymbolLibraries, _ arguments: Arguments
  ) throws(CommandError) -> DisplayList {
    let face = try TextOptions.face(
      named: arguments.text("font"), fileAccess: arguments.fileAccess)
    let font = Font(face: face, size: 17)
    let specimen = Specimen(
      name, library: libraries, font: font,
      appearance: try arguments.choice("appearance", Appearance.self))
    do { return try specimen.displayList() } catch { throw CommandError(error) }
  }

  // MARK: In words

  private static func description(
    _ name: String, _ libraries: SymbolLibraries, isJSON: Bool
  ) throws(CommandError) -> String {
    if isJSON { return try json(name, libraries).text }
    let (symbol, variants) = try listed(name, libraries)
    return table(symbol, variants: variants)
  }

  private static func json(
    _ name: String, _ libraries: SymbolLibraries
  ) throws(CommandError) -> JSONDocument {
    let (symbol, variants) = try listed(name, libraries)
    return symbol.json(variants: variants)
  }

  private static func listed(
    _ name: String, _ libraries: SymbolLibraries
  ) throws(CommandError) -> (symbol: ListedSymbol, variants: [String]) {
    do {
      let symbol = try libraries.listed(named: name)
      return (symbol, try libraries.variants(of: symbol.name))
    } catch {
      throw CommandError(error)
    }
  }

  private static func table(_ symbol: ListedSymbol, variants: [String]) -> String {
    let metadata = symbol.metadata
    var rows = [
      ("name", symbol.name), ("shows", metadata.altText),
      ("code point", symbol.codePointText ?? ""),
      ("category", metadata.category), ("keywords", metadata.keywords.joined(separator: ", ")),
      ("aliases", metadata.aliases.joined(separator: ", ")), ("since", metadata.since),
      ("prefers", metadata.preferredMode?.rawValue ?? ""),
      ("right to left", symbol.rightToLeftText),
      (
        "forms",
        metadata.forms.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
          .joined(separator: ", ")
      ),
      (metadata.isDisplayOnly ? "display-only" : "note", metadata.note),
      ("variant of", metadata.base ?? ""),
      ("stored", symbol.isStored ? "" : "no, it is made from the lines of its base symbol"),
      ("variants", variants.joined(separator: ", ")), ("library", symbol.library),
    ]
    for (number, layer) in symbol.layers.enumerated() {
      rows.append((number == 0 ? "layers" : "", layer.words))
    }
    rows.append(("layers that move as one", symbol.layers.motionGroupsText))
    rows.append(("moves", symbol.motion.words.joined(separator: ", ")))
    rows.append(("effects", symbol.effectWords))
    let width = rows.map(\.0.count).max() ?? 0
    return rows.filter { !$0.1.isEmpty }.map { key, value in
      key + String(repeating: " ", count: width - key.count + 2) + value + "\n"
    }.joined()
  }
}
