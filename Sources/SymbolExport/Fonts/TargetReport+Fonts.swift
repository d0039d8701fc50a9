internal import SymtextFontGlyphs
internal import SymtextSymbolText
internal import SymtextSymbols

extension TargetReport {
  /// Notes the scales that symbols lack.
  mutating func addMissingScales(of job: ExportJob) {
    let font = job.library.library.font
    for scale in job.scales {
      let lacking = job.encodedSymbols.map(\.name).filter { name in
        font.entry(named: name).map { font.glyph(of: $0.index, scale: scale) == nil } ?? false
      }
      add(.leftOut, "the font does not have the scale \(scale.rawValue)", of: lacking)
    }
  }

  /// Notes the symbols that a font lacks.
  mutating func addMissingCharacters(of job: ExportJob) {
    add(
      .leftOut, "the font does not store the variant, so it has no code point",
      of: job.symbols.filter { $0.codePoint == nil }.map(\.name))
  }

  /// Notes the symbols whose code points are those of other symbols of the bundled library.
  ///
  /// Programs that look for a character in all installed fonts would take one library's symbol for the other's.
  mutating func addSharedCharacters(of job: ExportJob) {
    guard !job.library.isBundled, let bundled = try? SymbolLibrary.bundled().font else { return }
    let names = bundled.entries.reduce(into: [UInt32: String]()) { $0[$1.codePoint] = $1.name }
    let shared = job.symbols.filter { symbol in
      symbol.codePoint.flatMap { names[$0] }.map { $0 != symbol.name } ?? false
    }
    add(
      .shared,
      "the code points are those of other symbols of the bundled library; build the font again without a list of code points, or with --first-codepoint, before both are installed on one computer",
      of: shared.map(\.name))
  }
}
