@testable import SymtextFontGlyphs
import Testing

struct SymbolGlyphsFormsTests {
  private func glyph(_ name: String) -> VaryingGlyph {
    VaryingGlyph(name: name, outlines: [], advances: [0, 0, 0])
  }

  private func described(_ alternates: [SymbolGlyphs.Alternate]) -> [String] {
    alternates.sorted { $0.range.lowerBound < $1.range.lowerBound }
      .map { "\($0.glyph.name) \($0.range.lowerBound) \($0.range.upperBound)" }
  }

  @Test func `A form takes its part of the axis from the previous glyph`() {
    let own = [
      SymbolGlyphs.Alternate(range: -1...(-0.25), glyph: glyph("a")),
      SymbolGlyphs.Alternate(range: 0.25...1, glyph: glyph("b")),
    ]
    #expect(
      described(SymbolGlyphs.exchanged(own, on: 0.5...0.75, for: glyph("form"), [])) == [
        "a -1.0 -0.25", "b 0.25 0.5", "form 0.5 0.75", "b 0.75 1.0",
      ])
  }

  @Test func `A substitute of a form's glyph keeps its part within the form's`() {
    let others = [
      SymbolGlyphs.Alternate(range: -1...0.25, glyph: glyph("c")),
      SymbolGlyphs.Alternate(range: 0.75...1, glyph: glyph("d")),
      SymbolGlyphs.Alternate(range: -1...(-0.5), glyph: glyph("e")),
    ]
    #expect(
      described(SymbolGlyphs.exchanged([], on: 0...1, for: glyph("form"), others)) == [
        "c 0.0 0.25", "form 0.25 0.75", "d 0.75 1.0",
      ])
  }
}
