@testable import SymtextFontGlyphs
@testable import SymtextSymbols
@testable import SymtextGraphics
import SymtextSymbolTestSupport
import Testing

/// The outlines of filled variants.
struct FilledOutlineTests {
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
}
