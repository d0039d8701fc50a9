import SymtextFontGlyphs
import SymtextSymbols
@testable import SymtextOpenType
import SymtextSymbolImport
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

struct FontCompilerTests {
  /// Compiles fonts without letters, which take longer than a few symbols.
  private static let nameless: FontCompiler = {
    var compiler = FontCompiler()
    compiler.hasNames = false
    return compiler
  }()

  @Test func `The same drawings give the same bytes`() throws {
    let first = try FontCompiler().font(smallSet()).file.encoded()
    let second = try FontCompiler().font(smallSet()).file.encoded()
    let isSame = first == second
    #expect(isSame)
  }

  @Test func `The order of the drawings has no effect`() throws {
    let symbols = try smallSet().symbols
    let turned = try SymbolSet(symbols: symbols.reversed())
    let font = try Self.nameless.font(turned).file.encoded()
    let isSame = font == (try Self.nameless.font(smallSet()).file.encoded())
    #expect(isSame)
  }

  @Test func `The library's code points are all in their file`() throws {
    let text = try PackageFiles.text(PackageFiles.path("fonts/codepoints"))
    #expect(try BundledDrawings.set().codePoints.fileText == text)
  }

  @Test func `The report counts symbols and glyphs; crossing lines are one contour`() throws {
    var compiler = Self.nameless
    compiler.hasColor = false
    let report = try compiler.font(smallSet()).report
    #expect(report.symbolCount == 5)
    #expect(report.glyphCount == 2 + 5 * 3)
    #expect(report.overlappingGlyphs == [])
    #expect(report.switchedGlyphs == [])
    #expect(report.compositeCount == 0)
  }

  @Test func `A set without symbols gives no font`() throws {
    let empty = try SymbolSet(symbols: [])
    let error = #expect(throws: FontError.self) { try FontCompiler().font(empty) }
    #expect(error?.description == "there is no symbol to build a font from")
  }

  @Test func `Symbols may be named like the space, or like a scale of another symbol`() throws {
    let names = ["a", "a.small", "space"]
    let set = try SymbolSet(symbols: try names.map { try drawing(name: $0) })
    #expect(try Self.nameless.font(set).report.symbolCount == 3)
  }

  @Test func `A drawing beyond the limits of fonts is refused by name`() throws {
    let set = try SymbolSet(symbols: [try drawing(name: "far", shapes: "<path d=\"M0 0V900\"/>")])
    let error = #expect(throws: FontError.self) { try Self.nameless.font(set) }
    #expect(error?.description.contains("far, ultralight, contour 0, point") == true)
    #expect(error?.description.contains("beyond the font's ±32,767 units") == true)
  }

  @Test func `The checksum of the file equals the constant of the head table`() throws {
    let bytes = try Self.nameless.font(smallSet()).file.encoded()
    var sum: UInt32 = 0
    for (index, byte) in bytes.enumerated() {
      sum &+= UInt32(byte) << (24 - 8 * UInt32(index & 3))
    }
    #expect(sum == 0xB1B0_AFBA)
  }
}
