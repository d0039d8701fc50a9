@testable import FontGlyphs
@testable import Geometry
@testable import OpenType
import SymbolTestSupport
import Testing

struct FilledSymbolTests {
  private func layers(_ shapes: String) throws -> [SymbolLayer]? {
    FilledSymbol.layers(of: try drawing(name: "s", shapes: shapes))
  }

  @Test func `A closed line is filled`() throws {
    let layers = try #require(try layers("<circle cx=\"12\" cy=\"12\" r=\"10\"/>"))
    #expect(layers.count == 1)
    #expect(layers[0].shapes.map(\.isSolid) == [true])
  }

  @Test(arguments: [
    "<path d=\"M4 12h16\"/>", "<path d=\"M4 4l8 16l8 -16\"/>", "<path d=\"M12 12h0\"/>",
    "<circle cx=\"12\" cy=\"12\" r=\"10\" class=\"stroked\"/>",
    "<circle cx=\"12\" cy=\"12\" r=\"10\" fill=\"currentColor\"/>",
  ])
  func `Where nothing is closed, or all is filled, there is nothing to fill`(shapes: String) throws
  {
    #expect(try layers(shapes) == nil)
  }

  @Test func `The error says what to draw`() throws {
    let variants = SymbolVariants([try drawing(name: "line")])
    let error = #expect(throws: FontError.self) { try variants.symbol(named: "line.fill") }
    #expect(
      error?.description == """
        line.fill cannot be made: no line of line is closed; draw line.fill, or mark what is to be \
        filled with class="filled"
        """)
  }

  @Test func `Lines on a filled shape are knocked out of it, others are strokes`() throws {
    let layers = try #require(
      try layers(
        "<circle cx=\"12\" cy=\"12\" r=\"10\"/><path d=\"M8 12h8\"/><path d=\"M1 23h22\"/>"))
    #expect(layers.count == 2)
    #expect(layers[0].shapes.map(\.isSolid) == [true, false])
    #expect(layers[1].erases)
    #expect(layers[1].shapes.map(\.isSolid) == [false])
  }

  @Test func `A small ring in a filled shape stays a hole, a wide one becomes a line`() throws {
    for (radius, isHole) in [(2.0, true), (3.2, true), (3.5, false), (6, false)] {
      let layers = try #require(
        try layers(
          "<circle cx=\"12\" cy=\"12\" r=\"10\"/><circle cx=\"12\" cy=\"12\" r=\"\(radius)\"/>"))
      let hole = try #require(layers.last)
      #expect(hole.erases)
      #expect(hole.shapes.map(\.isSolid) == [isHole], "\(radius)")
    }
  }

  @Test func `A hole stays white at every weight`() throws {
    let symbol = try SymbolVariants([
      try drawing(
        name: "ring",
        shapes: "<circle cx=\"12\" cy=\"12\" r=\"10\"/><circle cx=\"12\" cy=\"12\" r=\"3\"/>")
    ]).symbol(named: "ring.fill")
    for place in [-1.0, 0, 0.5, 1] {
      let path = try DirectShape(symbol, scale: .medium, place: place).path
      let unit = FontUnits.perDrawingUnit(.medium)
      let contours = path.flattened(tolerance: 0.5).map(\.points)
      #expect(contours.count == 2)
      // The hole keeps its centre line's radius.
      let areas = contours.map { points in
        zip(points, points.dropFirst() + points.prefix(1)).reduce(0.0) {
          $0 + ($1.0 - points[0]).cross($1.1 - points[0])
        } / 2
      }
      let hole = try #require(areas.map(abs).min())
      #expect(abs(hole / (.pi * 9 * unit * unit) - 1) < 0.01)
    }
  }

  @Test func `What is marked is filled, open or not, or stroked`() throws {
    let filled = try #require(
      try layers("<path class=\"filled\" d=\"M4 4l8 16l8 -16\"/><path d=\"M4 2h16\"/>"))
    #expect(filled.flatMap(\.shapes).map(\.isSolid) == [true, false])
    #expect(filled[0].shapes[0].path.elements.last == .close)
    let stroked = try #require(
      try layers(
        "<circle cx=\"6\" cy=\"6\" r=\"4\"/><circle class=\"stroked\" cx=\"18\" cy=\"18\" r=\"4\"/>"
      ))
    #expect(stroked.flatMap(\.shapes).map(\.isSolid) == [true, false])
  }
}
