@testable import SymtextFontGlyphs
@testable import SymtextSymbols
@testable import SymtextGraphics
@testable import SymtextOpenType
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

/// All properties of drawings and variants survive in the font.
struct SymbolFontRolesTests {
  private func withFont<Result>(
    _ bytes: [UInt8], _ body: (SymbolFont) throws -> Result
  ) throws -> Result {
    try body(SymbolFont(FontData(bytes)))
  }

  /// Symbols with all properties.
  private static let set = Result {
    var rich = try drawing(name: "rich", aliases: "wealthy, well.off")
    rich.layers = [
      SymbolLayer(
        shapes: [
          .init(path: Path([.move(Point(2, 3)), .line(Point(20, 3.25))]), isSolid: false),
          .init(path: .ellipse(center: Point(12, 12), radiusX: 4, radiusY: 4), isSolid: true),
        ], level: .tertiary, color: .systemMint, variableThreshold: 0.3401, tag: .enclosure),
      SymbolLayer(
        shapes: [.init(path: Path([.move(Point(4, 4)), .line(Point(9, 4))]), isSolid: false)],
        level: .secondary, color: .white, clears: .monochrome, tag: .slash),
      SymbolLayer(
        shapes: [.init(path: Path([.move(Point(4, 20)), .line(Point(9, 20))]), isSolid: false)],
        level: .primary, color: .black, variableThreshold: 0, clears: .colors, tag: .badge),
    ]
    rich.metadata = SymbolMetadata(
      altText: "Größe: “viel” 🏦", category: "money", keywords: ["gold", "two words"],
      aliases: ["wealthy", "well.off"], since: "0.2", rightToLeft: .symbol("poor"),
      forms: ["ar": "poor", "zh": "rich.fill"], preferredMode: .palette, note: "Only for banks.")
    var poor = try drawing(name: "poor")
    poor.metadata.rightToLeft = .mirrored
    poor.metadata.preferredMode = .monochrome
    var fill = try drawing(name: "rich.fill")
    fill.metadata.base = "rich"
    var slash = try drawing(name: "rich.slash")
    slash.metadata.base = "rich"
    return try SymbolSet(symbols: [rich, poor, fill, slash])
  }

  private static let bytes = Result {
    var compiler = FontCompiler()
    compiler.hasNames = false
    return try compiler.font(try set.get()).file.encoded()
  }

