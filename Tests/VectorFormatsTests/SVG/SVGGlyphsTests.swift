@testable import SymtextDrawing
import SymtextFonts
import SymtextGraphics
@testable import SymtextOpenType
import SymtextSymbolTestSupport
import SymtextTextLayout
import SymtextSupport
@testable import SymtextVectorFormats
import Testing

struct SVGGlyphsTests {
  /// Returns a picture of glyphs that all touch.
  private func picture(_ glyphs: [GlyphID]) throws -> DisplayList {
    let font = try TestFaces.inter(size: 20)
    let placed = glyphs.enumerated().map { index, glyph in
      GlyphRun.Glyph(id: glyph, origin: Point(Double(index), 20), cluster: 0)
    }
    return DisplayList(
      width: Double(glyphs.count), height: 30,
      items: [.glyphs(GlyphRun(font: font, glyphs: placed), .color(.black))])
  }

  private func letter(_ letter: Character) throws -> GlyphID {
    let scalar = try #require(letter.unicodeScalars.first)
    return try #require(try TestFaces.inter().face.glyph(for: scalar.value))
  }

  /// Returns how often a file has some bytes.
  private func count(_ text: String, in bytes: [UInt8]) -> Int {
    String(decoding: bytes, as: UTF8.self).components(of: text)
  }

  @Test func `Glyphs that touch are one outline of bounded length`() throws {
    let letter = try letter("e")
    let own = try TestFaces.inter(size: 20).elementCount(of: letter)
    let most = 65_536 / own
    let few = try picture(Array(repeating: letter, count: most)).svg()
    #expect(count("<use ", in: few) == 1)
    let many = try picture(Array(repeating: letter, count: 3 * most)).svg()
    // The outlines of the parts are the same.
    #expect(count("<use ", in: many) == 3)
    #expect(many.count < few.count * 2)
  }

  @Test func `After a million path elements each glyph has an outline of its own`() throws {
    let letters = try Array("abcdefghijklmnopqrstuvwxyz").map(letter)
    var state: UInt64 = 1
    let glyphs = (0..<80_000).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return letters[Int(state >> 40) % letters.count]
    }
    let font = try TestFaces.inter(size: 20)
    let all = glyphs.reduce(0) { $0 + font.elementCount(of: $1) }
    try #require(all > 1_500_000)
    let file = try picture(glyphs).svg()
    // Few of the glyphs are in the outlines of many.
    #expect(count("<use ", in: file) > 10_000)
    #expect(count("<path id", in: file) < 60)
  }
}

extension String {
  fileprivate func components(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
