@testable import SymtextGraphics
@testable import SymtextDrawing
import SymtextFontGlyphs
import SymtextSymbols
import SymtextSymbolTestSupport
import SymtextSymbolText
import SymtextTestSupport
import Testing
import SymtextFonts
import SymtextTextLayout

struct IconFontTests {
  private struct NotGlyphs: Error {}

  private func set(
    _ name: String, in file: String, font: Font? = nil,
    _ configuration: SymbolConfiguration = SymbolConfiguration()
  ) throws -> ResolvedSymbol {
    try ResolvedSymbol(
      name, in: IconFont(file: file), beside: font ?? TestLibrary.inter(size: 100),
      configuration: configuration)
  }

  @Test(arguments: [TestIconFont.icons, .cff])
  func `An icon is found by glyph, by ligature and by code point`(font: TestIconFont) throws {
    let file = try font.file
    let face = try Face(file: file)
    #expect(try set("square", in: file).glyph == face.glyph(named: "square"))
    let cart = try set("shopping_cart", in: file)
    #expect(cart.glyph == face.glyph(for: 0xE8CC))
    #expect(cart.codePoint == 0xE8CC && cart.name == "shopping_cart")
    #expect(cart.altText == "shopping cart")
    #expect(try set("AddAlarm", in: file).codePoint == nil)
    for name in ["u+f0f3", "U+F0F3", "uniF0F3"] {
      #expect(try set(name, in: file).glyph == face.glyph(for: 0xF0F3))
    }
  }

  @Test(arguments: [
    "", ".notdef", "shopping_car", "shopping_cartt", "sq", "u+f0f4", "{", "é",
    String(repeating: "a", count: 100_000),
  ])
  func `An unknown icon is not found`(name: String) throws {
    let file = try TestIconFont.icons.file
    #expect(throws: SymbolError.self) { try set(name, in: file) }
  }

  @Test func `Fonts without names have their ligatures and code points`() throws {
    let file = try TestIconFont.nameless.file
    #expect(throws: SymbolError.self) { try set("square", in: file) }
    #expect(try set("shopping_cart", in: file).glyph == (try set("uniE8CC", in: file).glyph))
  }

  @Test(arguments: SymbolScale.allCases)
  func `The em is the drawing grid, in the middle of the capitals`(scale: SymbolScale) throws {
    let file = try TestIconFont.icons.file
    let text = try TestLibrary.inter(size: 100)
    let capHeight = text.metrics.capHeight
    let icon = try set("square", in: file, SymbolConfiguration(scale: scale))
    let em = 24 * 0.0648 * capHeight * scale.factor
    #expect(abs(icon.font.size - em) < 1e-9)
    #expect(abs(icon.advance - em) < 1e-9)
    #expect(abs(icon.bounds.width - 0.75 * em) < 1e-6)
    #expect(abs(icon.bounds.midY + capHeight / 2) < 1e-6)
    #expect(icon.alignmentRect.minY == icon.bounds.minY)
    #expect(icon.baselineOffsetFromBottom == icon.bounds.maxY)
  }

  @Test func `An icon is painted in its bounds, in one layer and colour`() throws {
    let file = try TestIconFont.icons.file
    let icon = try set("square", in: file)
    for mode in RenderingMode.allCases {
      let painter = SymbolPainter(
        SymbolPainting(mode: mode, palette: [.white], value: 0.1), tint: .black)
      let items = painter.items(icon, at: Point(7, 9)).flatMap(\.steps)
      try #require(items.count == 1)
      #expect(items[0].bounds == icon.bounds.offsetBy(Vector(7, 9)))
      guard case .glyphs(_, let paint) = items[0] else { throw NotGlyphs() }
      #expect(paint == .black)
    }
  }

  @Test func `A point size is that of the text, not of the icon`() throws {
    let file = try TestIconFont.icons.file
    let own = try set("square", in: file, SymbolConfiguration(pointSize: 50))
    let other = try set("square", in: file, font: TestLibrary.inter(size: 50))
    #expect(own.bounds == other.bounds)
  }

  @Test(arguments: [(100.0, 300.0, false), (400, 400, true), (650, 650, true), (900, 700, false)])
  func `On a weight axis it follows the text's weight`(
    text: Double, icon: Double, isOnAxis: Bool
  ) throws {
    let file = try TestIconFont.weights.file
    let symbol = try set("square", in: file, font: TestLibrary.inter(weight: text))
    #expect(symbol.axisValue == icon && symbol.font.weight == icon)
    #expect(symbol.matching?.rule == .weightClass)
    #expect(symbol.matching?.isOnAxis == isOnAxis)
    #expect(symbol.strokeWidth == nil)
    let given = try set("square", in: file, SymbolConfiguration(weight: .value(900)))
    #expect(given.axisValue == 700 && given.matching == nil)
  }

  @Test func `Without a weight axis the weight is not matched`() throws {
    let symbol = try set("square", in: TestIconFont.icons.file)
    #expect(symbol.matching == nil && symbol.axisValue == 400)
  }

  @Test(arguments: [TestIconFont.icons, .cff])
  func `Descriptive names of glyphs and ligatures are listed`(font: TestIconFont) throws {
    let file = try font.file
    let listing = try IconFont(file: file).listing
    #expect(listing.map(\.name) == ["AddAlarm", "bar-wide", "shopping_cart", "square"])
    #expect(listing.map(\.codePoint) == [nil, nil, 0xE8CC, nil])
    #expect(listing.map(\.metadata.altText)[2] == "shopping cart")
    #expect(listing.allSatisfy { $0.library == file && $0.layers.isEmpty })
  }

  @Test func `Every name that a text font lists gives a glyph`() throws {
    let font = try IconFont(file: TestFonts.dejaVuSans)
    let text = try TestLibrary.inter()
    #expect(font.names.count > 900)
    #expect(font.names.contains("heart"))
    for name in font.names {
      #expect(
        font.symbol(named: name, beside: text, configuration: SymbolConfiguration()) != nil)
    }
  }

  @Test func `A file that is not a font is refused with the supported formats`() throws {
    let directory = try TemporaryDirectory()
    let file = try directory.write("no font", to: "a.ttf")
    let error = #expect(throws: SymbolError.self) { try IconFont(file: file) }
    #expect(
      error?.description == """
        \(file) is not a readable font; a library is a compiled symbol font or any font of icons
        """)
  }
}
