import SymtextFontGlyphs
import SymtextSymbols
import SymtextGraphics
import SymtextSymbolTestSupport
import SymtextSymbolText
import SymtextTestSupport
import Testing
import SymtextFonts
import SymtextTextLayout

struct ResolvedSymbolTests {
  private func set(
    _ name: String = "circle", font: Font? = nil,
    configuration: SymbolConfiguration = SymbolConfiguration()
  ) throws -> ResolvedSymbol {
    try ResolvedSymbol(
      name, in: try TestLibrary.bundled.get(), beside: try font ?? TestLibrary.inter(size: 100),
      configuration: configuration)
  }

  @Test func `A symbol's font has the cap height of the text`() throws {
    let text = try TestLibrary.inter(size: 34)
    #expect(abs(try set(font: text).font.metrics.capHeight - text.metrics.capHeight) < 1e-9)
  }

  @Test func `The defaults are medium scale and matched weight`() throws {
    let symbol = try set()
    #expect(symbol.scale == .medium)
    #expect(symbol.matching?.rule == .measured(on: "H"))
    #expect(symbol.matching?.axisValue == symbol.axisValue)
  }

  /// The bars of `H`, which fontTools finds in the font at these optical sizes.
  @Test(arguments: [(14.0, 220.0 / 2048), (30.0, 283.0 / 2048)])
  func `Strokes follow the optical size of the text`(size: Double, bar: Double) throws {
    let font = Font(face: try Face(file: TestFonts.optical), size: size)
    let symbol = try set(font: font)
    let target = try #require(symbol.matching?.target)
    #expect(abs(target / symbol.capHeight - bar) < 0.0005)
    #expect(abs(try #require(symbol.smallStrokeWidth) / target - 1) < 0.005)
  }

  @Test func `A given weight is used unchanged`() throws {
    let symbol = try set(configuration: SymbolConfiguration(weight: .value(650)))
    #expect(symbol.axisValue == 650)
    #expect(symbol.matching == nil)
    #expect(symbol.font.weight == 650)
  }

  @Test(arguments: [(1.0, 100.0), (2000, 900)])
  func `A weight beyond the axis is clamped`(asked: Double, given: Double) throws {
    #expect(try set(configuration: SymbolConfiguration(weight: .value(asked))).axisValue == given)
  }

  @Test func `A point size is that of the text, not of the symbol`() throws {
    let own = try set(configuration: SymbolConfiguration(pointSize: 50))
    let other = try set(font: try TestLibrary.inter(size: 50))
    #expect(own.bounds == other.bounds)
    #expect(own.advance == other.advance)
  }

  @Test func `An alias gives the symbol under its own name`() throws {
    let library = try TestLibrary.bundled.get()
    let entry = try #require(
      library.font.entries.first { !library.font.metadata(of: $0.index).aliases.isEmpty })
    let alias = library.font.metadata(of: entry.index).aliases[0]
    let symbol = try set(alias)
    #expect(symbol.name == entry.name)
    #expect(symbol.glyph == (try set(entry.name).glyph))
    #expect(symbol.altText == library.font.metadata(of: entry.index).altText)
  }

  @Test func `The three scales are three glyphs`() throws {
    let glyphs = try SymbolScale.allCases.map {
      try set(configuration: SymbolConfiguration(scale: $0)).glyph
    }
    #expect(Set(glyphs).count == 3)
  }

  @Test func `The alignment rectangle extends from margin to margin, with the ink's height`() throws
  {
    let symbol = try set("heart")
    #expect(
      symbol.alignmentRect
        == Rect(minX: 0, minY: symbol.bounds.minY, maxX: symbol.advance, maxY: symbol.bounds.maxY))
    #expect(symbol.baselineOffsetFromBottom == symbol.bounds.maxY)
    #expect(symbol.baselineOffsetFromBottom > 0)
  }

  @Test(arguments: SymbolScale.allCases, [100.0, 250, 400, 650, 900])
  func `The reported stroke is the drawn stroke`(
    scale: SymbolScale, weight: Double
  ) throws {
    let symbol = try set(
      font: try TestLibrary.inter(size: 2000),
      configuration: SymbolConfiguration(weight: .value(weight), scale: scale))
    let contours = symbol.font.outline(of: symbol.glyph).flattened(tolerance: 0.1).map(\.points)
    let widths = contours.map { ($0.map(\.x).max() ?? 0) - ($0.map(\.x).min() ?? 0) }
    let drawn = ((widths.max() ?? 0) - (widths.min() ?? 0)) / 2
    // A font unit is about a point here.
    #expect(abs(drawn - (try #require(symbol.strokeWidth))) < 1.5)
  }

  @Test func `An unknown symbol is refused`() {
    #expect(throws: SymbolError.self) { try set("hart") }
  }
}
