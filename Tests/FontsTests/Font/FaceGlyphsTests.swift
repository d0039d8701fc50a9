import SymtextSymbolTestSupport
@testable import SymtextOpenType
import SymtextTestSupport
import Testing
@testable import SymtextFonts
@testable import SymtextTextLayout

struct FaceGlyphsTests {
  @Test func `Names map to glyphs and back`() throws {
    let face = try TestFaces.dejaVuSerif.get()
    let glyph = try #require(face.glyph(named: "ampersand"))
    #expect(glyph == face.glyph(for: 0x26))
    #expect(face.name(of: glyph) == "ampersand")
    #expect(face.character(of: glyph) == 0x26)
    #expect(face.glyph(named: "no such name") == nil)
    #expect(face.name(of: 1_000_000) == nil)
  }

  @Test func `Characters are sorted, each with its default glyph`() throws {
    let face = try TestFaces.dejaVuSerif.get()
    let characters = face.characters
    #expect(characters.count > 3000)
    #expect(zip(characters, characters.dropFirst()).allSatisfy { $0.character < $1.character })
    #expect(characters.allSatisfy { face.glyph(for: $0.character) == $0.glyph })
    #expect(characters.allSatisfy { Int($0.glyph.rawValue) < face.glyphCount })
  }

  @Test func `A text gives its glyphs with the active features`() throws {
    let face = try TestFaces.dejaVuSerif.get()
    #expect(face.glyphs(of: "fi").count == 1)
    #expect(face.glyphs(of: "fi", features: [FontFeature("liga", 0)]).count == 2)
    #expect(face.glyphs(of: "").isEmpty)
  }

  @Test func `Tables are found by their tag`() throws {
    let face = try TestFaces.dejaVuSerif.get()
    #expect(face.hasTable("GSUB") && !face.hasTable("SymT"))
    #expect(face.table("head")?.count == 54)
    #expect(face.table("SymT") == nil)
  }
}
