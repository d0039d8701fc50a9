@testable import SymtextProgram
import SymtextAuthoring
import SymtextGraphics
import SymtextDrawing
import SymtextVectorFormats
import SymtextFontGlyphs
import SymtextOpenType
import SymtextSupport
import SymtextSymbolText
@testable import SymtextFonts
@testable import SymtextTextLayout

/// A font file as a symbol library, from symtext or any icon font: it is listed, inspected and checked, and its first
/// symbols are drawn in all modes and written as templates.
struct LibraryFontTarget: FuzzTarget {
  let name = "library-font"
  let dictionary: String? = "otf"
  let mostBytes = 49_152

  func run(_ input: [UInt8]) throws {
    let face = try Face(data: FontData(input), name: "fuzzed.ttf")
    if let report = try? FontReport(face) {
      try promise(
        !report.text(withSymbols: true).isEmpty && !report.json.text.isEmpty,
        "the inspection of the font is empty")
    }
    if let library = try? SymbolLibrary(face: face) {
      try check(library)
      _ = FontCheck(library).report()
      for entry in library.font.entries.prefix(2) {
        for kind in TemplateSheet.Kind.allCases {
          let sheet = try? TemplateSheet(entry, of: library, kind: kind, version: .v6)
          _ = sheet?.svg(generator: "fuzz")
        }
      }
    }
    try check(IconFont(face: face))
  }

  private func check(_ source: some SymbolSource) throws {
    let text = try FuzzFonts.text
    let names = try source.listing.map(\.name)
    try promise(names == names.sorted(), "the list is not sorted")
    for name in names.prefix(4) {
      guard
        let symbol = try? source.symbol(
          named: name, beside: text, configuration: SymbolConfiguration())
      else { continue }
      let numbers = [
        symbol.bounds.minX, symbol.bounds.minY, symbol.bounds.maxX, symbol.bounds.maxY,
      ]
      try promise(numbers.allSatisfy(\.isFinite), "\(name) has no finite bounds")
      for mode in RenderingMode.allCases {
        let painting = SymbolPainting(mode: mode, hasGradient: true, value: 0.5, variable: .draw)
        let items = SymbolPainter(painting, tint: .black).items(symbol, at: Point(20, 30))
        _ = try? DisplayList(width: 40, height: 40, items: items).png()
      }
    }
  }
}
