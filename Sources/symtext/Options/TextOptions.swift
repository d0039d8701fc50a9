internal import ArgumentParser
internal import FontGlyphs
internal import SymbolText
internal import TextLayout

/// The font of the text and how its symbols are set: the same for `render`, `metrics` and `button`.
struct TextOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The text font: a family name as in a font menu, or a font file.", valueName: "family|file"))
  var font: String = FontFinder.defaultFamily

  @Option(
    help: ArgumentHelp(
      "The text's weight: 1 to 1000, or a name from ultralight to black.", valueName: "weight"))
  var weight: String = "regular"

  @Flag(help: "Take the italic of the family.")
  var italic = false

  @Option(help: ArgumentHelp("How large symbols are: small, medium or large.", valueName: "scale"))
  var scale: String = "medium"

  @Option(
    help: ArgumentHelp(
      "The symbols' weight: matched (to the text's strokes), 100 to 900, or a name.",
      valueName: "weight"))
  var symbolWeight: String = "matched"

  @Option(
    help: ArgumentHelp(
      "A symbol font made by `symtext font build`, instead of the bundled one.", valueName: "file"))
  var library: String?

  /// Opens the text font.
  func font(size: Double) throws(CommandError) -> Font {
    let weight = try axisValue
    do {
      // A name with a slash or a font's extension is a file; then fontconfig is never started.
      let face =
        font.contains("/") || [".ttf", ".otf", ".ttc", ".otc"].contains { font.lowercased().hasSuffix($0) }
        ? try Face(file: font)
        : try FontFinder.face(family: font, weight: weight, isItalic: italic)
      return Font(face: face, size: size, coordinates: DesignCoordinates(weight: weight))
    } catch {
      throw error.kind == .notInstalled
        ? .unavailable(error.description)
        : error.kind == .missing ? .noInput(error.description) : .badData(error.description)
    }
  }

  /// Opens the symbol library.
  func symbolLibrary() throws(CommandError) -> SymbolLibrary {
    if let library, !File.exists(library) {
      throw .noInput("cannot read \(library): there is no such file")
    }
    do {
      return try library.map { (file) throws(SymbolError) in try SymbolLibrary(file: file) }
        ?? SymbolLibrary.bundled()
    } catch {
      throw .badData("\(error)")
    }
  }

  /// What is specified for all symbols.
  var configuration: SymbolConfiguration {
    get throws(CommandError) {
      guard let scale = SymbolScale(rawValue: scale) else {
        throw .usage("--scale \(scale): a scale is small, medium or large")
      }
      guard let weight = SymbolConfiguration.Weight(symbolWeight) else {
        throw .usage(
          "--symbol-weight \(symbolWeight): a weight is matched, 100 to 900, or a name from ultralight to black"
        )
      }
      return SymbolConfiguration(weight: weight, scale: scale)
    }
  }

  private var axisValue: Double {
    get throws(CommandError) {
      if let named = SymbolWeight(rawValue: weight) { return named.axisValue }
      guard let value = Double(weight), (1...1000).contains(value) else {
        throw .usage("--weight \(weight): a weight is 1 to 1000, or a name from ultralight to black")
      }
      return value
    }
  }

  /// Says on standard error which characters the font lacks.
  func warn(missing: [Unicode.Scalar]) {
    guard !missing.isEmpty else { return }
    let list = missing.prefix(8).map { scalar in
      "“\(scalar)” (U+\(String(scalar.value, radix: 16, uppercase: true)))"
    }
    let more = missing.count > 8 ? " and \(missing.count - 8) more" : ""
    File.note("symtext: the font \(font) has no glyph for \(list.joined(separator: ", "))\(more)")
  }
}
