import SymtextFonts
@testable import SymtextSymbols
import SymtextFontGlyphs
import SymtextGraphics
@testable import SymtextPreviews
import SymtextSymbolTestSupport
import SymtextSymbolText
import Testing

struct GlyphClassTests {
  @Test(arguments: [
    ("circle", GlyphClass.circle), ("heart", .circle), ("plus", .circle), ("clock", .circle),
    ("square", .square), ("photo", .square), ("square.and.pencil", .square), ("xmark", .square),
    ("wifi", .wide), ("keyboard", .wide), ("battery.100", .wide), ("ellipsis", .wide),
    ("bookmark", .tall), ("mappin", .tall), ("chevron.forward", .tall),
  ])
  func `The shape of the ink determines the class`(name: String, expected: GlyphClass) throws {
    let symbol = try ResolvedSymbol(
      name, in: TestLibrary.bundled.get(), beside: TestLibrary.inter())
    #expect(GlyphClass(symbol) == expected)
  }

  @Test(arguments: ["house", "square", "wifi", "bookmark", "plus", "ellipsis"], [false, true])
  func `A tab's glyph matches the table or the reason is known`(name: String, isCompact: Bool)
    throws
  {
    let traits = BarTraits(orientation: isCompact ? .landscape : .portrait)
    let layout = try BarSupport.tabs([BarItem("Tab", symbol: name)], traits)
    let glyph = try #require(layout.items[0].glyph)
    let frame = try #require(layout.items[0].glyphFrame)
    let expected: (width: Double?, height: Double?) =
      switch glyph.shape {
      case .circle: isCompact ? (18, 18) : (25, 25)
      case .square: isCompact ? (17, 17) : (23, 23)
      case .wide: (isCompact ? 23 : 31, nil)
      case .tall: (nil, isCompact ? 20 : 28)
      }
    #expect(glyph.target.width == expected.width && glyph.target.height == expected.height)
    let gaps = [
      expected.width.map { $0 - frame.width }, expected.height.map { $0 - frame.height },
    ].compactMap(\.self)
    let nearest = try #require(gaps.min())
    #expect(nearest > -0.5)
    #expect(nearest < 0.5 || glyph.shortfall != nil)
    #expect(glyph.symbol.scale == (isCompact ? .medium : .large))
  }

  @Test func `Only simple glyphs deviate from the table`() throws {
    let names = [
      "house", "magnifyingglass", "envelope", "bell", "person", "person.2", "calendar", "folder",
      "trash", "wifi", "bookmark", "photo", "gear", "heart", "keyboard", "square.and.pencil",
    ]
    for name in names {
      let layout = try BarSupport.tabs([BarItem("Tab", symbol: name)])
      #expect(layout.items[0].glyph?.shortfall == nil, "\(name)")
    }
    for name in ["ellipsis", "minus"] {
      let layout = try BarSupport.tabs([BarItem("Tab", symbol: name)])
      #expect(layout.items[0].glyph?.shortfall != nil, "\(name)")
    }
  }

  @Test func `All glyphs of a bar have the same strokes`() throws {
    let names = ["house", "square", "wifi", "plus", "bookmark"]
    let layout = try BarSupport.tabs(names.map { BarItem("T", symbol: $0) }, fill: .none)
    let strokes = layout.items.compactMap { $0.symbol?.strokeWidth }
    #expect(strokes.count == names.count)
    for stroke in strokes { #expect(abs(stroke - strokes[0]) < 0.01) }
    #expect(Set(layout.items.compactMap { $0.glyph?.symbol.textFont.size }).count > 2)
  }

  @Test func `No glyph of a toolbar is larger than 28 points`() throws {
    for name in ["house", "wifi", "bookmark", "plus", "ellipsis", "keyboard"] {
      let layout = try BarSupport.toolbar([BarItem(symbol: name)])
      let frame = try #require(layout.items[0].glyphFrame)
      #expect(max(frame.width, frame.height) <= 25.5)
    }
  }
}
