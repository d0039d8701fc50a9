@testable import SymtextFontGlyphs
@testable import SymtextSymbols
@testable import SymtextOpenType
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

/// Incompatible masters are refused, with the position.
struct FontAssemblerTests {
  private func outline(_ contours: [[(Int, Int, Bool)]]) -> Outline {
    Outline(
      contours: contours.map { $0.map { .init(x: $0.0, y: $0.1, isOnCurve: $0.2) } })
  }

  private let triangle = [(0, 0, true), (50, 100, true), (100, 0, true)]

  private func message(_ ultralight: Outline, _ regular: Outline, _ black: Outline) throws -> String
  {
    let glyph = VaryingGlyph(
      name: "s", outlines: [ultralight, regular, black], advances: [100, 100, 100])
    let set = try SymbolSet(symbols: [try drawing(name: "s")])
    let glyphs = try GlyphSet(
      leading: [SpecialGlyphs.notdef, SpecialGlyphs.space], symbols: set.symbols,
      compiled: [
        CompiledScale(
          scale: .medium,
          glyphs: [SymbolGlyphs(whole: .outline(glyph, alternates: []), layers: [])])
      ])
    let assembler = FontAssembler(
      familyName: "Wrong", terms: FontTerms(), set: set, glyphs: glyphs, paints: .init(),
      scales: [.medium],
      ligatures: nil, pens: [[nil]])
    let error = #expect(throws: FontError.self) { try assembler.file() }
    return error?.description ?? ""
  }

  @Test func `A different number of contours`() throws {
    let one = outline([triangle])
    #expect(
      try message(one, one, outline([triangle, triangle]))
        == "s has 2 contours at black and 1 at regular; masters need the same")
  }

  @Test func `A different number of points`() throws {
    let one = outline([triangle, triangle])
    #expect(
      try message(outline([triangle, triangle + [(50, -10, true)]]), one, one)
        == "s, contour 1, has 4 points at ultralight and 3 at regular; masters need the same")
  }

  @Test func `A different kind of point`() throws {
    let one = outline([triangle])
    let bent = outline([[(0, 0, true), (50, 100, false), (100, 0, true)]])
    #expect(
      try message(one, one, bent)
        == "s, contour 0, point 1, lies on the curve at regular only; masters need the same structure"
    )
    #expect(
      try message(bent, bent, one)
        == "s, contour 0, point 1, lies on the curve at black only; masters need the same structure"
    )
  }
}
