import SymtextTextLayout
import SymtextGraphics
import SymtextFontGlyphs
import SymtextFonts
import SymtextOpenType
import SymtextSymbolTestSupport
import SymtextSymbolText
import SymtextSymbols
import Testing

@testable import SymtextSymbolExport

/// Symbols whose outlines have another structure at some weights, mirrored ones, and plain ones.
struct SlimFontTests {
  private static let names = ["heart", "speaker.slash", "list.bullet", "bell.badge", "arrow.right"]

  /// Returns the font, and the library from which it was made.
  private func made(_ scales: [SymbolScale]) throws -> (font: SlimFont, face: Face, library: Face) {
    let job = try TestJob.job(Self.names)
    let font = try SlimFont(job, scales: scales, directions: true)
    let face = try Face(data: FontData(font.file.encoded()), name: "slim")
    return (font, face, job.library.library.face)
  }

  @Test(arguments: [100.0, 237, 400, 650, 900])
  func `Characters of all scales have the outlines and widths of the library, at any weight`(
    weight: Double
  ) throws {
    let (font, face, library) = try made([.medium, .small, .large])
    let symbols = try TestLibrary.bundled.get().font
    let coordinates = DesignCoordinates(weight: weight)
    let slim = Font(face: face, size: 2048, coordinates: coordinates)
    let whole = Font(face: library, size: 2048, coordinates: coordinates)
    let place = whole.normalizedCoordinates.first ?? 0
    #expect(slim.normalizedCoordinates == whole.normalizedCoordinates)
    for name in Self.names {
      let index = try #require(symbols.entry(named: name)).index
      for scale in SymbolScale.allCases {
        let character = try #require(font.characters[name, scale])
        let own = try #require(slim.glyph(for: character))
        let glyph = try #require(symbols.glyph(of: index, scale: scale, weight: place))
        #expect(slim.outline(of: own) == whole.outline(of: glyph), "\(name) \(scale)")
        #expect(slim.advance(of: own) == whole.advance(of: glyph), "\(name) \(scale)")
      }
    }
  }

  @Test func `The medium scale has the library's characters, the others have their own`() throws {
    let (font, face, _) = try made([.medium, .small, .large])
    let symbols = try TestLibrary.bundled.get().font
    for name in Self.names {
      #expect(font.characters[name, .medium] == symbols.entry(named: name)?.codePoint)
    }
    let all = font.characters.all.map(\.character)
    #expect(Set(all).count == 3 * Self.names.count)
    #expect(all.allSatisfy { 0xF_0000 <= $0 && $0 & 0xFFFF < 0xFFFE })
    #expect(Set(face.characters.map(\.character)) == Set(all + [0x20]))
  }

  @Test func `It has no names, colours, layers or tables of its own`() throws {
    let (font, face, library) = try made([.medium])
    #expect(
      font.file.tags == [
        "GSUB", "HVAR", "OS/2", "avar", "cmap", "fvar", "gasp", "glyf", "gvar", "head", "hhea",
        "hmtx", "loca", "maxp", "name", "post", "prep",
      ])
    #expect(face.glyphCount < 20)
    #expect(face.axes == library.axes)
    #expect(font.file.encoded().count * 100 < library.data.count)
  }

  @Test func `Text from right to left has the mirrored form`() throws {
    let (font, face, _) = try made([.medium])
    let character = try #require(font.characters["list.bullet", .medium])
    let slim = Font(face: face, size: 24)
    let plain = try #require(slim.glyph(for: character))
    let mirrored = try #require(slim.glyph(for: character, features: [FontFeature("rtlm")]))
    #expect(plain != mirrored)
    #expect(slim.outline(of: plain).bounds?.width == slim.outline(of: mirrored).bounds?.width)
  }

  @Test func `Places that are taken move on, and none is a noncharacter`() throws {
    func symbol(_ name: String, _ code: UInt32) -> ListedSymbol {
      ListedSymbol(
        name: name, codePoint: code, metadata: SymbolMetadata(altText: "", category: ""),
        layers: [], library: "")
    }
    let symbols = [
      symbol("heart", 0xF_0000), symbol("bell", 0xF_8000), symbol("cart", 0xF_7FFE),
      symbol("wifi", 0xE000),
    ]
    let characters = try ScaleCharacters(
      symbols, scales: [.medium, .small, .large], font: TestLibrary.bundled.get().font)
    #expect(characters["heart", .small] == 0xF_8001)
    #expect(characters["bell", .small] == 0x10_0000)
    #expect(characters["cart", .small] == 0x10_0001)
    #expect(Set(characters.all.map(\.character)).count == 12)
    #expect(characters["cart", .large] == 0x10_7FFE)
  }
}
