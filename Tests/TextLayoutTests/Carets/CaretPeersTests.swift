import SymtextFonts
import Foundation
import SymtextGraphics
import SymtextTestSupport
import Testing
@testable import SymtextTextLayout

/// Carets and rectangles compared with Pango's and Chromium's, in ligatures, joined and stacked scripts, both
/// directions, emoji and symbols.
struct CaretPeersTests {
  /// A line of text, with a replacement character for each symbol.
  private struct Sample {
    var name: String
    var text: String
    var font: String
    var family: String
    var direction = WritingDirection.leftToRight
    /// Whether Pango's weak carets are compared.
    ///
    /// Pango derives them from the last character before the position, not from the last cluster, so that within
    /// conjuncts they differ even without a change of direction.
    var hasWeak = true

    static let size = 40.0
    /// Advance, ascent and descent of a symbol, in points.
    static let symbol = (advance: 33.5, ascent: 30.0, descent: 6.0)

    func frame() throws -> TextFrame {
      let attributes = TextAttributes(
        font: Font(face: try Face(file: font), size: Self.size))
      var styled = StyledText()
      for (index, part) in text.components(separatedBy: "\u{FFFC}").enumerated() {
        if index > 0 {
          let (advance, ascent, descent) = Self.symbol
          styled.append(
            Attachment(content: 0, advance: advance, ascent: ascent, descent: descent),
            attributes: attributes)
        }
        styled.append(part, attributes: attributes)
      }
      return Paragraph(styled, direction: direction).frame()
    }
  }

  private struct Question: Encodable {
    var text: String
    var font: String
    var family: String
    var size: Double
    var direction: String
    var attachments: [[Double]]
    var ranges: [[Int]]
  }

  private struct PangoPlace: Decodable {
    var offset: Int
    var strong: Double
    var weak: Double
    var left: Double?
    var right: Double?
  }

  private static let emoji = "DejaVu Sans, Noto Color Emoji"

  private static let samples = [
    Sample(
      name: "Latin ligatures with carets in GDEF", text: "office \u{FFFC} affluent, waffle fjord",
      font: TestFonts.noto("NotoSerif-Regular"), family: "Noto Serif"),
    Sample(
      name: "Latin ligatures without", text: "office \u{FFFC}affidavit AVAST",
      font: TestFonts.dejaVuSerif, family: "DejaVu Serif"),
    Sample(
      name: "Arabic", text: "لا إله \u{FFFC} السلام عَلَيْكُم ١٢٣ (الأولاد)",
      font: TestFonts.dejaVuSans, family: "DejaVu Sans", direction: .rightToLeft),
    Sample(
      name: "Arabic with carets in GDEF", text: "سلام لاله كتاب",
      font: TestFonts.noto("NotoSansArabic-Regular"), family: "Noto Sans Arabic",
      direction: .rightToLeft),
    Sample(
      name: "Hebrew with numbers", text: "מחיר 123 שקל, \u{FFFC} 45% (abc de) שָׁלוֹם",
      font: TestFonts.dejaVuSans, family: "DejaVu Sans", direction: .rightToLeft),
    Sample(
      name: "English with Hebrew and numbers", text: "Total \u{FFFC} שלום 12.5 עולם 7, end",
      font: TestFonts.dejaVuSans, family: "DejaVu Sans"),
    Sample(
      name: "Devanagari", text: "क्षत्रिय हिन्दी \u{FFFC} स्वतन्त्रता किताब",
      font: TestFonts.noto("NotoSansDevanagari-Regular"), family: "Noto Sans Devanagari",
      hasWeak: false),
    Sample(
      name: "Thai", text: "สวัสดีชาวโลก \u{FFFC} น้ำใจ ผู้ใหญ่",
      font: TestFonts.noto("NotoSansThai-Regular"),
      family: "Noto Sans Thai"),
    // Chromium rounds the advances of images to whole pixels, .2 more each; only a few are in one line. Pango takes
    // spaces beside emoji from the emoji font.
    Sample(
      name: "Families and skin", text: "a👩‍👩‍👧‍👦b\u{FFFC}👍🏽c", font: TestFonts.dejaVuSans, family: emoji),
    Sample(
      name: "Flags", text: "x🇩🇪🇫🇷y", font: TestFonts.dejaVuSans, family: emoji),
    Sample(
      name: "Hearts, keycaps, accents", text: "m❤️n1️⃣e\u{301}x", font: TestFonts.dejaVuSans,
      family: emoji),
  ]

