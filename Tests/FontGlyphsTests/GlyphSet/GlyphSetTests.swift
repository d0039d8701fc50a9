@testable import SymtextFontGlyphs
@testable import SymtextSymbols
@testable import SymtextOpenType
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

struct GlyphSetTests {
  private func square(_ name: String, size: Int = 100, overlaps: Bool = false) -> VaryingGlyph {
    let corners = [(0, 0), (0, size), (size, size), (size, 0)].map {
      Outline.Point(x: $0.0, y: $0.1, isOnCurve: true)
    }
    let outline = Outline(contours: [corners])
    return VaryingGlyph(
      name: name, outlines: [outline, outline, outline], advances: [200, 200, 200],
      overlaps: overlaps)
  }

  private func set(
    _ compiled: [SymbolGlyphs], scales: [SymbolScale] = [.medium]
  ) throws -> GlyphSet {
    let symbols = try compiled.indices.map { try drawing(name: "s\($0)") }
    return try GlyphSet(
      leading: [SpecialGlyphs.notdef, SpecialGlyphs.space], symbols: symbols,
      compiled: scales.map { CompiledScale(scale: $0, glyphs: compiled) })
  }

  private func key(_ symbol: Int) -> GlyphSet.Key { .init(symbol: symbol, scale: .medium) }

  @Test func `A symbol of one layer has no glyph for the layer`() throws {
    let glyphs = try set([.init(whole: .outline(square("a"), alternates: []), layers: [])])
    #expect(glyphs.glyphs.map(\.name) == [".notdef", "space", "s0"])
    #expect(glyphs.layers(key(0)) == [2])
  }

  @Test func `Equal layers share one glyph, also with a complete symbol`() throws {
    let two = SymbolGlyphs(whole: .layers, layers: [square("s0.0"), square("s0.1", size: 50)])
    let same = SymbolGlyphs(
      whole: .layers, layers: [square("s1.0", size: 50), square("s1.1", size: 70)])
    let whole = SymbolGlyphs(whole: .outline(square("s2", size: 70), alternates: []), layers: [])
    let glyphs = try set([two, same, whole])
    #expect(glyphs.glyphs.map(\.name) == [".notdef", "space", "s0", "s1", "s2", "s0.0", "s0.1"])
    #expect(glyphs.layers(key(0)) == [5, 6])
    #expect(glyphs.layers(key(1)) == [6, 4])
  }

  @Test func `Layers that differ in any way are not shared`() throws {
    var wider = square("s0.1")
    wider.advances = [200, 200, 201]
    let layers = [square("s0.0"), wider, square("s0.2", overlaps: true)]
    let glyphs = try set([.init(whole: .layers, layers: layers)])
    #expect(glyphs.glyphs.count == 3 + 3)
  }

  @Test func `Layers side by side form a composite, flagged if one of them overlaps`() throws {
    let layers = [square("s0.0"), square("s0.1", size: 50, overlaps: true)]
    let glyphs = try set([.init(whole: .layers, layers: layers)])
    #expect(glyphs.glyphs[2].components == [3, 4])
    #expect(glyphs.glyphs[2].overlaps)
    #expect(glyphs.glyphs[2].outlines.allSatisfy { $0.contours.isEmpty })
    #expect(
      glyphs.bounds(2) == GlyphBounds(minX: 0, minY: 0, maxX: 100, maxY: 100))
  }

  @Test func `Glyphs for ranges of the axis follow and name their symbol`() throws {
    let alternate = SymbolGlyphs.Alternate(range: 0.5...1, glyph: square("x", size: 40))
    let glyphs = try set(
      [.init(whole: .outline(square("a"), alternates: [alternate]), layers: [])],
      scales: [.medium, .small])
    #expect(
      glyphs.glyphs.map(\.name) == [".notdef", "space", "s0", "s0.small", "s0.W0", "s0.W0.small"])
    #expect(glyphs.alternates.map(\.from) == [2, 3])
    #expect(glyphs.alternates.map(\.to) == [4, 5])
  }

  @Test func `An omitted scale has no glyph`() throws {
    let glyphs = try set([.init(whole: .outline(square("a"), alternates: []), layers: [])])
    #expect(glyphs.whole(.init(symbol: 0, scale: .large)) == nil)
    #expect(glyphs.layers(.init(symbol: 0, scale: .large)).isEmpty)
  }

  @Test func `Glyphs with equal names are numbered`() throws {
    var glyphs = try set([])
    for _ in 0..<3 { _ = try glyphs.add(square("a")) }
    #expect(glyphs.glyphs.map(\.name) == [".notdef", "space", "a", "a.2", "a.3"])
  }

  @Test func `The error for a full font names a number that fits`() throws {
    var glyphs = try set([])
    for number in 2..<GlyphSet.most {
      _ = try glyphs.add(VaryingGlyph(name: "g\(number)", outlines: [], advances: []))
    }
    let error = #expect(throws: FontError.self) { try glyphs.add(square("more")) }
    #expect(
      error?.description == """
        these symbols need more than 65280 glyphs, the limit of a font; omit scales or colour, or build \
        fewer symbols: up to 21760 fit without layers
        """)
    #expect(glyphs.glyphs.count == 65_280)
  }

  @Test func `Layers without overlap are composed; layers that clear or overlap are not`() throws {
    let outliner = SymbolOutliner(scale: .medium)
    func isComposed(_ name: String) throws -> Bool {
      let symbol = try #require(try SampleFont.symbols.get().first { $0.name == name })
      guard
        case .layers = try outliner.glyphs(symbol, hold: StrokeWidthLimit(symbol), withLayers: true)
          .whole
      else { return false }
      return true
    }
    #expect(try isComposed("wifi"))
    #expect(try isComposed("heart") == false)
    #expect(try isComposed("wifi.slash") == false)
  }
}
