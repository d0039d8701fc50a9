import SymtextSymbolText
import SymtextGraphics
import SymtextFontGlyphs
import SymtextFonts
import SymtextOpenType
import SymtextSymbolTestSupport
import SymtextSymbols
import Testing

@testable import SymtextSymbolExport

struct StaticFontTests {
  @Test(arguments: [SymbolWeight.ultralight, .regular, .bold, .black])
  func `Outlines and widths are those of the library at the weight`(weight: SymbolWeight) throws {
    let names = ["heart", "speaker.slash", "bell.badge", "cloud.sun"]
    let job = try TestJob.job(names)
    let characters = ScaleCharacters(job.symbols, scales: [.medium, .large])
    let font = try StaticFont(job.library, weight: weight, characters)
    let face = try Face(data: FontData(font.file.encoded()), name: "static")
    #expect(face.axes.isEmpty)
    #expect(
      font.name
        == "SymtextSymbols-\(weight.rawValue.prefix(1).uppercased())\(weight.rawValue.dropFirst())")
    let symbols = try TestLibrary.bundled.get().font
    let whole = Font(
      face: job.library.library.face, size: 2048,
      coordinates: DesignCoordinates(weight: weight.axisValue))
    let own = Font(face: face, size: 2048)
    let place = whole.normalizedCoordinates.first ?? 0
    for (key, character) in characters.all {
      let index = try #require(symbols.entry(named: key.symbol)).index
      let glyph = try #require(symbols.glyph(of: index, scale: key.scale, weight: place))
      let shown = try #require(face.glyph(for: character))
      let box = try #require(own.outline(of: shown).bounds)
      let wanted = try #require(whole.outline(of: glyph).bounds)
      for (one, other) in [
        (box.minX, wanted.minX), (box.maxX, wanted.maxX), (box.minY, wanted.minY),
        (box.maxY, wanted.maxY), (own.advance(of: shown), whole.advance(of: glyph)),
      ] { #expect(abs(one - other) <= 0.5, "\(key.symbol) \(one) \(other)") }
      #expect(own.outline(of: shown).contours.count == whole.outline(of: glyph).contours.count)
    }
    let table = try #require(font.file["OS/2"])
    #expect(Int(table[4]) << 8 | Int(table[5]) == Int(weight.axisValue))
  }
}
