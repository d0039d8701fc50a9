@testable import SymtextFontGlyphs
@testable import SymtextSymbols
@testable import SymtextOpenType
import SymtextSymbolTestSupport
import Testing

/// Values read from a font keep its bytes alive.
struct SymbolFontOwnershipTests {
  private func font() throws -> SymbolFont {
    let set = try SymbolSet(symbols: [try drawing(name: "minus"), try drawing(name: "plus")])
    return try SymbolFont(FontData(FontCompiler().font(set).file.encoded()))
  }

  @Test func `A font outlives the file that it was opened from`() throws {
    var fonts: [SymbolFont] = []
    for _ in 0..<8 { fonts.append(try font()) }
    // If the bytes were freed, others would take their place.
    let others = (0..<64).map { FontData([UInt8](repeating: UInt8($0), count: 1 << 16)) }
    for font in fonts {
      #expect(font.names == ["minus", "plus"])
      #expect(font.entry(named: "plus")?.index == 1)
    }
    #expect(try font().names == ["minus", "plus"])
    #expect(others.count == 64)
  }
}
