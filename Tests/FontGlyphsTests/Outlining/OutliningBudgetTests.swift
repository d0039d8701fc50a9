@testable import SymtextFontGlyphs
@testable import SymtextSymbols
@testable import SymtextGraphics
import SymtextOpenType
import Testing

struct OutliningBudgetTests {
  /// Returns a disc with a bar through it, and a slash that clears both.
  private func symbol(clearing: Bool) -> Symbol {
    func layer(_ path: Path, isSolid: Bool = false, clears: Bool = false) -> SymbolLayer {
      SymbolLayer(
        shapes: [.init(path: path, isSolid: isSolid)], level: .primary,
        clears: clears ? .all : [])
    }
    let disc = Path.ellipse(center: Point(12, 12), radiusX: 8, radiusY: 8)
    let bar = Path([.move(Point(2, 12)), .line(Point(22, 12))])
    let slash = Path([.move(Point(3, 4)), .line(Point(20, 21))])
    return Symbol(
      name: "a", layers: [layer(disc), layer(bar), layer(slash, clears: clearing)],
      metadata: SymbolMetadata(altText: "A", category: "a"))
  }

  private func glyphs(
    _ symbol: Symbol, _ budget: OutliningBudget
  ) throws(FontError) -> SymbolGlyphs {
    try SymbolOutliner(scale: .medium)
      .glyphs(
        symbol, hold: StrokeWidthLimit(symbol, budget: budget.measuring), withLayers: false,
        budget: budget)
  }

  private func outline(_ glyphs: SymbolGlyphs) throws -> VaryingGlyph {
    guard case .outline(let glyph, _) = glyphs.whole else {
      throw FontError("the symbol is a composite")
    }
    return glyph
  }

  @Test func `Without joining, overlaps are kept and flagged`() throws {
    let symbol = symbol(clearing: false)
    let joined = try outline(try glyphs(symbol, OutliningBudget()))
    #expect(!joined.overlaps)
    let left = try outline(try glyphs(symbol, OutliningBudget(joining: 100)))
    #expect(left.overlaps)
    #expect(left.advances == joined.advances)
  }

  @Test func `Without joining, cleared areas are cut out at Regular for all weights`() throws {
    let symbol = symbol(clearing: true)
    let whole = try glyphs(symbol, OutliningBudget())
    #expect(!whole.keepsWeight)
    let one = try glyphs(symbol, OutliningBudget(joining: 100))
    #expect(one.keepsWeight)
    let outlines = try outline(one).outlines
    #expect(outlines.count == 3 && Set(outlines).count == 1)
    // At Regular the outline is the usual one.
    let regular = try outline(whole).outlines[1]
    #expect(outlines[1].bounds == regular.bounds)
  }

  @Test func `Without measuring, all strokes are reduced as if crowded`() throws {
    let symbol = symbol(clearing: false)
    let law = StrokeWidthLimit(symbol).grid(.medium).halfWidths
    let held = StrokeWidthLimit(symbol, budget: WorkBudget(steps: 10)).grid(.medium).halfWidths
    #expect(held[2] < law[2])
  }

  @Test func `An overly complex symbol is refused by its name`() {
    let symbol = symbol(clearing: true)
    let error = #expect(throws: FontError.self) {
      try glyphs(symbol, OutliningBudget(drawing: 500))
    }
    #expect(error?.description.hasPrefix("a ") == true)
  }

  @Test func `If nothing can be cut out, even at Regular, the symbol is painted without clearing`()
    throws
  {
    let uncut = try glyphs(symbol(clearing: true), OutliningBudget(joining: 100, regular: 100))
    #expect(uncut.isUncut && !uncut.isLayered)
    // The disc and the bar, without the slash that clears.
    var painted = symbol(clearing: true)
    painted.layers.removeLast()
    let expected = try outline(try glyphs(painted, OutliningBudget(joining: 100)))
    #expect(try outline(uncut).outlines == expected.outlines)
  }

  @Test func `With layers, areas that cannot be cut out are painted by them`() throws {
    let symbol = symbol(clearing: true)
    let budget = OutliningBudget(joining: 100, regular: 100)
    let glyphs = try SymbolOutliner(scale: .medium)
      .glyphs(
        symbol, hold: StrokeWidthLimit(symbol, budget: budget.measuring), withLayers: true,
        budget: budget)
    #expect(glyphs.isLayered)
    #expect(glyphs.layers.count == 3)
  }

  /// A part of the budget.
  enum Part: CaseIterable { case drawing, measuring, joining, regular }

  /// Returns the glyphs with some steps for a part of the budget, and the number of steps left.
  private func glyphs(_ part: Part, steps: Int) throws -> (glyphs: SymbolGlyphs, left: Int) {
    let budget: OutliningBudget
    let own: WorkBudget
    switch part {
    case .drawing:
      budget = OutliningBudget(drawing: steps)
      own = budget.drawing
    case .measuring:
      budget = OutliningBudget(measuring: steps)
      own = budget.measuring
    case .joining:
      budget = OutliningBudget(joining: steps)
      own = budget.joining
    case .regular:
      // Only shapes that cannot be joined are cut out at Regular.
      budget = OutliningBudget(joining: 100, regular: steps)
      own = budget.regular
    }
    let glyphs = try glyphs(symbol(clearing: true), budget)
    return (glyphs, own.stepsLeft)
  }

  @Test(arguments: Part.allCases) func `The exact number of steps suffices, and one less does not`(
    _ part: Part
  ) throws {
    let most = 10_000_000
    let whole = try glyphs(part, steps: most)
    let needed = most - whole.left
    try #require(needed > 0)
    let exact = try glyphs(part, steps: needed)
    #expect(exact.left == 0)
    #expect(try outline(exact.glyphs).outlines == outline(whole.glyphs).outlines)
    switch part {
    case .drawing:
      let error = #expect(throws: FontError.self) { try glyphs(part, steps: needed - 1) }
      #expect(error?.description == "a is too intricate to be outlined; simplify its paths")
    case .measuring:
      // The last step alone need not change an outline.
      #expect(try glyphs(part, steps: needed - 1).left == 0)
    case .joining: #expect(try glyphs(part, steps: needed - 1).glyphs.keepsWeight)
    case .regular: #expect(try glyphs(part, steps: needed - 1).glyphs.isUncut)
    }
  }
}
