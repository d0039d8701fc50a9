@testable import SymtextSymbolText
@testable import SymtextSymbols
@testable import SymtextFontGlyphs
import Foundation
import SymtextGraphics
import SymtextOpenType
import SymtextTestSupport
import Testing

/// Symbols whose layers are more faithful than their whole glyphs.
struct LayeredSymbolTests {
  /// Returns a font with a disc whose cleared hole is too complex to be cut out.
  private func bytes(joining: Int, regular: Int) throws -> [UInt8] {
    func disc(_ radius: Double, clears: ClearingModes = []) -> SymbolLayer {
      let path = Path.ellipse(center: Point(12, 12), radiusX: radius, radiusY: radius)
      return SymbolLayer(
        shapes: [.init(path: path, isSolid: true)], level: .primary, clears: clears)
    }
    let symbol = Symbol(
      name: "a", layers: [disc(9), disc(4, clears: .all)],
      metadata: SymbolMetadata(altText: "A", category: "a"))
    var compiler = FontCompiler()
    compiler.budget = { OutliningBudget(joining: joining, regular: regular) }
    let (file, report) = try compiler.font(SymbolSet(symbols: [symbol]))
    #expect(report.uncutSymbols == (regular < 1000 ? ["a"] : []))
    return file.encoded()
  }

  @Test func `The font marks it, and its colour table paints the whole glyph`() throws {
    let bytes = try bytes(joining: 10, regular: 10)
    let font = try SymbolFont(FontData(bytes))
    #expect(font.isLayered(0))
    let directory = try TemporaryDirectory()
    try Data(bytes).write(to: URL(fileURLWithPath: directory.file("a.ttf")))
    let clean = try Subprocess.run(
      Python.executable, ["-m", "ots", directory.file("a.ttf"), directory.file("out.ttf")])
    #expect(clean.status == 0, "\(clean.errorText)")
    let glyph = try #require(font.glyph(of: 0, scale: .medium))
    let text = try Python.run("painted_base_glyphs.py", [directory.file("a.ttf")])
    // The glyph, and its paint: 32 is a composite, which subtracts the hole.
    #expect(text.split(separator: "\n").contains("\(glyph.rawValue) 32"), "\(text)")
  }

  @Test func `A symbol that can be cut out is one glyph`() throws {
    let font = try SymbolFont(FontData(try bytes(joining: 1_000_000, regular: 1_000_000)))
    #expect(!font.isLayered(0))
  }
}
