import SymtextSymbolTestSupport
@testable import SymtextOpenType
import Foundation
import SymtextGraphics
import SymtextTestSupport
import Testing
import SymtextFonts
import SymtextTextLayout

/// Every glyph is at the position that the `hb-shape` tool prints.
struct HarfBuzzDifferentialTests {
  /// A line of hb-shape's JSON.
  private struct Glyph: Decodable, Hashable, CustomStringConvertible {
    var g: UInt32
    var cl: Int
    var ax: Double
    var dx: Double
    var dy: Double
    var description: String { "\(g)@\(cl)+\(ax)(\(dx),\(dy))" }
  }

  static let texts = [
    "AVAST office fjord", "Typography, To. “We” – 1/2", "Ελληνικά Άλφα ΑΥΤΟΣ", "Приветъ, ГТА Ёлка",
    "e\u{301}a\u{308}o\u{302}\u{323} Ångström n\u{303}", "a\u{200D}b   c", "",
  ]

  private func reference(
    _ text: String, font: String, weight: Double? = nil, features: String? = nil
  ) throws -> [Glyph] {
    guard !text.isEmpty else { return [] }
    var arguments = [
      "--font-size=upem", "--output-format=json", "--no-glyph-names", "--utf8-clusters", "--bot",
      "--eot", "--language=en", "--font-file=\(font)", "--text=\(text)",
    ]
    if let weight { arguments.append("--variations=wght=\(weight)") }
    if let features { arguments.append("--features=\(features)") }
    let result = try Subprocess.run("/usr/bin/hb-shape", arguments)
    try #require(result.status == 0, "\(result.errorText)")
    return try JSONDecoder().decode([Glyph].self, from: Data(result.output))
  }

  private func placed(
    _ text: String, face: Face, weight: Double? = nil, features: [FontFeature] = []
  ) throws -> [Glyph] {
    // At a size of one em in units, points are font units.
    let font = Font(
      face: face, size: Double(face.unitsPerEm),
      coordinates: weight.map { DesignCoordinates(weight: $0) } ?? DesignCoordinates())
    let style = TextAttributes(font: font, features: features, language: "en")
    let lines = Paragraph(StyledText(text, attributes: style), wraps: false).lines()
    return glyphs(of: lines).map {
      Glyph(g: $0.glyph.rawValue, cl: $0.cluster, ax: $0.advance, dx: $0.offset.x, dy: -$0.offset.y)
    }
  }

  @Test(arguments: texts, [100.0, 400, 650, 900])
  func `Inter is shaped as hb-shape shapes it`(text: String, weight: Double) throws {
    let expected = try reference(text, font: TestFonts.inter, weight: weight)
    #expect(try placed(text, face: try TestFaces.inter.get(), weight: weight) == expected)
  }

  @Test(arguments: texts)
  func `DejaVu Serif is shaped as hb-shape shapes it`(text: String) throws {
    let expected = try reference(text, font: TestFonts.dejaVuSerif)
    #expect(try placed(text, face: try TestFaces.dejaVuSerif.get()) == expected)
  }

  @Test(arguments: [
    ("-kern", [FontFeature("kern", 0)]), ("tnum", [FontFeature("tnum")]),
    ("-liga,-calt", [FontFeature("liga", 0), FontFeature("calt", 0)]),
  ])
  func `Features match hb-shape`(list: String, features: [FontFeature]) throws {
    let text = "AVAST 1117 -> fjord"
    let expected = try reference(text, font: TestFonts.inter, features: list)
    #expect(try placed(text, face: try TestFaces.inter.get(), features: features) == expected)
  }

  @Test func `Kerning and features affect the compared texts`() throws {
    let face = try TestFaces.inter.get()
    let plain = try placed("AVAST 1117", face: face)
    #expect(try placed("AVAST 1117", face: face, features: [FontFeature("kern", 0)]) != plain)
    #expect(try placed("AVAST 1117", face: face, features: [FontFeature("tnum")]) != plain)
    #expect(try placed("AVAST 1117", face: face, weight: 900) != plain)
  }

  @Test func `Points scale with the size`() throws {
    let style = { (size: Double) in TextAttributes(font: try TestFaces.inter(size: size)) }
    let small = Paragraph(StyledText("AVAST", attributes: try style(10))).lines()[0].width
    let large = Paragraph(StyledText("AVAST", attributes: try style(25))).lines()[0].width
    #expect(abs(large - 2.5 * small) < 1e-9)
  }
}
