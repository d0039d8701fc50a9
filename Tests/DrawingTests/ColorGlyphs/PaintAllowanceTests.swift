@testable import SymtextDrawing
import SymtextFonts
import SymtextGraphics
import SymtextOpenType
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

/// The budget of the colour glyphs of a text.
struct PaintAllowanceTests {
  private func key(_ glyph: UInt32) throws -> PaintedGlyphs.Key {
    let font = try TestLibrary.inter(size: 20)
    return PaintedGlyphs.Key(
      face: font.face.id, coordinates: font.coordinates, synthesis: font.synthesis, size: 20,
      glyph: GlyphID(glyph), palette: 0, textColor: .black)
  }

  private func glyph(elements: Int, steps: Int = 0) -> PaintedGlyphs.Painted {
    PaintedGlyphs.Painted(items: [], elements: elements, steps: steps)
  }

  @Test func `Glyphs are copied, then share their shapes, then lose their paints`() throws {
    let half = PaintAllowance.mostCopied / 2
    let allowance = PaintAllowance(elements: half + 2 * PaintAllowance.elementsOfLayer)
    var uses: [PaintAllowance.Use] = []
    for _ in 0..<5 { uses.append(allowance.use(of: glyph(elements: half), try key(3))) }
    #expect(uses == [.copied, .copied, .shared, .shared, .none])
    #expect(allowance.use(of: glyph(elements: 1), try key(4)) == .none)
    #expect(!allowance.allows(layers: 1))
  }

  @Test func `Work is counted once a glyph`() throws {
    let allowance = PaintAllowance()
    let most = PaintAllowance.mostSteps
    #expect(allowance.use(of: glyph(elements: 1, steps: most), try key(3)) == .copied)
    #expect(allowance.use(of: glyph(elements: 1, steps: most), try key(3)) == .copied)
    #expect(allowance.use(of: glyph(elements: 1, steps: 1), try key(4)) == .none)
  }

  @Test func `Outlines that cross everywhere are not clipped for ever`() throws {
    let font = try TestLibrary.inter(size: 20)
    // Each layer is one outline within another.
    let layer = [PaintGraph.outline(of: 40), PaintGraph.outline(of: 41), PaintGraph.solid]
    let graph = PaintGraph.repeated(layer, count: 40, nodes: 3)
    let table = try #require(graph.table)
    let root = try #require(table.paint(of: 3))
    var painter = GlyphPainter(
      font: font, paints: table, palette: [.black], textColor: .black)
    #expect(painter.items(of: 3, paint: root)?.isEmpty == false && painter.exceeded == nil)
    let steps = painter.steps
    #expect(steps > 40)
    for (most, limit) in [(steps, nil), (40, .work), (0, .work)] as [(Int, PaintLimit?)] {
      var painter = GlyphPainter(
        font: font, paints: table, palette: [.black], textColor: .black, steps: most)
      _ = painter.items(of: 3, paint: root)
      #expect(painter.exceeded == limit)
    }
  }
}
