@testable import SymtextFontGlyphs
import SymtextOpenType
import Testing

struct GlyphLimitsTests {
  /// Returns a glyph of zigzag lines whose points move by some units between masters.
  private func glyph(contours: Int, points: Int, moves: Int = 0) -> VaryingGlyph {
    let outlines = [0, 1, 2].map { master in
      Outline(
        contours: (0..<contours).map { contour in
          (0..<points).map { point in
            Outline.Point(x: contour % 100 + master * moves, y: point % 200, isOnCurve: true)
          }
        })
    }
    return VaryingGlyph(name: "a", outlines: outlines, advances: [9, 9, 9])
  }

  private func message(_ glyph: VaryingGlyph) -> String? {
    do throws(FontError) {
      try GlyphLimits.check(glyph)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `A glyph has a maximum number of points and contours`() {
    #expect(message(glyph(contours: 1, points: 65_535)) == nil)
    #expect(
      message(glyph(contours: 1, points: 65_536))
        == "a has an outline of 65536 points; a glyph holds at most 65535. Simplify the drawing")
    #expect(message(glyph(contours: 32_767, points: 2)) == nil)
    #expect(
      message(glyph(contours: 32_768, points: 1))
        == "a has an outline of 32768 contours; a glyph holds at most 32767. Simplify the drawing")
  }

  @Test func `A composite has a maximum number of points`() {
    let half = glyph(contours: 10, points: 1000)
    #expect(GlyphLimits.canCompose([half, half]))
    #expect(!GlyphLimits.canCompose([half, half, glyph(contours: 1, points: 1)]))
  }

  @Test func `Point variations have a size limit, and those within it are written`() throws {
    func font(_ points: Int) -> String? {
      let glyph = glyph(contours: 1, points: points, moves: 300)
      if let message = message(glyph) { return message }
      let base = glyph.outlines[1]
      let deltas = glyph.outlines.map { outline in
        zip(base.contours.joined(), outline.contours.joined()).map {
          GvarTable.Delta(x: $1.x - $0.x, y: $1.y - $0.y)
        } + [GvarTable.Delta](repeating: .zero, count: 4)
      }
      var file = FontFile()
      do throws(FontError) {
        try file.add(
          GvarTable(
            regions: [
              VariationRegion(start: -1, peak: -1, end: 0),
              VariationRegion(start: 0, peak: 1, end: 1),
            ],
            glyphs: [[deltas[0], deltas[2]]]))
        return nil
      } catch {
        return "gvar: \(error)"
      }
    }
    // Two bytes per point along x, none along y, a byte per 64 points of both.
    var fitting = 0
    var refused = 65_535
    while refused - fitting > 1 {
      let middle = (fitting + refused) / 2
      let message = font(middle)
      #expect(message?.hasPrefix("gvar") != true)
      if message == nil { fitting = middle } else { refused = middle }
    }
    #expect((31_900..<32_300).contains(fitting))
    #expect(font(refused)?.contains("a glyph holds at most 65535") == true)
  }
}
