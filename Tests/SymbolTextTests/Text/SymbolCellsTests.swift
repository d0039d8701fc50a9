import SymtextFonts
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing
@testable import SymtextSymbolText
import SymtextTextLayout

struct SymbolCellsTests {
  private let mono: Font
  private let library: SymbolLibrary

  init() throws {
    mono = Font(
      face: try Face(file: "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"), size: 14)
    library = try SymbolLibrary.bundled()
  }

  private func label(_ markup: String, font: Font? = nil) throws -> Label {
    try Label(markup, font: font ?? mono, library: library)
  }

  private func width(_ markup: String) throws -> Double {
    try #require(try label(markup).lines().first).width
  }

  @Test func `A font is monospaced when its characters are`() throws {
    let cell = try #require(mono.cellAdvance)
    #expect(abs(cell - mono.advance(of: try #require(mono.glyph(for: 0x4D)))) < 1e-9)
    #expect(Font(face: try Face(file: TestFonts.inter), size: 14).cellAdvance == nil)
    #expect(Font(face: library.face, size: 14).cellAdvance == nil)
  }

  @Test func `Every symbol takes one cell or two, and fits`() throws {
    let cell = try #require(mono.cellAdvance)
    for name in library.names {
      let plain = try #require(try label("{\(name)}").symbols.first)
      let symbol = try #require(try label("{\(name) cells=auto}").symbols.first)
      let count = plain.advance < 1.5 * cell ? 1.0 : 2
      #expect(abs(symbol.room - count * cell) < 1e-9, "\(name)")
      #expect(symbol.advance <= symbol.room + 1e-9, "\(name)")
      #expect(abs(symbol.advance - min(plain.advance, symbol.room)) < 0.02 * cell, "\(name)")
      // Its middle stays that of the capitals.
      let middle = symbol.baselineShift + symbol.capHeight / 2
      #expect(abs(middle - mono.metrics.capHeight / 2) < 1e-9, "\(name)")
    }
  }

  @Test(arguments: [
    ("{star cells=1}b", "ab"), ("{plus.circle cells=auto}b", "aab"), ("a{car cells=3}b", "aaaab"),
    ("{checkmark cells=1}{star cells=2}b", "aaab"),
    ("[{star cells=2}b]{spacing=3}", "[aab]{spacing=3}"),
  ])
  func `Text after a symbol has the position as after letters`(
    symbol: String, letters: String
  ) throws {
    #expect(abs(try width(symbol) - width(letters)) < 1e-9)
  }

  @Test func `Both symbols of a replacement take the same cells`() throws {
    let symbol = try #require(try label("{bell cells=1 to=person.2}").symbols.first)
    let successor = try #require(symbol.successor)
    #expect(symbol.advance <= symbol.room && successor.advance <= symbol.room)
  }

  @Test func `In proportional text symbols keep their width and are marked as lacking cells`()
    throws
  {
    let inter = Font(face: try Face(file: TestFonts.inter), size: 14)
    let plain = try #require(try label("a{star}", font: inter).symbols.first)
    let symbol = try #require(try label("a{star cells=1}", font: inter).symbols.first)
    #expect(symbol.room == plain.room && symbol.lacksCells && !plain.lacksCells)
    #expect(try label("{star cells=1}").symbols.allSatisfy { !$0.lacksCells })
  }

  @Test(arguments: ["0", "17", "-1", "x", ""])
  func `Other cells are refused`(text: String) {
    #expect(SymbolCells(text) == nil)
  }
}
