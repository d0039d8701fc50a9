import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing
@testable import SymtextFonts
@testable import SymtextTextLayout

/// Text with several paints.
struct PaintedRunTests {
  /// Texts in six scripts: kerned, with ligatures, joined, with marks and with reordered letters.
  private static let texts = [
    "AVAVA", "office ffi", "To Wa. Y.", "é\u{301}fi", "Ťľ fj", "سلام", "مرحبا بالعالم", "لا إله",
    "محمد",
    "שָׁלוֹם", "עִבְרִית 12", "किताब", "क्षत्रिय", "श्री र्क", "ภาษาไทย", "ที่นี่ น้ำ", "Αύγουστος", "ΑΥΤΟ",
    "АВТО", "Ёлка ТУ", "漢字かな", "한국어",
  ]

  private func lines(_ text: String, paints: (Int) -> Int) throws -> [Line] {
    var styled = StyledText()
    let font = try TestFaces.dejaVuSerif(size: 17)
    for (index, scalar) in text.unicodeScalars.enumerated() {
      styled.append(String(scalar), attributes: TextAttributes(font: font, paint: paints(index)))
    }
    return Paragraph(styled).lines()
  }

  private func runs(_ lines: [Line]) -> [(x: Double, run: Run)] {
    lines.flatMap(\.elements).compactMap { x, element in
      if case .text(let run) = element { (x, run) } else { nil }
    }
  }

  @Test(arguments: texts)
  func `Text that differs in paint alone is set like text of one paint`(text: String) throws {
    let plain = try lines(text) { _ in 0 }
    for paints in [{ $0 % 2 }, { $0 / 2 }, { $0 }] as [(Int) -> Int] {
      let painted = try lines(text, paints: paints)
      #expect(painted.map(\.width) == plain.map(\.width))
      #expect(glyphs(of: painted).map(\.glyph) == glyphs(of: plain).map(\.glyph))
      #expect(glyphs(of: painted).map(\.cluster) == glyphs(of: plain).map(\.cluster))
      // Every part begins at the end of the previous one.
      var x = 0.0
      for (place, run) in runs(painted) {
        #expect(abs(place - x) < 1e-9)
        x = place + run.advance
      }
      // The parts cover the text once.
      let ranges = runs(painted).map(\.run.range).sorted { $0.lowerBound < $1.lowerBound }
      #expect(ranges.first?.lowerBound == 0 && ranges.last?.upperBound == text.utf8.count)
      for (range, next) in zip(ranges, ranges.dropFirst()) {
        #expect(range.upperBound == next.lowerBound)
      }
    }
  }

  @Test(arguments: texts)
  func `Every cluster has the paint of its first character`(text: String) throws {
    let painted = try lines(text) { $0 }
    var number: [Int: Int] = [:]
    var offset = 0
    for (index, scalar) in text.unicodeScalars.enumerated() {
      number[offset] = index
      offset += UTF8.width(scalar)
    }
    for (_, run) in runs(painted) {
      #expect(Set(run.glyphs.map(\.cluster)).count == 1)
      #expect(run.attributes.paint == run.glyphs.first.flatMap { number[$0.cluster] })
    }
  }

  @Test func `Added characters of a line have the paint of the preceding text`() throws {
    let font = try TestFaces.inter(size: 17)
    var text = StyledText("re", attributes: TextAttributes(font: font))
    text.append("mem\u{AD}ber", attributes: TextAttributes(font: font, paint: 3))
    let lines = Paragraph(text).lines(width: 68)
    #expect(lines.count == 2)
    #expect(runs(lines).map(\.run.attributes.paint) == [0, 3, 3, 3])
    let cut = Paragraph(text).lines(width: 50, style: ParagraphStyle(maxLines: 1))
    #expect(runs(cut).last?.run.attributes.paint == 3)
  }

  @Test func `Text that differs in more than paint is shaped separately`() throws {
    let font = try TestFaces.dejaVuSerif(size: 17)
    func width(_ second: TextAttributes) throws -> Double {
      var text = StyledText("A", attributes: TextAttributes(font: font))
      text.append("V", attributes: second)
      return Paragraph(text).lines().map(\.width).reduce(0, +)
    }
    let kerned = try width(TextAttributes(font: font, paint: 1))
    let apart = try width(TextAttributes(font: font, language: "tr"))
    #expect(kerned < apart - 0.5)
  }
}
