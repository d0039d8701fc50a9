@testable import SymtextSymbols
@testable import SymtextAuthoring
import SymtextFontGlyphs
import Testing

struct InkMaskTests {
  private func mask(_ shapes: String) throws -> InkMask {
    let symbol = try DrawingSample.symbol(shapes)
    return try #require(InkMask(InkGrid(symbol.layers, at: .regular)))
  }

  @Test func `A shifted copy overlaps completely`() throws {
    let one = try mask(#"<circle cx="8" cy="9" r="5"/>"#)
    let other = try mask(#"<circle cx="15" cy="14" r="5"/>"#)
    #expect(one.overlap(one) == 1)
    #expect(one.overlap(other) > 0.99 && one.mayOverlap(other, by: 0.99))
    #expect(one.difference(other) < 0.5)
  }

  @Test func `Less ink overlaps by its share`() throws {
    let whole = try mask(#"<rect x="4" y="4" width="16" height="16" fill="currentColor"/>"#)
    let part = try mask(#"<rect x="4" y="4" width="16" height="13.15" fill="currentColor"/>"#)
    #expect(abs(whole.overlap(part) - 14.97 / 17.82) < 0.01)
    #expect(whole.mayOverlap(part, by: 0.8) && !whole.mayOverlap(part, by: 0.9))
    #expect(abs(whole.difference(part) - 17.82 * (17.82 - 14.97)) < 3)
  }

  @Test func `A mirror changes an asymmetric drawing`() throws {
    let tick = try mask(#"<path d="M4 12L9 17L20 6"/>"#)
    #expect(tick.overlap(tick.mirrored) < 0.5 && tick.mirrored.mirrored.overlap(tick) == 1)
    let ring = try mask(#"<circle cx="12" cy="12" r="10"/>"#)
    #expect(ring.overlap(ring.mirrored) > 0.99)
  }

  @Test func `Enclosed white has an area, a bay has none`() throws {
    let ring = try mask(#"<circle cx="12" cy="12" r="10"/>"#)
    #expect(abs(ring.enclosedWhite - 3.1416 * 9.09 * 9.09) < 2)
    #expect(try mask(#"<path d="M4 4V20H20V4"/>"#).enclosedWhite == 0)
  }
}
