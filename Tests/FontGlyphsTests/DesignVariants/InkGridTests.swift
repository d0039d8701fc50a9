@testable import SymtextFontGlyphs
@testable import SymtextSymbols
@testable import SymtextGraphics
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

struct InkGridTests {
  private func grid(_ shapes: String, at weight: SymbolWeight = .regular) throws -> InkGrid {
    InkGrid(try drawing(name: "base", shapes: shapes).layers, at: weight)
  }

  @Test func `Area and centre are those of the ink`() throws {
    let stroke = 2 * WeightLaw.halfStroke(.regular)
    let ring = try grid("<circle cx=\"12\" cy=\"12\" r=\"8\"/>")
    #expect(abs(ring.area - 2 * .pi * 8 * stroke) < 2)
    let bar = try grid("<path d=\"M4 6h10\"/>")
    #expect(abs(bar.area - (10 * stroke + .pi * stroke * stroke / 4)) < 2.5)
    let center = try #require(bar.center)
    #expect(center.distance(to: Point(9, 6)) < 0.1)
    let solid = try grid("<circle cx=\"12\" cy=\"12\" r=\"8\" fill=\"currentColor\"/>")
    let radius = 8 + stroke / 2
    #expect(abs(solid.area - .pi * radius * radius) < 3)
  }

  @Test func `Heavier ink covers more, and clearing removes it`() throws {
    let shapes = "<path d=\"M4 6h10\"/>"
    #expect(try grid(shapes, at: .black).area > 1.9 * grid(shapes).area)
    var layers = try drawing(name: "base", shapes: "<path d=\"M4 12h16\"/>").layers
    var gap = layers[0]
    gap.shapes[0].path = Path.ellipse(center: Point(12, 12), radiusX: 3, radiusY: 3)
    gap.shapes[0].isSolid = true
    gap.clears = .all
    layers.append(gap)
    let parts = InkGrid(layers, at: .regular).parts
    #expect(parts.areas.count == 3)
    #expect(parts.areas[0] == 0)
  }

  @Test func `Content far outside is ignored and does no harm`() throws {
    #expect(try grid("<path d=\"M-900 -900h10M900 900v50\"/>").center == nil)
    #expect(InkGrid.index(Point(1e300, .nan)) == nil)
    #expect(InkGrid.index(Point(-1e9, 3)) == nil)
  }
}
