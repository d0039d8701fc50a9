internal import SymtextFonts
internal import SymtextOpenType
internal import SymtextSupport
internal import SymtextSymbolText
internal import SymtextSymbols

extension ExportJob {
  /// Returns a checksum of all that the files depend on: the library, its symbols, the choices, and the program.
  /// - Parameter program: a text that differs for programs that may write other files.
  package func inputs(program: String) -> String {
    func list(_ name: String, _ values: [String]) -> [String] {
      ["\(name) \(values.count)"] + values
    }
    var lines = [program, generator, box.rawValue, prefix.map { "\"\($0)" } ?? ""]
    lines += list("weights", weights.map(\.rawValue)) + list("scales", scales.map(\.rawValue))
    lines += list("modes", modes.map(\.rawValue)) + list("sizes", sizes.map(\.suffix))
    lines += list("effects", effects.map(\.name)) + list("symbols", symbols.map(\.name))
    lines += list("names", overrides.lines)
    let font = ExportManifest.Content(BinaryReader(library.library.face.data).copy)
    let choices = ExportManifest.Content(Array(lines.joined(separator: "\n").utf8))
    return "\(font.text) \(choices.text)"
  }
}