  @Test(arguments: [true, false])
  func `Colours from a drawing are preserved`(hasColor: Bool) throws {
    var symbol = try drawing(name: "brand")
    let colors: [LayerColor] = [.fixed(0xFF8201), .fixed(0x0010AB), .systemGray, .fixed(0xFF8201)]
    symbol.layers = colors.map { color in
      var layer = symbol.layers[0]
      layer.color = color
      return layer
    }
    var compiler = FontCompiler()
    compiler.hasColor = hasColor
    let font = try compiler.font(try SymbolSet(symbols: [symbol])).file.encoded()
    try withFont(font) { #expect($0.layers(of: 0).map(\.color) == colors) }
  }

  @Test func `More colours than fit are refused`() throws {
    var symbol = try drawing(name: "brand")
    symbol.layers = (0..<240).map { number in
      var layer = symbol.layers[0]
      layer.color = .fixed(UInt32(number))
      return layer
    }
    let set = try SymbolSet(symbols: [symbol])
    var compiler = FontCompiler()
    compiler.hasColor = false
    let error = #expect(throws: FontError.self) { try compiler.font(set) }
    #expect(error.map { "\($0)".contains("240 custom colours") } == true)
  }

  @Test func `Metadata is preserved`() throws {
    let set = try Self.set.get()
    try withFont(try Self.bytes.get()) { font in
      #expect(font.count == 4)
      for symbol in set.symbols {
        let entry = try #require(font.entry(named: symbol.name))
        #expect(font.metadata(of: entry.index) == symbol.metadata, "\(symbol.name)")
        #expect(font.altText(of: entry.index) == symbol.metadata.altText)
        #expect(entry.codePoint == set.codePoints[symbol.name])
      }
      for alias in ["wealthy", "well.off"] {
        #expect(font.entry(named: alias)?.name == "rich")
        #expect(font.entry(named: alias)?.codePoint == set.codePoints[alias])
      }
    }
  }

  @Test func `Layers keep level, colour, threshold, clearing and tag`() throws {
    try withFont(try Self.bytes.get()) { font in
      let layers = font.layers(of: try #require(font.entry(named: "rich")).index)
      let drawn = try #require(try Self.set.get().symbols.first { $0.name == "rich" }).layers
      #expect(layers.map(\.level) == drawn.map(\.level))
      #expect(layers.map(\.color) == drawn.map(\.color))
      #expect(layers.map(\.variableThreshold) == [0.3401, nil, 0])
      #expect(layers.map(\.clears) == [[], .monochrome, .colors])
      #expect(layers.map(\.tag) == [.enclosure, .slash, .badge])
      #expect(layers.allSatisfy { $0.glyphs.values.count == 3 })
    }
  }

  @Test func `Guides are the centre lines, a path for each shape`() throws {
    try withFont(try Self.bytes.get()) { font in
      let layers = font.guides(of: try #require(font.entry(named: "rich")).index)
      let drawn = try #require(try Self.set.get().symbols.first { $0.name == "rich" }).layers
      #expect(layers.count == drawn.count)
      for (guides, own) in zip(layers, drawn) {
        try #require(guides.count == own.shapes.count)
        for (guide, shape) in zip(guides, own.shapes) {
          let path = try SVGPathData.parse(guide)
          let (a, b) = (try #require(path.bounds), try #require(shape.path.bounds))
          #expect(abs(a.minX - b.minX) < 0.01 && abs(a.maxY - b.maxY) < 0.01)
          #expect(path.elements.count == shape.path.elements.count)
        }
      }
    }
  }

  @Test func `Variants are found from their base`() throws {
    try withFont(try Self.bytes.get()) { font in
      let rich = try #require(font.entry(named: "rich"))
      #expect(font.variants(of: rich.index) == ["rich.fill", "rich.slash"])
      #expect(font.variants(of: try #require(font.entry(named: "poor")).index).isEmpty)
    }
  }

  @Test func `Right-to-left forms have their own layers and glyphs`() throws {
    try withFont(try Self.bytes.get()) { font in
      let poor = try #require(font.entry(named: "poor")).index
      let mirrored = try #require(font.rightToLeftIndex(of: poor))
      #expect(mirrored >= font.count)
      #expect(font.layers(of: mirrored).count == 1)
      for scale in SymbolScale.allCases {
        let glyph = try #require(font.glyph(of: mirrored, scale: scale))
        #expect(glyph != font.glyph(of: poor, scale: scale))
      }
      let rich = try #require(font.entry(named: "rich")).index
      #expect(font.rightToLeftIndex(of: rich) == poor)
      #expect(font.rightToLeftIndex(of: try #require(font.entry(named: "rich.fill")).index) == nil)
      #expect(font.rightToLeftIndex(of: mirrored) == nil)
      #expect(font.rightToLeftIndex(of: -1) == nil)
    }
  }

  @Test func `An omitted scale has no glyphs`() throws {
    var compiler = FontCompiler()
    compiler.hasNames = false
    compiler.scales = [.large]
    try withFont(try compiler.font(try Self.set.get()).file.encoded()) { font in
      #expect(font.glyph(of: 0, scale: .small) == nil)
      #expect(font.glyph(of: 0, scale: .large) != nil)
      #expect(font.glyph(of: 0, scale: .medium) != nil)
      #expect(font.layers(of: 0).allSatisfy { $0.glyphs.scales == [.medium, .large] })
    }
  }

  @Test func `Without colour layers have no glyphs, but keep their properties`() throws {
    var compiler = FontCompiler()
    compiler.hasNames = false
    compiler.hasColor = false
    let font = try compiler.font(try Self.set.get()).file
    #expect(!font.tags.contains("COLR") && !font.tags.contains("CPAL"))
    try withFont(font.encoded()) { font in
      let layers = font.layers(of: try #require(font.entry(named: "rich")).index)
      #expect(layers.map(\.level) == [.tertiary, .secondary, .primary])
    }
  }

  // MARK: Damage

  private func exercise(_ font: SymbolFont) -> Int {
    var sum = font.entries.count + font.names.count
    for name in ["rich", "poor", "wealthy", "zzz", ""] {
      sum += font.entry(named: name)?.index ?? 0
    }
    for index in -1...min(font.count + 3, 20) {
      sum += font.metadata(of: index).forms.count + font.variants(of: index).count
      sum += font.rightToLeftIndex(of: index) ?? 0
      sum += font.layers(of: index).prefix(50).reduce(0) { $0 + $1.glyphs.values.count }
      sum += font.guides(of: index).prefix(50).reduce(0) { $0 + $1.count }
      for scale in SymbolScale.allCases {
        sum &+= Int(font.glyph(of: index, scale: scale)?.rawValue ?? 0)
      }
    }
    return sum
  }

  /// Returns the range of the symbol table.
  private func table(in bytes: [UInt8]) throws -> Range<Int> {
    func number(_ offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    let record = try #require(
      stride(from: 12, to: 12 + 16 * Int(bytes[5]), by: 16)
        .first { Array(bytes[$0..<$0 + 4]) == Array("SymT".utf8) })
    return number(record + 8)..<number(record + 8) + number(record + 12)
  }

  @Test(arguments: [0x00, 0x01, 0x80, 0xFF] as [UInt8])
  func `A damaged byte does no harm`(value: UInt8) throws {
    let bytes = try Self.bytes.get()
    let table = try table(in: bytes)
    var read = 0
    for offset in table {
      var damaged = bytes
      damaged[offset] = value
      if (try? withFont(damaged, { exercise($0) })) != nil { read += 1 }
    }
    #expect(read > 100)
  }

  @Test func `Random bytes do no harm`() throws {
    let bytes = try Self.bytes.get()
    let table = try table(in: bytes)
    var state: UInt64 = 12
    func random() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(truncatingIfNeeded: state >> 33)
    }
    for _ in 0..<400 {
      var damaged = bytes
      for _ in 0..<(random() & 15) + 1 {
        damaged[table.lowerBound + random() % table.count] = UInt8(truncatingIfNeeded: random())
      }
      _ = try? withFont(damaged) { exercise($0) }
    }
  }

  @Test func `A font truncated within the table is refused`() throws {
    let bytes = try Self.bytes.get()
    let table = try table(in: bytes)
    for end in stride(from: table.lowerBound, to: table.upperBound, by: 3) {
      #expect(throws: FontError.self) { try withFont(Array(bytes[..<end])) { exercise($0) } }
    }
  }

  @Test func `A table of another version is refused`() throws {
    var bytes = try Self.bytes.get()
    bytes[try table(in: bytes).lowerBound + 1] = 1
    let error = #expect(throws: FontError.self) { try withFont(bytes) { _ in } }
    #expect(
      error?.description
        == "the font's table of symbols is damaged or of another version; build the font again")
  }

  // MARK: Size

  @Test func `All of 5,000 symbols are found`() throws {
    let line = try drawing(name: "line")
    let symbols = (0..<5000).map { number in
      Symbol(
        name: "s\(number)", layers: line.layers,
        metadata: SymbolMetadata(
          altText: "Symbol \(number)", category: "many", aliases: ["alias.of.s\(number)"]))
    }
    let set = try SymbolSet(symbols: symbols)
    let outline = SpecialGlyphs.notdef
    let glyphs = try GlyphSet(
      leading: [SpecialGlyphs.notdef, SpecialGlyphs.space], symbols: set.symbols,
      compiled: [
        CompiledScale(
          scale: .medium,
          glyphs: set.symbols.map { _ in
            SymbolGlyphs(whole: .outline(outline, alternates: []), layers: [])
          })
      ])
    var file = FontFile()
    try file.add(SymbolTable(set, glyphs: glyphs))
    try withFont(file.encoded()) { font in
      #expect(font.count == 5000)
      var wrong = 0
      for number in stride(from: 0, to: 5000, by: 7) {
        let entry = font.entry(named: "s\(number)")
        let alias = font.entry(named: "alias.of.s\(number)")
        if entry?.name != "s\(number)" || alias?.index != entry?.index
          || entry.map({ font.altText(of: $0.index) }) != "Symbol \(number)"
        {
          wrong += 1
        }
      }
      #expect(wrong == 0)
      #expect(font.entry(named: "s5000") == nil)
      #expect(font.glyph(of: 4999, scale: .medium) == 5001)
    }
  }

  @Test func `A text that is too long is refused`() throws {
    var symbol = try drawing(name: "s")
    symbol.metadata.note = String(repeating: "a", count: 65_536)
    var compiler = FontCompiler()
    compiler.hasNames = false
    let set = try SymbolSet(symbols: [symbol])
    let error = #expect(throws: FontError.self) { try compiler.font(set) }
    #expect(
      error?.description == "table SymT: a text of 65536 bytes is too long; at most 65,535 fit")
  }

  @Test func `Missing forms are refused`() throws {
    var symbol = try drawing(name: "s")
    symbol.metadata.rightToLeft = .symbol("t")
    let toLeft = #expect(throws: FontError.self) { try SymbolSet(symbols: [symbol]) }
    #expect(
      toLeft?.description == "s has the right-to-left form t, but there is no symbol of that name")
    symbol.metadata.rightToLeft = nil
    symbol.metadata.forms = ["ar": "t"]
    let form = #expect(throws: FontError.self) { try SymbolSet(symbols: [symbol]) }
    #expect(form?.description == "s has the form t for ar, but there is no symbol of that name")
  }
}
