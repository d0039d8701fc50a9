@testable import SymtextSymbols
import SymtextFontGlyphs
@testable import SymtextOpenType
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

struct SymbolFontTests {
  /// Calls a closure with a font's bytes.
  private func withFont<Result>(
    _ bytes: [UInt8], _ body: (SymbolFont) throws -> Result
  ) throws -> Result {
    try body(SymbolFont(FontData(bytes)))
  }

  private static let compiledOnce = Result {
    var compiler = FontCompiler()
    compiler.hasNames = false
    return try compiler.font(smallSet()).file.encoded()
  }

  private func compiled() throws -> [UInt8] { try Self.compiledOnce.get() }

  @Test func `Names and aliases find their symbol, each with its own code point`() throws {
    try withFont(compiled()) { font in
      let circle = try #require(font.entry(named: "circle"))
      let ring = try #require(font.entry(named: "ring"))
      #expect(ring.name == "circle" && ring.index == circle.index)
      #expect(ring.codePoint != circle.codePoint)
      #expect(circle.codePoint == 0xF0000)
    }
  }

  @Test(arguments: ["", "circl", "circle.", "circle.fil", "circle.filll", "zzz", "Circle", "\u{0}"])
  func `Unknown names find nothing`(name: String) throws {
    try withFont(compiled()) { #expect($0.entry(named: name) == nil) }
  }

  @Test func `All names are present in byte order`() throws {
    try withFont(compiled()) { font in
      #expect(
        font.names == ["circle", "circle.fill", "ellipsis", "minus", "more", "ring", "xmark"])
      #expect(font.entries.map(\.name) == ["circle", "circle.fill", "ellipsis", "minus", "xmark"])
      for name in font.names { #expect(font.entry(named: name) != nil, "\(name)") }
    }
  }

  @Test func `The metadata of a symbol is preserved`() throws {
    let set = try smallSet()
    try withFont(compiled()) { font in
      #expect(font.count == set.symbols.count)
      for (index, symbol) in set.symbols.enumerated() {
        #expect(font.metadata(of: index) == symbol.metadata)
      }
    }
  }

  @Test func `The layers of every drawing are preserved`() throws {
    let set = try BundledDrawings.set()
    try withFont(PackageFiles.bytes(TestFonts.symbols)) { font in
      for (index, symbol) in set.symbols.enumerated() {
        let layers = font.layers(of: index)
        #expect(layers.map(\.level) == symbol.layers.map(\.level), "\(symbol.name)")
        #expect(layers.map(\.color) == symbol.layers.map(\.color), "\(symbol.name)")
        #expect(
          layers.map(\.variableThreshold) == symbol.layers.map(\.variableThreshold),
          "\(symbol.name)")
        // Layers with the same shapes share their glyphs.
        let drawn = Set(symbol.layers.map(\.shapes)).count
        #expect(Set(layers.flatMap(\.glyphs.values)).count == 3 * drawn, "\(symbol.name)")
      }
      #expect(font.layers(of: -1).isEmpty && font.layers(of: 2 * font.count).isEmpty)
    }
  }

  @Test func `A missing symbol has empty metadata`() throws {
    try withFont(compiled()) { font in
      #expect(font.metadata(of: -1).altText.isEmpty)
      #expect(font.metadata(of: font.count).altText.isEmpty)
    }
  }

  @Test func `The library has the metadata of every drawing`() throws {
    let set = try BundledDrawings.set()
    try withFont(PackageFiles.bytes(TestFonts.symbols)) { font in
      #expect(font.entries.map(\.name) == set.symbols.map(\.name))
      for (index, symbol) in set.symbols.enumerated() {
        #expect(font.metadata(of: index) == symbol.metadata, "\(symbol.name)")
        for name in [symbol.name] + symbol.metadata.aliases {
          #expect(font.entry(named: name)?.codePoint == set.codePoints[name])
        }
      }
    }
  }

  @Test(arguments: [[], [0], Array("wOFF".utf8), Array(repeating: 0xFF, count: 100)] as [[UInt8]])
  func `A font that is not a symbol font is refused`(bytes: [UInt8]) {
    #expect(throws: FontError.self) { try withFont(bytes) { _ in } }
  }

  @Test func `A font without a table of symbols is refused`() throws {
    let error = try #require(throws: FontError.self) {
      try withFont(PackageFiles.bytes(TestFonts.dejaVuSans)) { _ in }
    }
    #expect(error.description == "the font has no table of symbols")
  }

  // MARK: Damage

  /// Returns the directory's record of the symbol table, and the table's offset and length.
  private func table(in bytes: [UInt8]) throws -> (record: Int, offset: Int, length: Int) {
    func number(_ offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    let record = try #require(
      stride(from: 12, to: 12 + 16 * Int(bytes[5]), by: 16)
        .first { Array(bytes[$0..<$0 + 4]) == Array("SymT".utf8) })
    return (record, number(record + 8), number(record + 12))
  }

  /// Reads everything from a font.
  private func exercise(_ font: SymbolFont) -> Int {
    font.entries.count + font.names.count
      + ["circle", "ring", "zzz", ""].compactMap { font.entry(named: $0) }.count
      + (0..<min(font.count, 100)).reduce(0) { $0 + font.metadata(of: $1).altText.count }
  }

  @Test func `A file truncated anywhere in the symbol table is refused`() throws {
    let bytes = try compiled()
    let table = try table(in: bytes)
    for end in table.offset..<table.offset + table.length {
      #expect(throws: FontError.self) { try withFont(Array(bytes[..<end])) { exercise($0) } }
    }
  }

  @Test func `A table shorter than stated does no harm`() throws {
    let bytes = try compiled()
    let table = try table(in: bytes)
    var opened = 0
    for length in 0..<table.length {
      var damaged = bytes
      for index in 0..<4 {
        damaged[table.record + 12 + index] = UInt8(length >> (24 - 8 * index) & 0xFF)
      }
      if (try? withFont(damaged, { exercise($0) })) != nil { opened += 1 }
    }
    // Only the strings may be missing; the records must not.
    #expect(opened > 0 && opened < table.length / 2)
  }

  @Test(arguments: [0x00, 0x7F, 0xFF] as [UInt8])
  func `A damaged byte in the table does no harm`(value: UInt8) throws {
    let bytes = try compiled()
    let table = try table(in: bytes)
    var refused = 0
    for offset in table.offset..<table.offset + table.length {
      var damaged = bytes
      damaged[offset] = value
      if (try? withFont(damaged, { exercise($0) })) == nil { refused += 1 }
    }
    #expect(refused > 0)
  }
}
