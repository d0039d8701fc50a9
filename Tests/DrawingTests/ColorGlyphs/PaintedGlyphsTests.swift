@testable import SymtextDrawing
import SymtextFonts
import SymtextGraphics
import SymtextTestSupport
import Testing

struct PaintedGlyphsTests {
  @Test func `The glyph cache of a long-running process is bounded`() throws {
    let font = Font(face: try Face(file: try TestPaintFont.file), size: 20)
    let glyph = try #require(font.face.glyph(for: 0x4E00))
    var first: [DisplayItem]?
    var most = 0
    // Each text colour caches a separate glyph.
    for number in 0..<2 * PaintedGlyphs.most + 10 {
      let color = Color(red: Double(number % 256) / 255, green: Double(number / 256) / 255, blue: 0)
      let items = PaintedGlyphs.painted(glyph, in: font, palette: 0, textColor: color)?
        .painted.items
      if number == 0 { first = items }
      most = max(most, PaintedGlyphs.count)
    }
    #expect(most > 0 && most <= PaintedGlyphs.most)
    // The first glyph was evicted, and is made again.
    let again = PaintedGlyphs.painted(
      glyph, in: font, palette: 0, textColor: Color(red: 0, green: 0, blue: 0))?.painted.items
    #expect(first?.isEmpty == false && again?.count == first?.count)
  }
}
