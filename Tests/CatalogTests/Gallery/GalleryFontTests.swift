@testable import SymtextCatalog
@testable import SymtextFonts
@testable import SymtextGraphics
@testable import SymtextOpenType
import Testing

/// The fonts of the page's grid.
struct GalleryFontTests {
  @Test(arguments: [100.0, 250, 400, 623.5, 900])
  func `Symbols have the appearance and width of the library's, at any weight`(weight: Double)
    throws
  {
    let library = try Face(data: .bundled, name: "library")
    let names = ["heart", "bell.badge", "heart.slash", "heart", "arrow.up"]
    let glyphs = try names.enumerated().map { index, name in
      let glyph = try #require(library.glyph(named: name))
      return (glyph: glyph, character: GalleryFont.firstCharacter + UInt32(7 * index))
    }
    let source = try #require(GalleryFont(library.data))
    let face = try Face(data: FontData(source.file(glyphs, middle: 700)), name: "grid")
    #expect(face.axes == library.axes)
    // No colour layers and no letters.
    #expect(face.glyphCount < 20)
    let coordinates = DesignCoordinates(weight: weight)
    let (cut, whole) = (
      Font(face: face, size: 2048, coordinates: coordinates),
      Font(face: library, size: 2048, coordinates: coordinates)
    )
    for (glyph, character) in glyphs {
      let own = try #require(face.glyph(for: character))
      #expect(cut.outline(of: own) == whole.outline(of: glyph))
      #expect(!cut.outline(of: own).elements.isEmpty)
      #expect(cut.advance(of: own) == whole.advance(of: glyph))
    }
    #expect(face.characters.count == glyphs.count)
  }

  @Test func `The middle of the line matches the symbols' middle`() throws {
    let library = try Face(data: .bundled, name: "library")
    let glyph = try #require(library.glyph(named: "heart"))
    let source = try #require(GalleryFont(library.data))
    let bytes = try source.file([(glyph, GalleryFont.firstCharacter)], middle: 700)
    let face = try Face(data: FontData(bytes), name: "grid")
    let metrics = Font(face: face, size: Double(face.unitsPerEm)).metrics
    #expect((metrics.ascent - metrics.descent) / 2 == 700)
  }
}
