internal import SymtextFonts
import SymtextSymbolTestSupport
import SymtextGraphics
import SymtextTestSupport
import Testing

@testable import SymtextTextLayout

/// Glyphs stored in font units have the same positions in points as glyphs stored in points.
struct ShapedGlyphsTests {
  private static let texts = [
    "AVAST office fjord, To. “We” 1/2", "x\u{301}q\u{308}o\u{302}\u{323} g\u{303}\u{323}",
    "السَّلامُ عَلَيْكُم كِتَابٌ", "हिन्दी क्षत्रिय र्कि पुस्तकें", "שָׁלוֹם עוֹלָם", "ไม่ได้ กำลัง น้ำ",
  ]

  private func shaped(
    _ text: String, letterSpacing: Double = 0, size: Double = 13.3
  ) throws -> ShapedText {
    let attributes = TextAttributes(
      font: try TestFaces.inter(size: size, weight: 450), letterSpacing: letterSpacing)
    return ShapedText(
      StyledText(text, attributes: attributes), direction: .automatic, wraps: true,
      fallback: .system)
  }

  @Test(arguments: texts)
  func `A slice equals its shaped part`(text: String) throws {
    let shaped = try shaped(text)
    let shaper = Shaper(shaped.text, fallback: nil)
    var count = 0
    for run in shaped.runs {
      let places = Set(run.glyphs.map(\.cluster)).union([run.range.upperBound]).sorted()
      for (start, end) in zip(places, places.dropFirst()).flatMap({ start, _ in
        places.filter { $0 > start }.map { (start, $0) }
      }) {
        guard let slice = run.glyphs(in: start..<end) else { continue }
        var item = run.item
        item.range = start..<end
        let alone = shaper.run(of: item, setting: run.setting)
        // Break opportunities also depend on the preceding text.
        #expect(
          slice.map { [$0.offset.x, $0.offset.y, $0.advance, Double($0.cluster)] }
            == alone.glyphs.map { [$0.offset.x, $0.offset.y, $0.advance, Double($0.cluster)] })
        #expect(slice.map(\.glyph) == alone.glyphs.map(\.glyph))
        #expect(slice.advance == alone.advance)
        count += 1
      }
    }
    #expect(count > shaped.runs.count)
  }

  @Test func `Lines share the glyphs of their text`() throws {
    let shaped = try shaped("Many words that are cut into several lines")
    let parts = [0..<5, 5..<11, 11..<16].map { shaped.runs[0].glyphs(in: $0) }
    // Copies count from 0.
    #expect(parts.map { $0?.packed.indices } == [0..<5, 5..<11, 11..<16])
  }

  @Test(arguments: texts)
  func `Marks are at the font's positions`(text: String) throws {
    let shaped = try shaped(text)
    let expected = try HarfBuzzReference.glyphs(of: shaped.runs, in: shaped.utf8)
    for (run, glyphs) in zip(shaped.runs, expected) {
      let scale = run.font.scale
      #expect(
        run.glyphs.map(\.offset) == glyphs.map { Vector($0.dx * scale, -$0.dy * scale) })
      #expect(run.glyphs.map(\.advance) == glyphs.map { $0.ax * scale })
    }
    // Inter's own marks are drawn in place.
    let isMarked = Self.texts[2...].contains(text)
    let offsets = shaped.runs.flatMap { $0.glyphs.map(\.offset) }
    #expect(offsets.contains { $0 != .zero } || !isMarked)
  }

  @Test(arguments: ["ab cd", "AB CD", "e\u{301}a\u{308}", "שָׁלוֹם"])
  func `Letter spacing and justification add to exact advances`(text: String) throws {
    let plain = try shaped(text)
    let (spacing, share) = (0.1, 1.0 / 3)
    let spaced = try shaped(text, letterSpacing: spacing).runs
    for (run, own) in zip(spaced, plain.runs) {
      let isForward = run.level % 2 == 0
      var grown = run
      let all = Array(run.glyphs.indices)
      grown.glyphs.grow(all, by: share, onLeft: !isForward)
      for index in all {
        let next = isForward ? index + 1 : index - 1
        let isLast = !all.contains(next) || run.glyphs[next].cluster != run.glyphs[index].cluster
        let added = isLast ? own.glyphs[index].advance + spacing : own.glyphs[index].advance
        #expect(run.glyphs[index].advance == added)
        #expect(grown.glyphs[index].advance == added + share)
        var offset = own.glyphs[index].offset
        if isLast && !isForward { offset.x += spacing }
        #expect(run.glyphs[index].offset == offset)
        if !isForward { offset.x += share }
        #expect(grown.glyphs[index].offset == offset)
      }
      // Without the space after the last letter it is unchanged.
      var closed = run
      closed.removeLastSpacing()
      let last = isForward ? all.count - 1 : 0
      #expect(closed.glyphs[last].advance == own.glyphs[last].advance)
      #expect(closed.glyphs[last].offset == own.glyphs[last].offset)
      #expect(run.glyphs[last].advance == own.glyphs[last].advance + spacing)
    }
  }
}
