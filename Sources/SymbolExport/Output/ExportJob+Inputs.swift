internal import SymtextFonts
internal import SymtextOpenType
internal import SymtextSupport
internal import SymtextSymbolText
internal import SymtextSymbols

extension ExportJob {
  /// Returns a checksum of all that the files depend on: the library, its symbols, the choices, and the program.
  /// - Parameter program: a text that differs for programs that may write other files.
  package func inputs(program: String) -> String {
    var lines = [program, generator, box.rawValue, prefix.map { "\"\($0)" } ?? ""]
    lines += weights.map(\.rawValue) + scales.map(\.rawValue) + modes.map(\.rawValue)
    lines += sizes.map(\.suffix) + effects.map(\.name) + symbols.map(\.name) + overrides.lines
    let font = ExportManifest.Content(BinaryReader(library.library.face.data).copy)
    let choices = ExportManifest.Content(Array(lines.joined(separator: "\n").utf8))
    return "\(font.text) \(choices.text)"
  }
}