  private func question(_ sample: Sample, _ frame: TextFrame) -> Question {
    let utf8 = Array(sample.text.utf8)
    let symbols = utf8.indices.filter { utf8[$0...].starts(with: "\u{FFFC}".utf8) }
    return Question(
      text: sample.text, font: sample.font, family: sample.family, size: Sample.size,
      direction: sample.direction.rawValue,
      attachments: symbols.map {
        [Double($0), Sample.symbol.advance, Sample.symbol.ascent, Sample.symbol.descent]
      }, ranges: ranges(frame).map { [$0.lowerBound, $0.upperBound] })
  }

  /// Returns every character, then some ranges of several.
  private func ranges(_ frame: TextFrame) -> [Range<Int>] {
    let offsets = frame.carets(ofLine: 0).map(\.position.offset)
    let single = zip(offsets, offsets.dropFirst()).map { $0..<$1 }
    let longer = stride(from: 1, to: offsets.count - 6, by: 4).map { offsets[$0]..<offsets[$0 + 5] }
    return single + longer
  }

  @Test func `Carets match Pango's positions`() throws {
    let frames = try Self.samples.map { try $0.frame() }
    let questions = zip(Self.samples, frames).map { question($0, $1) }
    let input = Array(try JSONEncoder().encode(questions))
    let result = try Subprocess.run(
      "/usr/bin/python3", [PackageFiles.path("Tests/Scripts/pango_carets.py")], input: input)
    try #require(result.status == 0, "\(result.errorText)")
    let answers = try JSONDecoder().decode([[PangoPlace]].self, from: Data(result.output))
    var count = 0
    var widest = 0.0
    for ((sample, frame), places) in zip(zip(Self.samples, frames), answers) {
      let known = Dictionary(uniqueKeysWithValues: places.map { ($0.offset, $0) })
      for caret in frame.carets(ofLine: 0) {
        let offset = caret.position.offset
        let place = try #require(known[offset])
        let weak = sample.hasWeak ? place.weak : place.strong
        let difference = max(abs(caret.x - place.strong), abs((caret.weakX ?? caret.x) - weak))
        widest = max(widest, difference)
        #expect(
          difference < 0.5,
          "\(sample.name), \(offset): \(caret.x) \(caret.weakX ?? caret.x), Pango \(place.strong) \(place.weak)"
        )
        count += 1
      }
    }
    print("Pango: \(count) carets, widest \(widest)")
    #expect(count >= 200)
  }

  @Test func `Rectangles match Chromium's`() throws {
    let frames = try Self.samples.map { try $0.frame() }
    let questions = zip(Self.samples, frames).map { question($0, $1) }
    let directory = try TemporaryDirectory()
    let printed = try Python.run(
      "chromium_carets.py", [directory.path], input: Array(try JSONEncoder().encode(questions)))
    let answers = try JSONDecoder().decode([[[[Double]]]].self, from: Data(printed.utf8))
    var count = 0
    var widest = 0.0
    for ((sample, frame), answer) in zip(zip(Self.samples, frames), answers) {
      for (range, boxes) in zip(ranges(frame), answer) {
        let own = frame.selectionRects(for: range).map { [$0.rect.minX, $0.rect.maxX] }
        let theirs = joined(boxes)
        let ours = joined(own)
        let difference =
          theirs.count == ours.count
          ? zip(theirs, ours).map { max(abs($0[0] - $1[0]), abs($0[1] - $1[1])) }.max() ?? 0 : 99
        widest = max(widest, difference)
        #expect(difference < 0.5, "\(sample.name), \(range): \(ours), Chromium \(theirs)")
        count += 1
      }
    }
    print("Chromium: \(count) ranges, widest \(widest)")
    #expect(count >= 200)
  }

  /// Merges adjacent ranges: Chromium has one for each font, and one for each box.
  private func joined(_ boxes: [[Double]]) -> [[Double]] {
    var result: [[Double]] = []
    for box in boxes.sorted(by: { $0[0] < $1[0] }) where box[1] > box[0] + 0.01 {
      if let last = result.last, box[0] - last[1] < 0.3 {
        result[result.count - 1][1] = max(last[1], box[1])
      } else {
        result.append(box)
      }
    }
    return result
  }
}
