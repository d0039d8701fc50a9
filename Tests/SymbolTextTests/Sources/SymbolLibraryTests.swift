internal import SymtextFonts
import SymtextFontGlyphs
import SymtextSymbols
@testable import SymtextOpenType
import SymtextSymbolTestSupport
import SymtextSymbolText
import SymtextTestSupport
import Testing
import SymtextTextLayout

struct SymbolLibraryTests {
  @Test func `The bundled library is the font of the package`() throws {
    let bundled = try TestLibrary.bundled.get()
    let file = try SymbolLibrary(file: TestFonts.symbols)
    #expect(bundled.font.entries == file.font.entries)
    let isSame = unsafe bundled.face.data.bytes.elementsEqual(file.face.data.bytes)
    #expect(isSame)
  }

  @Test func `A name and its alias find the same symbol`() throws {
    let library = try TestLibrary.bundled.get()
    let alias = try #require(
      library.font.entries.lazy.flatMap { library.font.metadata(of: $0.index).aliases }.first)
    let found = try library.entry(named: alias)
    #expect(found.name != alias)
    #expect(try library.entry(named: found.name).index == found.index)
  }

  @Test func `A text font is not a library`() {
    let error = #expect(throws: SymbolError.self) {
      try SymbolLibrary(file: TestFonts.dejaVuSans)
    }
    #expect(error?.description.hasPrefix("\(TestFonts.dejaVuSans) is no symbol font: ") == true)
  }

  @Test func `A missing file is not a library`() {
    #expect(throws: SymbolError.self) { try SymbolLibrary(file: "/no/such/file") }
  }

  @Test func `The strokes to match are those of the small scale`() throws {
    for point in try TestLibrary.bundled.get().strokes.points {
      #expect(point.stroke == WeightLaw.stroke(axisValue: point.axisValue, scale: .small))
    }
  }
}
