@testable import SymtextFontGlyphs
@testable import SymtextSymbols
@testable import SymtextOpenType
@testable import SymtextSymbolImport
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

/// Layer annotations of templates survive in the font.
struct SymbolFontAnnotationTests {
  private func withFont<Result>(
    _ bytes: [UInt8], _ body: (SymbolFont) throws -> Result
  ) throws -> Result {
    try body(SymbolFont(FontData(bytes)))
  }

  /// A template with all annotations.
  private static let template = Result {
    var sample = TemplateSample()
    sample.version = "7.0"
    sample.style = """
      .defaults {-sfsymbols-wiggle-style:clockwise;-sfsymbols-wiggle-angle:0}
      .monochrome-0 {-sfsymbols-motion-group:1;-sfsymbols-layer-tags:abc _badge}
      .hierarchical-0:tertiary {-sfsymbols-clear-behind:true;-sfsymbols-variable-draw:0 0.5}
      .multicolor-1:Größe {fill:#123456}
      """
    sample.paths = [
      (
        "class=\"monochrome-0 hierarchical-0:tertiary multicolor-0:tintColor\" data-clipstroke-keyframes=\"0 0.5 1\"",
        .init()
      ),
      ("class=\"monochrome-1 hierarchical-1:primary multicolor-1:Größe\"", .init(radius: 12)),
    ]
    return try TemplateImporter(file: "my.svg")
      .symbol(from: Array(sample.text.utf8), name: "mine").symbol
  }

  private static let bytes = Result {
    var compiler = FontCompiler()
    compiler.hasNames = false
    var first = try drawing(name: "a")
    first.layers += first.layers
    let set = try SymbolSet(symbols: [first, template.get(), drawing(name: "z")])
    return try compiler.font(set).file.encoded()
  }

  /// Returns the range of the symbol table.
  private func table(in bytes: [UInt8]) throws -> Range<Int> {
    func number(_ offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    let record = try #require(
      stride(from: 12, to: 12 + 16 * Int(bytes[5]), by: 16)
        .first { Array(bytes[$0..<$0 + 4]) == Array("SymT".utf8) })
    return number(record + 8)..<number(record + 8) + number(record + 12)
  }

  @Test func `Rules, paths, guide points and defaults are preserved`() throws {
    let symbol = try Self.template.get()
    #expect(symbol.layers.count == 3)
    try withFont(try Self.bytes.get()) { font in
      let mine = try #require(font.entry(named: "mine")).index
      #expect(font.annotations(of: mine) == symbol.layers.map(\.annotation))
      #expect(font.defaults(of: mine) == symbol.annotation?.defaults)
      for name in ["a", "z"] {
        let index = try #require(font.entry(named: name)).index
        #expect(font.annotations(of: index).isEmpty)
        #expect(font.defaults(of: index).isEmpty)
        #expect(font.layers(of: index).count == (name == "a" ? 2 : 1))
      }
      #expect(font.annotations(of: -1).isEmpty)
      #expect(font.annotations(of: 3).isEmpty)
      #expect(font.metadata(of: mine).category == symbol.metadata.category)
    }
  }

  @Test func `Only fonts with annotations have version 2.1, and later versions are refused`() throws
  {
    var compiler = FontCompiler()
    compiler.hasNames = false
    let plain = try compiler.font(SymbolSet(symbols: [drawing(name: "a")])).file.encoded()
    #expect(plain[try table(in: plain).lowerBound + 3] == 0)
    // Its template also has motion, and one of its layers clears in one mode only.
    var bytes = try Self.bytes.get()
    let minor = try table(in: bytes).lowerBound + 3
    #expect(bytes[minor] == 3)
    for other in [0, 1, 2, 4, 5, 6] as [UInt8] {
      bytes[minor] = other
      #expect(throws: FontError.self) { try withFont(bytes) { _ in } }
    }
  }

  @Test func `A variant made with other layers has nothing of the template`() throws {
    var symbol = try Self.template.get()
    symbol.layers.append(try drawing(name: "a").layers[0])
    var compiler = FontCompiler()
    compiler.hasNames = false
    try withFont(try compiler.font(SymbolSet(symbols: [symbol])).file.encoded()) { font in
      #expect(font.annotations(of: 0).isEmpty)
      #expect(font.layers(of: 0).count == 4)
    }
  }

  @Test(arguments: [0x00, 0x01, 0x7B, 0x80, 0xFF] as [UInt8])
  func `Damaged bytes do no harm`(value: UInt8) throws {
    let bytes = try Self.bytes.get()
    var read = 0
    for offset in try table(in: bytes) {
      var damaged = bytes
      damaged[offset] = value
      _ = try? withFont(damaged) { font in
        for index in 0..<min(font.count, 4) {
          let annotations = font.annotations(of: index)
          // No text may enter a style sheet and end its rule.
          for rule in annotations.flatMap(\.rules) {
            #expect(!"\(rule.name) \(rule.declarations.styleText)".contains("{"))
          }
          read += annotations.count + font.defaults(of: index).count
        }
      }
    }
    #expect(read > 1000)
  }
}
