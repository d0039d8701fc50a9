@testable import SymtextFontGlyphs
@testable import SymtextGraphics
@testable import SymtextSVGReading
@testable import SymtextSymbolImport
@testable import SymtextSymbols
import Testing

/// Weights of parts that are thinner than an icon's strokes, such as the letters of a small word, and of flat ends.
@Suite struct ThinPartWeightTests {
  private let full = FilledOutlines.reach.heavier

  private func paths(_ data: String) throws -> [SymbolWeight: Path] {
    let symbol = try IconImporter(file: "icon.svg").symbol(
      from: Array(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path d=\"\(data)\"/></svg>"
          .utf8), name: "icon"
    ).symbol
    return try #require(symbol.layers[0].shapes[0].masters?.paths[.medium])
  }

  /// Returns the boxes of the contours from left to right.
  private func boxes(_ path: Path?) throws -> [Rect] {
    try #require(path).contours.compactMap(\.bounds).sorted { $0.minX < $1.minX }
  }

  @Test func `A thin line grows by its own width on each side, and half as far at Bold`() throws {
    let paths = try paths("M4 10h16v0.2H4z")
    let black = try boxes(paths[.black])[0]
    #expect(abs(black.height - 0.6) < 0.001)
    let bold = try boxes(paths[.bold])[0]
    #expect(abs(bold.height - (0.2 + 0.4 * WeightLaw.normalized(.bold))) < 0.001)
  }

  @Test func `A line as wide as an icon's strokes grows as far as all edges`() throws {
    let black = try boxes(try paths("M4 10h16v1.5H4z")[.black])[0]
    #expect(abs(black.height - (1.5 + 2 * full)) < 0.001)
    #expect(abs(black.width - (16 + 2 * full)) < 0.001)
  }

  @Test func `The flat ends of thin lines grow like the sides`() throws {
    let black = try boxes(try paths("M4 10h16v0.2H4z")[.black])[0]
    #expect(abs(black.width - 16.4) < 0.001)
  }

  @Test func `Where a side gives way, the flat end moves as far as the sides on average`() throws {
    let bars = try boxes(try paths("M4 6h1.5v12H4zM6.5 6H8v12H6.5z")[.black])
    try #require(bars.count == 2)
    let side = (1 - min(FilledOutlines.keptWhite, FilledOutlines.enoughWhite)) / 2
    #expect(abs(bars[0].maxX - (5.5 + side)) < 0.001)
    #expect(abs(bars[0].minX - (4 - full)) < 0.001)
    #expect(abs(bars[0].minY - (6 - (full + side) / 2)) < 0.001)
  }

  @Test func `Thin white grows by its own width in light weights`() throws {
    // A slot of .2 in a stroke.
    let paths = try paths("M4 10h16v4.2H4zM6 12v0.2h12V12z")
    let slot = try #require(
      try boxes(paths[.ultralight]).min { $0.width < $1.width })
    #expect(abs(slot.height - 0.6) < 0.001)
    #expect(abs(slot.width - 12.4) < 0.001)
  }
}
