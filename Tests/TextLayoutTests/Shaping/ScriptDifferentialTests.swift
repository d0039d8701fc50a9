import SymtextSymbolTestSupport
@testable import SymtextOpenType
import SymtextGraphics
import SymtextTestSupport
import Testing
import SymtextFonts
import SymtextTextLayout

/// Every run of every line equals the output of `hb-shape` for the same text, in any script.
struct ScriptDifferentialTests {
  /// Compares the runs of lines with `hb-shape`.
  /// - Returns: The number of compared runs.
  @discardableResult
  private func compare(
    _ lines: [Line], of text: String, features: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Int {
    let runs = runs(of: lines)
    let expected = try HarfBuzzReference.glyphs(of: runs, in: Array(text.utf8), features: features)
    for (run, glyphs) in zip(runs, expected) {
      #expect(unscaled(run) == glyphs, "\(text)", sourceLocation: sourceLocation)
    }
    return runs.count
  }

  /// Returns the glyphs of a run as `hb-shape` prints them.
  private func unscaled(_ run: Run) -> [HarfBuzzReference.Glyph] {
    // A difference of less than a millionth of a unit is rounding.
    func units(_ points: Double) -> Double { (points / run.font.scale * 1e6).rounded() / 1e6 }
    return run.glyphs.map {
      .init(
        g: $0.glyph.rawValue, cl: $0.cluster - run.range.lowerBound, ax: units($0.advance),
        dx: units($0.offset.x), dy: units(-$0.offset.y))
    }
  }

  private func paragraph(
    _ text: String, _ font: Font, language: String, features: [FontFeature] = [],
    fallback: FontFallback? = nil
  ) throws -> Paragraph {
    Paragraph(
      StyledText(
        text,
        attributes: TextAttributes(
          font: font, features: features, language: language, trimsPunctuation: false)),
      fallback: fallback)
  }

  @Test(arguments: ScriptSample.all, [9.5, 13, 64])
  func `Runs match hb-shape`(sample: ScriptSample, size: Double) throws {
    let font = Font(face: try Face(file: sample.font, index: sample.index), size: size)
    for text in sample.texts {
      let lines = try paragraph(text, font, language: sample.language).lines()
      try compare(lines, of: text)
      let lengths = runs(of: lines).map(\.range.count)
      #expect(lengths.reduce(0, +) == text.utf8.count)
    }
  }

  @Test(arguments: ScriptSample.all)
  func `Features match hb-shape`(sample: ScriptSample) throws {
    let font = Font(face: try Face(file: sample.font, index: sample.index), size: 20)
    for list in sample.features {
      let features = list.split(separator: ",").map { word in
        word.first == "-"
          ? FontFeature(SymtextOpenType.Tag(String(word.dropFirst())) ?? "none", 0)
          : FontFeature(SymtextOpenType.Tag(String(word)) ?? "none")
      }
      for text in sample.texts {
        let lines = try paragraph(text, font, language: sample.language, features: features).lines()
        try compare(lines, of: text, features: list)
      }
    }
  }

  @Test(arguments: ScriptSample.all)
  func `Lines of any width are shaped as if each were separate`(sample: ScriptSample) throws {
    let font = Font(face: try Face(file: sample.font, index: sample.index), size: 20)
    var random = SplitMix64(state: 7)
    var compared = 0
    for text in sample.texts {
      let paragraph = try paragraph(text, font, language: sample.language)
      let lines = (0..<12).flatMap { _ in
        // Narrow ones cut words, too.
        paragraph.lines(width: Double.random(in: 8...300, using: &random))
      }
      compared += try compare(lines, of: text)
    }
    #expect(compared > 40)
  }

  @Test(arguments: [
    [("wght", 100.0)], [("wght", 650)], [("wght", 900), ("slnt", -10)], [("slnt", -4)],
  ])
  func `Axes match hb-shape`(axes: [(tag: String, value: Double)]) throws {
    var coordinates = DesignCoordinates()
    for (tag, value) in axes {
      let tag = try #require(SymtextOpenType.Tag(String(tag)) as SymtextOpenType.Tag?)
      coordinates[tag] = value
    }
    let font = Font(
      face: try Face(file: TestFonts.interWithSlant), size: 17, coordinates: coordinates)
    #expect(font.coordinates == coordinates)
    for text in [
      "AVAST -> office 10:30, Tolstoy", "Ελληνικά ΑΥΤΟΣ Άλφα", "Приветъ, ГТА Ёлка",
      "e\u{301}a\u{308}o\u{302}\u{323}",
    ] {
      let paragraph = try paragraph(text, font, language: "en")
      try compare(paragraph.lines() + paragraph.lines(width: 60), of: text)
    }
  }

  @Test(arguments: [
    "The word كِتَابٌ means book (ספר) – 日本語 too, हिन्दी 12 ไทย 한국어.",
    "שלום world, مرحبا 123 و WiFi (تجربة) 😀 👍🏽!",
    "x\u{2067}אבג abc\u{2069}y \u{202E}abc\u{202C} تجربة",
  ])
  func `Lines of several scripts, directions and fonts match hb-shape`(text: String) throws {
    let font = try TestFaces.inter(size: 15)
    let paragraph = try paragraph(text, font, language: "en", fallback: .system)
    for width in [20.0, 47, 90, 133, 1000] {
      let lines = paragraph.lines(width: width)
      try compare(lines, of: text)
    }
    let whole = runs(of: paragraph.lines())
    #expect(Set(whole.map { $0.font.face.id }).count > 1)
    #expect(Set(whole.map { $0.level % 2 }).count == 2)
  }

  @Test(arguments: [
    ("Latin", "-liga,-clig"), ("Hebrew", "-liga,-clig"), ("Devanagari", "-liga,-clig"),
  ])
  func `Letter spacing is added to hb-shape's advances`(name: String, features: String) throws {
    let sample = try #require(ScriptSample.all.first { $0.name == name })
    let font = Font(face: try Face(file: sample.font, index: sample.index), size: 20)
    for text in sample.texts {
      let attributes = TextAttributes(font: font, language: sample.language, letterSpacing: 3)
      let lines = Paragraph(StyledText(text, attributes: attributes), fallback: nil).lines()
      let runs = runs(of: lines)
      let all = try HarfBuzzReference.glyphs(of: runs, in: Array(text.utf8), features: features)
      for (run, expected) in zip(runs, all) {
        #expect(run.glyphs.map(\.glyph.rawValue) == expected.map(\.g))
        let advance = expected.reduce(0) { $0 + $1.ax } * font.scale
        // The last cluster of the line has no spacing after it, nor have invisible characters such as a joiner.
        let isLast = run.range.upperBound == text.utf8.count
        let seen = Set(expected.map(\.cl)).filter { cluster in
          let index = text.utf8.index(text.startIndex, offsetBy: cluster)
          return !text.unicodeScalars[index].properties.isDefaultIgnorableCodePoint
        }
        let count = seen.count - (isLast ? 1 : 0)
        #expect(abs(run.advance - advance - 3 * Double(count)) < 1e-6)
      }
    }
  }
}

/// Returns the runs of lines, in their order.
private func runs(of lines: [Line]) -> [Run] {
  lines.flatMap(\.elements).compactMap { _, element in
    if case .text(let run) = element { run } else { nil }
  }
}
