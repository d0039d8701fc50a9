internal import SymtextService
internal import SymtextCommandLine
internal import SymtextOpenType
internal import SymtextSupport
internal import SymtextFonts
internal import SymtextTextLayout

/// The command `symtext font inspect`.
enum FontInspectCommand {
  static let command = Command(
    name: "inspect",
    abstract: "Shows the contents of a font file.",
    discussion: """
      The file may be any TrueType or OpenType font. The report has its size, tables, names, axes, named instances, \
      features with their effects, colour palettes, the number of glyphs and those with overlapping contours. For a \
      font made by `symtext font build` it counts the symbols; --symbols lists them with code point, layers and the \
      glyph at every scale, or the characters of another font. JSON always has this list.

        symtext font inspect Symbols.ttf --symbols
        symtext font inspect Icons.ttf --json
      """,
    operand: .init(name: "font", help: "A font file."),
    options: [
      .init(name: "symbols", help: "List the symbols, or the characters of another font."),
      .init(name: "json", help: "Print JSON."),
    ],
    action: .runs { (arguments) throws(CommandError) in
      let isJSON = arguments.has("json")
      let idle = UnusedOptions(arguments).warning("symbols", if: isJSON, "JSON always lists them")
      for warning in idle { Console.warn(warning) }
      let report = try FontReport(file: arguments.operands.first ?? "")
      let text =
        isJSON
        ? report.json.text : report.text(withSymbols: arguments.has("symbols"))
      try File.write(Array(text.utf8), to: "-")
    })
}

extension FontReport {
  /// Opens a font file.
  fileprivate init(file: String) throws(CommandError) {
    guard File.exists(file) else { throw .noInput("cannot read \(file): there is no such file") }
    do {
      try self.init(Face(file: file))
    } catch let error as FontLoadingError {
      throw error.kind == .missing
        ? .noInput("\(error)") : .badData("\(error)")
    } catch {
      throw .badData("cannot read the font \(file): \(error)")
    }
  }
}
