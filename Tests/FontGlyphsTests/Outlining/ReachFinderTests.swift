@testable import SymtextFontGlyphs
@testable import SymtextSymbols
import SymtextGraphics
import SymtextOpenType
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

/// The extrapolation of outlines beyond Ultralight and Black.
struct ReachFinderTests {
  private func glyphs(_ symbol: Symbol, _ scale: SymbolScale = .medium) throws -> SymbolGlyphs {
    try SymbolOutliner(scale: scale).glyphs(
      symbol, hold: StrokeWidthLimit(symbol), withLayers: true)
  }

  private func reach(_ shapes: String) throws -> GlyphReach {
    try glyphs(try drawing(name: "reaching", shapes: shapes)).reach
  }

  @Test(arguments: ["<path d=\"M4 12h16\"/>", "<circle cx=\"12\" cy=\"12\" r=\"10\"/>"])
  func `An outline with enough space extends fully`(shapes: String) throws {
    #expect(try reach(shapes) == .whole)
  }

  @Test func `The closer lines are, the less they extend`() throws {
    let reaches = try [9.0, 5.4, 5.1, 4.9].map {
      try reach("<path d=\"M4 7h16M4 \(7 + $0)h16\"/>").heavier
    }
    #expect(reaches.first == 1)
    #expect(zip(reaches, reaches.dropFirst()).allSatisfy { $0 >= $1 })
    #expect((0.25...0.75).contains(reaches[3]))
  }

  @Test func `A hole does not close`() throws {
    let reaches = try [6.0, 3.2, 2.9, 2.4].map {
      try reach("<circle cx=\"12\" cy=\"12\" r=\"\($0)\"/>").heavier
    }
    // The widest pen is 5.2 units wide: of 3.2 more than a fifth of it stays white, of 2.9 a ninth, of 2.4 nothing.
    #expect(reaches[0] == 1 && reaches[1] == 1)
    #expect(reaches[2] > reaches[3] && reaches[3] < 1, "\(reaches)")
  }

  @Test func `A dot does not touch the line beside it`() throws {
    #expect(
      try reach("<path d=\"M6 12h.01M10.6 12h10\"/>").heavier
        < (try reach("<path d=\"M6 12h.01M14 12h7\"/>").heavier))
  }

  @Test(arguments: [
    "bell.svg", "keyboard.svg", "gear.svg", "gearshape.svg", "cart.svg", "trash.svg",
    "list.bullet.svg",
  ])
  func `White remains at the end of the axis`(file: String) throws {
    let symbol = try BundledDrawings.symbol(file)
    for scale in SymbolScale.allCases {
      let glyphs = try glyphs(symbol, scale)
      guard case .outline(let main, let alternates) = glyphs.whole else { continue }
      let glyph = alternates.first { $0.range.contains(1) }?.glyph ?? main
      let beyond = glyphs.reach.heavier * (WeightLaw.ends.heaviest.place - 1)
      func width(_ times: Double) throws -> Double {
        let path = zip(glyph.outlines[1].contours, glyph.outlines[2].contours)
          .reduce(into: Path()) { path, contours in
            path.append(
              Path(
                outline: zip(contours.0, contours.1).map { a, b in
                  Outline.Point(
                    x: a.x + Int((times * Double(b.x - a.x)).rounded()),
                    y: a.y + Int((times * Double(b.y - a.y)).rounded()), isOnCurve: a.isOnCurve)
                }))
          }
        return try #require(CounterMeasurement(path)).width
      }
      let grid = StrokeWidthLimit(symbol).grid(scale).halfWidths
      let stroke =
        2 * (grid[2] + (grid[2] - grid[1]) * beyond) * FontUnits.perDrawingUnit(scale)
      let white = try width(1 + beyond)
      let black = try width(1)
      #expect(white >= min(0.08 * stroke, black), "\(file), \(scale): \(white) beside \(stroke)")
    }
  }

  @Test func `All variants of a symbol extend equally far`() throws {
    let symbol = try BundledDrawings.symbol("keyboard.svg")
    let glyphs = try glyphs(symbol)
    #expect(glyphs.reach.heavier < 1)
    #expect(glyphs.layers.allSatisfy { $0.reach == glyphs.reach })
  }

  /// Overlaps of strokes are kept, as in a font of many symbols.
  private func overlapping(_ shapes: String) throws -> SymbolGlyphs {
    let symbol = try drawing(name: "crossing", shapes: shapes)
    return try SymbolOutliner(scale: .large, joining: .nothing).glyphs(
      symbol, hold: StrokeWidthLimit(symbol), withLayers: false)
  }

  @Test func `White between strokes that overlap does not close`() throws {
    let far = "<path d=\"M2 12h20\"/><circle cx=\"12\" cy=\"12\" r=\"10\"/>"
    #expect(try overlapping(far).reach == .whole)
    let near = far + "<ellipse cx=\"12\" cy=\"12\" rx=\"5.6\" ry=\"10\"/>"
    #expect(try overlapping(near).reach.heavier < 0.5)
  }

  @Test(arguments: ["globe.svg", "basketball.svg", "number.svg", "atom.svg"])
  func `Strokes that overlap become thinner to the end of the axis`(file: String) throws {
    let symbol = try BundledDrawings.symbol(file)
    for scale in SymbolScale.allCases {
      let glyphs = try SymbolOutliner(scale: scale, joining: .nothing).glyphs(
        symbol, hold: StrokeWidthLimit(symbol), withLayers: false)
      #expect(glyphs.reach.lighter == 1, "\(scale)")
    }
  }

  @Test func `Without a work budget outlines do not extend`() throws {
    let symbol = try BundledDrawings.symbol("circle.svg")
    let glyphs = try glyphs(symbol)
    #expect(
      ReachFinder(budget: WorkBudget(steps: 1)).reach(of: glyphs, halfWidths: [0.26, 0.9, 1.9])
        == GlyphReach(lighter: 0, heavier: 0))
  }

  @Test func `Between the ends nothing changes`() {
    let reach = GlyphReach(lighter: 0, heavier: 0.5)
    for place in [-1, -0.5, 0, 0.3, 1] { #expect(reach.place(place) == place) }
    #expect(reach.place(-1.2) == -1)
    #expect(abs(reach.place(1.4) - 1.2) < 1e-12)
  }
}
