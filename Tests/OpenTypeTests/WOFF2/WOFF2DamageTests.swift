import SymtextFontGlyphs
@testable import SymtextOpenType
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

/// Invalid fonts as input give errors and no crash.
struct WOFF2DamageTests {
  private static let compiled = Result {
    var compiler = FontCompiler(familyName: "Small")
    compiler.hasNames = false
    return try compiler.font(smallSet()).file.encoded()
  }

  private func small() throws -> [UInt8] { try Self.compiled.get() }

  /// Returns the range of a table in a font file.
  private func table(_ tag: String, of font: [UInt8]) throws -> Range<Int> {
    func number(_ offset: Int) -> Int {
      font[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let record = try #require(
      stride(from: 12, to: 12 + 16 * Int(font[5]), by: 16).first {
        font[$0..<$0 + 4].elementsEqual(tag.utf8)
      })
    return number(record + 8)..<number(record + 8) + number(record + 12)
  }

  @Test func `Only fonts with TrueType outlines are accepted`() {
    let error = FontError(
      "the file is not a font with TrueType outlines: it does not begin with 00 01 00 00")
    for bytes in [[], Array("OTTO".utf8), Array("wOF2 and more".utf8)] {
      #expect(throws: error) { try WOFF2File.encoded(bytes) }
    }
  }

  @Test func `A truncated font is an error`() throws {
    let font = try small()
    #expect(throws: FontError("the font ends before its table prep does")) {
      try WOFF2File.encoded(Array(font.dropLast(8)))
    }
    #expect(throws: FontError("the font ends within its directory of \(font[5]) tables")) {
      try WOFF2File.encoded(Array(font.prefix(20)))
    }
  }

  @Test func `A missing table is named`() throws {
    var font = try small()
    let record = try #require(font.indices.first { font[$0...].starts(with: "loca".utf8) })
    font[record] = UInt8(ascii: "x")
    #expect(throws: FontError("the font has no table loca")) { try WOFF2File.encoded(font) }
  }

  @Test func `A damaged glyph is named by its number`() throws {
    var font = try small()
    let glyf = try table("glyf", of: font)
    // The first glyph has one contour more than it has points for.
    font[glyf.lowerBound] = 0x7F
    #expect {
      try WOFF2File.encoded(font)
    } throws: {
      ($0 as? FontError)?.description.hasPrefix("the font's glyph 0 is damaged: ") ?? false
    }
  }

  @Test(arguments: ["directory", "glyf", "loca", "maxp", "head", "hhea", "hmtx"])
  func `Damaged bytes give a file or an error`(part: String) throws {
    let font = try small()
    let range = part == "directory" ? 0..<12 + 16 * Int(font[5]) : try table(part, of: font)
    for offset in stride(from: range.lowerBound, to: range.upperBound, by: range.count / 8 + 1) {
      for value: UInt8 in [0x7F, 0xFF] {
        var damaged = font
        damaged[offset] = value
        do throws(FontError) {
          #expect(try WOFF2File.encoded(damaged).starts(with: Array("wOF2".utf8)))
        } catch {
          #expect(!error.description.isEmpty)
        }
      }
    }
  }
}
