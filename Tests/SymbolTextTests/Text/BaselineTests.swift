import SymtextOpenType
import SymtextGraphics
import SymtextDrawing
import SymtextFonts
import Foundation
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import SymtextTestSupport
import Testing
@testable import SymtextTextLayout

struct BaselineTests {
  private func lines(
    _ markup: String, font: Font, style: ParagraphStyle = ParagraphStyle()
  ) throws -> [Line] {
    try Label(markup, font: font, library: try TestLibrary.bundled.get()).lines(style: style)
  }

  @Test func `A font's own superior letters are used if it has all of them`() throws {
    let font = try TestLibrary.inter(size: 20)
    let line = try #require(try lines("x[2]{baseline=super}", font: font).first)
    let own = line.elements[1].element.attributes
    #expect(own.features == [FontFeature("sups")])
    #expect(own.font.size == 20 && own.baselineOffset == 0)
    // HarfBuzz gives the same glyph for it.
    guard case .text(let run) = line.elements[1].element else { return }
    #expect(run.glyphs.map(\.glyph) == [font.glyph(for: 0x32, features: [FontFeature("sups")])])
    #expect(run.glyphs[0].glyph != font.glyph(for: 0x32))

    let other = try #require(try lines("x[☃]{baseline=super}", font: font).first)
    #expect(other.elements[1].element.attributes.features.isEmpty)
  }

  @Test(arguments: [("super", "Superscript", 1.0), ("sub", "Subscript", -1.0)])
  func `Other letters have the size and offset of OS2`(
    word: String, name: String, sign: Double
  ) throws {
    let script = """
      import sys; from fontTools.ttLib import TTFont; font = TTFont(sys.argv[1]); os2 = font['OS/2'];
      print(os2.y\(name)YSize / font['head'].unitsPerEm, os2.y\(name)YOffset / font['head'].unitsPerEm)
      """
    let printed = try Subprocess.run(Python.executable, ["-c", script, TestFonts.dejaVuSerif])
    let numbers = printed.outputText.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    try #require(numbers.count == 2)
    let line = try #require(
      try lines("x[a {star}]{baseline=\(word)}", font: try TestLibrary.serif(size: 100)).first)
    #expect(line.elements.count == 3)
    for (_, element) in line.elements.dropFirst() {
      #expect(abs(element.attributes.font.size - 100 * numbers[0]) < 1e-9)
      #expect(abs(element.attributes.baselineOffset - sign * 100 * numbers[1]) < 1e-9)
    }
    // The symbol is as small as the letters.
    guard case .attachment(let symbol, _) = line.elements[2].element else {
      Issue.record("no symbol")
      return
    }
    let font = symbol.labelContent?.symbol?.textFont
    #expect(font.map { abs($0.size - 100 * numbers[0]) < 1e-9 } == true)
  }

  @Test func `Raised text is drawn higher by its offset, and increases the line height`() throws {
    let font = try TestLibrary.inter(size: 20)
    func origins(_ markup: String) throws -> [Double] {
      let label = try Label(markup, font: font, library: try TestLibrary.bundled.get())
      let lines = label.lines()
      return label.items(lines, at: .zero).flatMap { item -> [Double] in
        guard case .glyphs(let run, _) = item else { return [] }
        return run.glyphs.map { (($0.origin.y - lines[0].baseline) * 1000).rounded() / 1000 }
      }
    }
    #expect(try origins("a[b]{baseline=3}[c]{baseline=-0.2em}") == [0, -3, 4])
    let plain = try lines("a", font: font)[0]
    let raised = try lines("a[b]{baseline=3}", font: font)[0]
    #expect(abs(raised.ascent - plain.ascent - 3) < 1e-9 && raised.descent == plain.descent)
    // A fixed line height is kept.
    let style = ParagraphStyle(lineHeight: .points(30))
    for markup in [
      "a[b {star}]{baseline=8}", "[☃]{baseline=super}a", "[☃]{baseline=super}",
      "a[☃]{baseline=sub}",
    ] {
      let set = try lines(markup, font: font, style: style)[0]
      #expect(abs(set.ascent + set.descent - 30) < 1e-9, "\(markup)")
    }
  }

  @Test(arguments: [
    "baseline=up", "baseline=em", "baseline=1e9", "baseline=101em", "underline=thin",
    "underline-color=rod",
    "link=javascript:x", "link=", "background=", "lang=_",
  ])
  func `An invalid baseline is refused`(attribute: String) {
    #expect(throws: SymbolError.self) { try Markup.text("[x]{\(attribute)}") }
  }
}
