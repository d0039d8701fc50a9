import SymtextSymbolTestSupport
@testable import SymtextOpenType
import SymtextGraphics
import SymtextTestSupport
import Testing
import SymtextFonts
import SymtextTextLayout

struct FontSynthesisTests {
  private static let bold = FontSynthesis(bold: 0.04)

  private func sans(_ synthesis: FontSynthesis = .none) throws -> Font {
    Font(face: try Face(file: TestFonts.dejaVuSans), size: 1000, synthesis: synthesis)
  }

  @Test func `A synthetic bold includes its added width in measurements`() throws {
    let (plain, bold) = (try sans(), try sans(Self.bold))
    let (a, b) = (try #require(plain.stems), try #require(bold.stems))
    #expect(b.letters == "H")
    #expect(abs(b.bar - a.bar - 40) < 1 && abs(b.stem - a.stem - 40) < 1)
    #expect(abs(bold.metrics.capHeight - plain.metrics.capHeight - 20) < 1)
  }

  @Test func `A synthetic bold of Inter, whose contours have the opposite direction, also grows`()
    throws
  {
    let face = try TestFaces.inter.get()
    let a = try #require(Font(face: face, size: 1000).stems)
    let b = try #require(Font(face: face, size: 1000, synthesis: Self.bold).stems)
    #expect(abs(b.bar - a.bar - 40) < 1 && abs(b.stem - a.stem - 40) < 1)
  }

  @Test func `Glyphs become wider by the added width and keep their position`() throws {
    let (plain, bold) = (try sans(), try sans(Self.bold))
    for character in "HoOgi".unicodeScalars {
      let glyph = try #require(plain.glyph(for: character.value))
      let (a, b) = (
        try #require(plain.inkBounds(of: glyph)), try #require(bold.inkBounds(of: glyph))
      )
      #expect(abs(bold.advance(of: glyph) - plain.advance(of: glyph) - 40) < 1e-6)
      #expect(abs(b.minX - a.minX) < 4 && abs(b.maxX - a.maxX - 40) < 4, "\(character)")
      #expect(abs(b.minY - a.minY + 20) < 4 && abs(b.maxY - a.maxY - 20) < 4, "\(character)")
      #expect(
        bold.outline(of: glyph).elements.count == plain.outline(of: glyph).elements.count)
    }
  }

  @Test func `Zero-width marks stay zero-width`() throws {
    let bold = try sans(Self.bold)
    let mark = try #require(bold.glyph(for: 0x301))
    #expect(bold.advance(of: mark) == (try sans()).advance(of: mark) || bold.advance(of: mark) == 0)
  }

  @Test func `A synthetic oblique slants and keeps its strokes`() throws {
    let (plain, oblique) = (try sans(), try sans(FontSynthesis(oblique: 0.2)))
    let glyph = try #require(plain.glyph(for: 0x48))
    let (a, b) = (
      try #require(plain.inkBounds(of: glyph)), try #require(oblique.inkBounds(of: glyph))
    )
    #expect(abs(b.maxX - a.maxX - 0.2 * plain.metrics.capHeight) < 2)
    #expect(oblique.advance(of: glyph) == plain.advance(of: glyph))
    let (c, d) = (try #require(plain.stems), try #require(oblique.stems))
    #expect(abs(c.bar - d.bar) < 2 && abs(c.stem - d.stem) < 2)
    #expect(oblique.isItalic && !plain.isItalic)
  }

  @Test(
    arguments: [
      (400.0, false, 0.0, 0.0), (540, false, 0, 0), (550, false, 150.0 / 7200, 0),
      (700, true, 300.0 / 7200, 0.2), (300, false, 0, 0),
    ] as [(Double, Bool, Double, Double)])
  func `Synthesis supplies the features that a static face lacks`(
    weight: Double, isItalic: Bool, bold: Double, oblique: Double
  ) throws {
    let face = try Face(file: TestFonts.dejaVuSans)
    let synthesis = FontSynthesis(of: face, weight: weight, isItalic: isItalic)
    #expect(synthesis == FontSynthesis(bold: bold, oblique: oblique))
    let font = Font(face: face, size: 10, synthesis: synthesis)
    #expect(abs(font.weight - (bold > 0 ? weight : 400)) < 1e-9)
    #expect(font.withSize(20).synthesis == synthesis)
  }

  @Test func `A variable face becomes bolder through its axis`() throws {
    let face = try TestFaces.inter.get()
    #expect(FontSynthesis(of: face, weight: 900, isItalic: false) == .none)
  }

  @Test func `Colour glyphs are unchanged`() throws {
    let face = try TestFaces.symbols.get()
    #expect(face.hasTable("COLR"))
    #expect(FontSynthesis(of: face, weight: 900, isItalic: true) == .none)
  }

  @Test func `An italic is not slanted again`() throws {
    let face = try Face(file: "/usr/share/fonts/truetype/dejavu/DejaVuSans-Oblique.ttf")
    #expect(FontSynthesis(of: face, weight: 400, isItalic: true) == .none)
  }

  @Test func `Symbols match the weight of synthetically bold text`() throws {
    let curve = StrokeCurve([
      .init(axisValue: 100, stroke: 0.03), .init(axisValue: 900, stroke: 0.3),
    ])
    let plain = WeightMatching(text: try sans(), curve: curve)
    let bold = WeightMatching(text: try sans(Self.bold), curve: curve)
    #expect(bold.axisValue > plain.axisValue + 100)
  }

  @Test(arguments: [(Double.nan, 0.0), (-1, 0), (5, 0.125)])
  func `An excessive synthesis is clamped`(asked: Double, bold: Double) {
    #expect(FontSynthesis(bold: asked).bold == bold)
    #expect(FontSynthesis(oblique: asked).oblique == (asked.isNaN ? 0 : min(max(asked, -1), 1)))
  }
}
