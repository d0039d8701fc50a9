import SymtextFontGlyphs
import SymtextGraphics
import SymtextSymbolTestSupport
import SymtextSymbols
import SymtextTestSupport
import Testing
@testable import SymtextFonts
@testable import SymtextOpenType
@testable import SymtextSymbolText

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Symbols that lean like italic letters.
struct SymbolSlantTests {
  private static let oblique = "/usr/share/fonts/truetype/dejavu/DejaVuSans-Oblique.ttf"

  private func set(
    _ slant: SymbolSlant?, font: Font? = nil,
    name: String = "cart.badge.plus"
  ) throws -> ResolvedSymbol {
    var configuration = SymbolConfiguration(weight: .value(500), scale: .large)
    configuration.slant = slant
    return try ResolvedSymbol(
      name, in: try TestLibrary.bundled.get(), beside: try font ?? TestLibrary.inter(size: 100),
      configuration: configuration)
  }

  private func tangent(_ degrees: Double) -> Double { tan(degrees * .pi / 180) }

  @Test(arguments: ["heart", "cart.badge.plus", "wifi"], [12.0, -20])
  func `Outlines are sheared about the middle of the capitals`(name: String, degrees: Double) throws
  {
    let (upright, leaning) = (try set(nil, name: name), try set(.degrees(degrees), name: name))
    let slope = tangent(degrees)
    let shear = Affine(1, 0, -slope, 1, -slope * upright.capHeight / 2, 0)
    for layer in upright.layers.indices.map({ SymbolPart(layer: $0) }) + [SymbolPart(layer: 0)] {
      let expected = upright.outline(of: layer).transformed(by: shear)
      let outline = leaning.outline(of: layer)
      #expect(outline.elements.count == expected.elements.count)
      let (a, b) = (try #require(outline.bounds), try #require(expected.bounds))
      #expect(abs(a.minX - b.minX) < 0.02 && abs(a.maxX - b.maxX) < 0.02)
      #expect(abs(a.minY - b.minY) < 0.02 && abs(a.maxY - b.maxY) < 0.02)
    }
    #expect(leaning.advance == upright.advance)
    #expect(abs(leaning.bounds.midY - upright.bounds.midY) < 0.01)
    // The pens that draw lines lean, too.
    let lines = try #require(leaning.drawing)
    #expect(leaning.font.unitsToPoints != upright.font.unitsToPoints)
    let guides = leaning.guides(of: [SymbolPart(layer: 0)])[0].path
    let drawn = upright.guides(of: [SymbolPart(layer: 0)])[0].path.transformed(by: shear)
    #expect(lines.halfWidth == upright.drawing?.halfWidth)
    let (a, b) = (try #require(guides.bounds), try #require(drawn.bounds))
    #expect(abs(a.minX - b.minX) < 0.02 && abs(a.maxX - b.maxX) < 0.02)
  }

  @Test func `A symbol leans only if that is asked for`() throws {
    let italic = Font(face: try Face(file: Self.oblique), size: 100)
    #expect(try set(nil, font: italic).slope == 0)
    #expect(try set(.upright, font: italic).slope == 0)
    #expect(try set(.matched).slope == 0)
  }

  @Test func `A matched slant is the angle of the text's font`() throws {
    // By `post`, 11° to the right.
    let italic = Font(face: try Face(file: Self.oblique), size: 100)
    #expect(abs(try set(.matched, font: italic).slope - tangent(11)) < 1e-6)
    let synthetic = Font(
      face: try TestLibrary.inter(size: 10).face, size: 100,
      synthesis: FontSynthesis(oblique: 0.2))
    #expect(abs(try set(.matched, font: synthetic).slope - 0.2) < 1e-6)
  }

  @Test func `An italic font without an angle is measured`() throws {
    let directory = try TemporaryDirectory()
    let script = """
      import sys
      from fontTools.ttLib import TTFont
      font = TTFont(sys.argv[1])
      font["post"].italicAngle = 0
      font["OS/2"].fsSelection |= 1
      font.save(sys.argv[2])
      """
    let file = directory.file("silent.ttf")
    let result = try Subprocess.run(Python.executable, ["-c", script, Self.oblique, file])
    try #require(result.status == 0, "\(result.errorText)")
    let slope = Font(face: try Face(file: file), size: 100).slope
    #expect(abs(slope - tangent(11)) < 0.01)
  }

  @Test func `Markup gives and keeps a slant`() throws {
    for (text, slant) in [
      ("{heart slant=match}", SymbolSlant.matched), ("{heart slant=-7.5}", .degrees(-7.5)),
      ("{heart slant=none}", .upright),
    ] {
      let read = try Markup.text(text)
      guard case .symbol(let symbol)? = read.spans.first?.content else {
        Issue.record("no symbol in \(text)")
        continue
      }
      #expect(symbol.configuration.slant == slant)
      #expect(try read.markup == text)
    }
    for wrong in ["{heart slant=46}", "{heart slant=matched}", "{heart slant=nan}"] {
      #expect(throws: SymbolError.self) { try Markup.text(wrong) }
    }
  }
}
