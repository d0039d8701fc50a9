import Foundation
import SymtextFontGlyphs
import SymtextFonts
import SymtextGraphics
import SymtextOpenType
import SymtextSymbolTestSupport
import SymtextSymbolText
import SymtextSymbols
import SymtextTestSupport
import Testing

@testable import SymtextSymbolExport

/// Fonts of one weight as read by fontTools and the OpenType Sanitizer.
struct StaticFontTests {
  private struct Facts: Decodable {
    var names: [String: String]
    var weight: Int
    var selection: Int
    var style: Int
    var unitsPerEm: Double
    var ascender: Double
    var descender: Double
    var capHeight: Double
    var characters: [Int]
    /// Left, bottom, right, top and advance.
    var boxes: [[Double]]
    var farthest: Double
    var tables: [String]
  }

  private static let symbols = ["heart", "bell.slash", "cloud.sun", "wifi"]

  private func facts(
    _ weight: SymbolWeight, _ metrics: StaticFont.Metrics, scale: SymbolScale = .medium
  ) throws -> (facts: Facts, sanitizer: ProcessResult) {
    let directory = try TemporaryDirectory()
    let job = try TestJob.job(Self.symbols)
    let font = try StaticFont(
      job.symbols, of: job.library, weight: weight, scale: scale, metrics: metrics)
    let file = directory.file("a.ttf")
    try PackageFiles.write(font.file(), to: file)
    let codes = job.symbols.compactMap { $0.codePoint.map { String($0) } }
    let output = try Python.run("static_font_facts.py", [file, TestFonts.symbols] + codes)
    let sanitizer = try Subprocess.run(
      Python.executable, ["-m", "ots", file, directory.file("out.ttf")])
    return (try JSONDecoder().decode(Facts.self, from: Data(output.utf8)), sanitizer)
  }

  @Test(arguments: [SymbolWeight.ultralight, .light, .regular, .bold, .black])
  func `A font of text has the outlines of the library's at its weight`(weight: SymbolWeight)
    throws
  {
    let (facts, sanitizer) = try facts(weight, .text)
    #expect(sanitizer.errorText == "" && sanitizer.status == 0)
    #expect(facts.farthest <= 1, "\(facts.farthest) font units")
    #expect(facts.weight == Int(weight.axisValue))
    #expect(facts.unitsPerEm == 2048 && facts.ascender == 1950 && facts.descender == -494)
    #expect(facts.capHeight == 1456)
    #expect(facts.characters.count == Self.symbols.count + 1 && facts.characters[0] == 0x20)
    #expect(!facts.tables.contains("fvar") && !facts.tables.contains("COLR"))
  }

  /// A weight, its family and style in old programs, its typographic style, and its bits in OS/2 and head.
  private static let styles: [(SymbolWeight, String, String, String?, Int, Int)] = [
    (.regular, "Symtext Symbols", "Regular", nil, 0xC0, 0),
    (.bold, "Symtext Symbols", "Bold", nil, 0xA0, 1),
    (.light, "Symtext Symbols Light", "Regular", "Light", 0xC0, 0),
  ]

  @Test(arguments: styles)
  func `Weights are styles of one family`(
    weight: SymbolWeight, family: String, style: String, typographic: String?, selection: Int,
    macStyle: Int
  ) throws {
    let names = try facts(weight, .text).facts
    #expect(names.names["1"] == family && names.names["2"] == style)
    #expect(names.names["17"] == typographic)
    #expect(names.names["16"] == typographic.map { _ in "Symtext Symbols" })
    #expect(names.names["4"] == "Symtext Symbols \(weight.displayName)")
    #expect(names.names["6"] == "SymtextSymbols-\(weight.displayName)")
    #expect(names.names["13"]?.contains("Apache") == true)
    #expect(names.selection == selection && names.style == macStyle)
  }

  @Test(arguments: [SymbolWeight.regular, .black])
  func `A font of icons has each symbol in a square of the em`(weight: SymbolWeight) throws {
    let (facts, sanitizer) = try facts(weight, .icon)
    #expect(sanitizer.errorText == "" && sanitizer.status == 0)
    #expect(facts.ascender - facts.descender == facts.unitsPerEm)
    // The middle of the capitals is that of the line.
    #expect(abs((facts.ascender + facts.descender) / 2 - facts.capHeight / 2) <= 1)
    for box in facts.boxes {
      #expect(box[4] == facts.unitsPerEm)
      #expect(box[0] >= 0 && box[2] <= box[4])
      #expect(box[1] >= facts.descender && box[3] <= facts.ascender)
      #expect(box[2] - box[0] > 0.5 * facts.unitsPerEm)
    }
  }

  @Test func `Scales are families of their own`() throws {
    let small = try facts(.regular, .text, scale: .small).facts
    let medium = try facts(.regular, .text).facts
    #expect(small.names["1"] == "Symtext Symbols Small")
    let ratio = (small.boxes[0][3] - small.boxes[0][1]) / (medium.boxes[0][3] - medium.boxes[0][1])
    #expect(abs(ratio - SymbolScale.small.factor) < 0.03, "\(ratio)")
  }

  @Test(arguments: [SymbolWeight.ultralight, .regular, .bold, .black])
  func `Scales in one font have the outlines and widths of the library`(weight: SymbolWeight) throws
  {
    let names = ["heart", "speaker.slash", "bell.badge", "cloud.sun"]
    let job = try TestJob.job(names)
    let characters = try ScaleCharacters(
      job.symbols, scales: [.medium, .large], font: TestLibrary.bundled.get().font)
    let font = try StaticFont(characters.all, of: job.library, weight: weight)
    let face = try Face(data: FontData(font.file()), name: "static")
    #expect(face.axes.isEmpty)
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
  }
}
