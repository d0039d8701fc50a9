import SymtextFonts
@testable import SymtextOpenType
import SymtextSymbolTestSupport
@testable import SymtextTextLayout
import Testing

struct GlyphOutlinesTests {
  @Test func `Each glyph of a design counts once, and the font with the heaviest glyphs is named`()
    throws
  {
    let font = try TestFaces.inter(size: 20)
    let glyphs: [GlyphID] = [3, 4, 5]
    let elements = glyphs.reduce(0) { $0 + font.elementCount(of: $1) }
    try #require(elements > 20)
    var exact = GlyphOutlines(most: elements)
    for _ in 0..<3 { exact.add(glyphs + glyphs, of: font) }
    // The size changes no outline.
    exact.add(glyphs, of: font.scaled(to: 40))
    #expect(!exact.isExceeded)
    var less = GlyphOutlines(most: elements - 1)
    less.add(glyphs, of: font)
    #expect(less.isExceeded)
    #expect(
      less.description
        == "the different glyphs of the text have more than \(elements - 1) path segments, most of them in Inter; use another font, or divide the text"
    )
    exact.add([6], of: font)
    #expect(exact.isExceeded)
  }

  @Test func `A paragraph counts the glyphs of all its runs`() throws {
    let font = try TestFaces.inter(size: 20)
    let paragraph = Paragraph(StyledText("abba", attributes: TextAttributes(font: font)))
    let most = ["a", "b"].reduce(0) { sum, letter in
      sum
        + (font.face.glyph(for: UInt32(UInt8(ascii: letter))).map { font.elementCount(of: $0) } ?? 0)
    }
    for (limit, isExceeded) in [(most, false), (most - 1, true)] {
      var outlines = GlyphOutlines(most: limit)
      paragraph.count(in: &outlines)
      #expect(outlines.isExceeded == isExceeded)
    }
  }
}
