internal import FontGlyphs
internal import SymbolText
internal import TextLayout

/// The font of the text and how its symbols are set: the same for `render`, `metrics` and `button`.
struct TextOptions {
  static let options: [Command.Option] = [
    .init(
      name: "font", value: "family|file",
      help: "The text font: a family name as in a font menu, or a font file.",
      standard: FontFinder.defaultFamily),
    .init(
      name: "weight", value: "weight",
      help: "The text's weight: 1 to 1000, or a name from ultralight to black.",
      standard: "regular"),
    .init(name: "italic", help: "Take the italic of the family."),
    .init(
      name: "scale", value: "scale", help: "How large symbols are: small, medium or large.",
      standard: "medium"),
    .init(
      name: "symbol-weight", value: "weight",
      help: "The symbols' weight: matched (to the text's strokes), 100 to 900, or a name.",
      standard: "matched"),
    library,
  ]

  static let library = Command.Option(
    name: "library", value: "file",
    help: """
      A font to take symbols from: one made by `symtext font build`, or any icon font, whose icons \
      are named by glyph, by ligature or as u+f0f3. May be repeated: the last one is searched first, \
      the bundled symbols last.
      """)

  private let fontName: String
  private let isItalic: Bool
  private let axisValue: Double
  /// What is specified for all symbols.
  let configuration: SymbolConfiguration
  /// The symbols.
  let symbols: SymbolLibraries

  /// Checks the options and opens the symbol libraries that are named.
  init(_ arguments: Arguments, style: TextStyleOptions) throws(CommandError) {
    fontName = arguments.text("font")
    isItalic = arguments.has("italic")
    let weight = arguments.text("weight")
    if let styled = style.weight, !arguments.has("weight") {
      axisValue = styled.axisValue
    } else if let named = SymbolWeight(rawValue: weight) {
      axisValue = named.axisValue
    } else if let value = Double(weight), (1...1000).contains(value) {
      axisValue = value
    } else {
      throw .usage("--weight \(weight): 1 to 1000 or a name from ultralight to black is expected")
    }
    let symbolWeight = arguments.text("symbol-weight")
    guard let weight = SymbolConfiguration.Weight(symbolWeight) else {
      throw .usage(
        "--symbol-weight \(symbolWeight): matched, 100 to 900 or a name from ultralight to black is expected"
      )
    }
    var configuration = SymbolConfiguration(
      weight: arguments.has("symbol-weight") ? weight : nil,
      scale: try arguments.choice("scale", SymbolScale.self))
    configuration.typeSettings = style.settings
    self.configuration = configuration
    symbols = try SymbolLibraries(arguments)
  }

  /// Opens the text font.
  func font(size: Double) throws(CommandError) -> Font {
    do {
      return Font(
        face: try face(), size: size, coordinates: DesignCoordinates(weight: axisValue))
    } catch {
      switch error.kind {
      case .notInstalled: throw .unavailable(error.description)
      case .missing: throw .noInput(error.description)
      case .notAFont: throw .badData(error.description)
      }
    }
  }

  /// A name with a slash or a font's extension is a file; then fontconfig is never started.
  private func face() throws(FontLoadingError) -> Face {
    let extensions = [".ttf", ".otf", ".ttc", ".otc"]
    if fontName.contains("/") || extensions.contains(where: { fontName.lowercased().hasSuffix($0) })
    {
      return try Face(file: fontName)
    }
    return try FontFinder.face(family: fontName, weight: axisValue, isItalic: isItalic)
  }

  /// Says on standard error which symbols stand for variants that no library has.
  func warn(substituted symbols: [SetSymbol]) {
    var said: Set<String> = []
    for symbol in symbols {
      guard let variant = symbol.variantAskedFor, said.insert(variant).inserted else { continue }
      File.note(
        "symtext: there is no `\(variant)`; `\(symbol.name)` is shown; `symtext font build --variants \(variant)` makes it"
      )
    }
  }

  /// Says on standard error which characters the font lacks.
  func warn(missing: [Unicode.Scalar]) {
    guard !missing.isEmpty else { return }
    let list = missing.prefix(8).map { scalar in
      "“\(scalar)” (U+\(String(scalar.value, radix: 16, uppercase: true)))"
    }
    let more = missing.count > 8 ? " and \(missing.count - 8) more" : ""
    File.note(
      "symtext: the font \(fontName) has no glyph for \(list.joined(separator: ", "))\(more)")
  }
}

extension SymbolLibraries {
  /// The libraries that `--library` names, before the bundled one.
  init(_ arguments: Arguments) throws(CommandError) {
    let files = arguments.all("library")
    for file in files where !File.exists(file) {
      throw .noInput("cannot read \(file): there is no such file")
    }
    do { try self.init(files: files) } catch { throw .badData("\(error)") }
  }
}
