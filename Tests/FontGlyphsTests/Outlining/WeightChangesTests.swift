@testable import SymtextFontGlyphs
@testable import SymtextGraphics
@testable import SymtextSymbols
import SymtextOpenType
import Testing

/// Outlines of layers whose lines change at some weights.
struct WeightChangesTests {
  /// A frame that keeps its place, and a line in it.
  private func symbol(_ changes: [SymbolWeight: WeightChanges.Change]) throws -> Symbol {
    let layers = try ["M4 4h16v16h-16z", "M9 12h6"].map { path in
      SymbolLayer(
        shapes: [.init(path: try SVGPathData.parse(path), isSolid: false)], level: .primary)
    }
    var symbol = Symbol(
      name: "a", layers: layers, metadata: SymbolMetadata(altText: "A", category: "x"))
    symbol.layers[1].weights = WeightChanges(changes)
    return symbol
  }

  /// Returns the box of the line in font units, at each master.
  private func boxes(_ symbol: Symbol, _ scale: SymbolScale) throws -> [Rect] {
    let glyphs = try SymbolOutliner(scale: scale).glyphs(
      symbol, hold: StrokeWidthLimit(symbol), withLayers: true)
    return try glyphs.layers[1].outlines.map { outline in
      let box = try #require(outline.bounds)
      return Rect(
        x: Double(box.minX), y: Double(box.minY), width: Double(box.maxX - box.minX),
        height: Double(box.maxY - box.minY))
    }
  }

  @Test(arguments: SymbolScale.allCases)
  func `A line is as wide and where its layer has it at each weight`(scale: SymbolScale) throws {
    let plain = try boxes(symbol([.black: .init(stroke: 1, shift: Vector(0, 1e-9))]), scale)
    let changes: [SymbolWeight: WeightChanges.Change] = [
      .light: .init(stroke: 1.5), .bold: .init(stroke: 0.75, shift: Vector(1, -2)),
    ]
    let changed = try boxes(symbol(changes), scale)
    try #require(plain.count == 9 && changed.count == 9)
    let unit = FontUnits.perDrawingUnit(scale)
    let weights = WeightChanges(changes)
    for (index, weight) in SymbolWeight.allCases.enumerated() {
      let change = weights.change(at: WeightLaw.normalized(weight))
      let (old, new) = (plain[index], changed[index])
      // Points are rounded to whole units.
      #expect(abs(new.height - change.stroke * old.height) <= 2.5, "\(weight)")
      #expect(abs(new.midX - old.midX - change.shift.x * unit) <= 1.5, "\(weight)")
      #expect(abs(new.midY - old.midY + change.shift.y * unit) <= 1.5, "\(weight)")
    }
    #expect(changed[6].midY - plain[6].midY > 1.9 * unit)
  }

  @Test func `A counter that a wide stroke closes stays closed`() throws {
    let stroker = Stroker(maximumHalfWidth: 2, tolerance: 0.002)
    var ring = Stroker.Stroke(try SVGPathData.parse("M0 0h3v3h-3z"))
    ring.knots = [.init(shared: 0, halfWidth: 0), .init(shared: 1, halfWidth: 3)]
    let outline = stroker.outline(of: [ring])
    // The stroke is three times as wide as the pen, so the counter closes where the pen's half-width is 0.5.
    for (halfWidth, isOpen) in [(0.25, true), (0.45, true), (0.55, false), (0.9, false)] {
      let winding = outline.path(halfWidth: halfWidth).flattened(tolerance: 0.002)
        .reduce(0) { $0 + Polygon.winding($1.points, Point(1.5, 1.5)) }
      #expect((winding == 0) == isOpen, "\(halfWidth)")
    }
  }
}
