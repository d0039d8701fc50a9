import Foundation
import SymtextTestSupport
import Testing

/// The lines, runs, fonts, symbols and images in `metrics --json`.
struct MetricsReportTests {
  private struct Range: Decodable, Equatable {
    var start: Int
    var end: Int
  }
  private struct Box: Decodable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }
  private struct Paragraph: Decodable {
    var direction: String
    var width: Double?
    var alignment: String
    var lineHeight: String
    var maxLines: Int?
    var truncation: String
  }
  private struct Font: Decodable {
    var family: String
    var file: String
    var faceIndex: Int
    var pointSize: Double
    var weight: Double
    var axes: [String: Double]
    var isItalic: Bool
    var capHeight: Double
    var capHeightSource: String
    var bar: Double?
    var stemLetters: String?
    var syntheticBold: Double
    var syntheticSlant: Double
  }
  private struct Glyph: Decodable {
    var id: UInt32
    var name: String?
    var cluster: Int
    var x: Double
    var xOffset: Double
    var yOffset: Double
    var advance: Double
  }
  private struct Run: Decodable {
    var kind: String
    var text: String?
    var range: Range
    var x: Double
    var advance: Double
    var isAdded: Bool?
    var font: Int?
    var isFallback: Bool?
    var script: String?
    var language: String?
    var level: Int?
    var isRightToLeft: Bool?
    var features: [String]?
    var letterSpacing: Double?
    var glyphs: Int?
    var missingGlyphs: Int?
    var glyphList: [Glyph]?
    var name: String?
    var variantAskedFor: String?
    var library: String?
    var isRightToLeftForm: Bool?
    var languageForm: String?
    var textFont: Int?
    var onAxis: Bool?
    var strokeWidth: Double?
    var smallStroke: Double?
    var targetStroke: Double?
    var strokeError: Double?
    var file: String?
    var box: Box?
    var baselineOffset: Double?
    var baselineOffsetFromBottom: Double?
  }
  private struct Line: Decodable {
    var range: Range
    var text: String
    var baseline: Double
    var x: Double
    var width: Double
    var ascent: Double
    var descent: Double
    var top: Double
    var bottom: Double
    var alignment: String
    var isRightToLeft: Bool
    var isTruncated: Bool
    var elidedRange: Range?
    var runs: [Run]
    var carets: [Caret]
  }
  private struct Caret: Decodable, Equatable {
    var offset: Int
    var x: Double
    var direction: String
    var weakX: Double?
  }
  private struct Report: Decodable {
    var ink: Box?
    var text: String
    var spokenText: String
    var missingCharacters: [String]
    var paragraph: Paragraph
    var fonts: [Font]
    var lines: [Line]
  }

  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func report(_ arguments: String...) throws -> Report {
    let result = try SymtextProcess.run(
      ["metrics", "--json", "--font", TestFonts.inter] + arguments)
    try #require(result.status == 0, "\(result.errorText)")
    return try JSONDecoder().decode(Report.self, from: Data(result.output))
  }

  private func onlyRun(_ arguments: String...) throws -> Run {
    let result = try SymtextProcess.run(["metrics", "--json"] + arguments)
    try #require(result.status == 0, "\(result.errorText)")
    let report = try JSONDecoder().decode(Report.self, from: Data(result.output))
    return try #require(report.lines.first?.runs.first)
  }

  // MARK: Lines

  @Test func `Lines are stacked, and their ranges cover the text`() throws {
    let report = try report(
      "Add {plus.circle} to\nthe cart of many things", "--width", "100", "--align", "center")
    var (bottom, end) = (0.0, 0)
    let bytes = Array(report.text.utf8)
    for line in report.lines {
      #expect(abs(line.top - bottom) < 0.001 && line.range.start == end)
      #expect(abs(line.baseline - line.ascent - line.top) < 0.001)
      #expect(abs(line.baseline + line.descent - line.bottom) < 0.001)
      #expect(
        line.text == String(decoding: bytes[line.range.start..<line.range.end], as: UTF8.self))
      #expect(line.alignment == "center" && !line.isTruncated && !line.isRightToLeft)
      (bottom, end) = (line.bottom, line.range.end)
    }
    #expect(report.lines.count > 2 && end == bytes.count)
    #expect(report.spokenText.hasPrefix("Add Plus in a circle to\n"))
    #expect(report.paragraph.width == 100 && report.paragraph.lineHeight == "natural")
  }

  @Test func `A truncated line is marked and its ellipsis is its own`() throws {
    let report = try report(
      "one two three four five six", "--width", "60", "--max-lines", "1", "--truncate", "middle")
    let line = try #require(report.lines.first)
    #expect(report.lines.count == 1 && line.isTruncated)
    #expect(line.range == Range(start: 0, end: 27))
    let elided = try #require(line.elidedRange)
    #expect(elided.start > 0 && elided.end > elided.start && elided.end < 27)
    #expect(line.carets.contains { $0.offset == elided.end })
    #expect(!line.carets.contains { elided.start < $0.offset && $0.offset < elided.end })
    let added = line.runs.filter { $0.isAdded == true }
    #expect(added.count == 1 && added.first?.text == "")
    #expect(line.runs.last?.text?.hasSuffix("six") == true)
    #expect(report.paragraph.maxLines == 1 && report.paragraph.truncation == "middle")
  }

  @Test func `Carets are listed line by line`() throws {
    let report = try report("a{bell}fi אב\nc")
    let first = try #require(report.lines.first)
    #expect(first.elidedRange == nil)
    #expect(first.carets.map(\.offset) == [0, 1, 4, 5, 6, 7, 9, 11])
    #expect(first.carets[0] == Caret(offset: 0, x: 0, direction: "ltr"))
    #expect(first.carets[1].x == first.runs[1].x)
    let runs = first.runs
    #expect(first.carets[5].weakX.map { abs($0 - first.width) < 1e-6 } == true)
    #expect(first.carets[7].x == first.width && first.carets[6].direction == "rtl")
    #expect(runs.count == 4 && report.lines[1].carets.map(\.offset) == [12, 13])
  }

  @Test func `Text after a tab begins at its stop`() throws {
    let report = try report("a\tb\tc", "--tabs", "40,100e")
    let runs = try #require(report.lines.first).runs
    #expect(runs.map(\.text) == ["a", "b", "c"])
    #expect(runs.map(\.range) == [0, 2, 4].map { Range(start: $0, end: $0 + 1) })
    #expect(runs[1].x == 40 && abs(runs[2].x + runs[2].advance - 100) < 0.001)
  }

  @Test func `Justified symbols are as far apart as the pen moves`() throws {
    let report = try report(
      "{star}{star}{star}{star} {star}{star}{star}", "--width", "90", "--align", "justify")
    let line = try #require(report.lines.first)
    var pen = 0.0
    for run in line.runs {
      #expect(abs(run.x - pen) < 0.001)
      pen += run.advance
    }
  }

  @Test func `The ink of a picture matches the letters' position`() throws {
    let ink = try #require(try report("H", "--size", "100").ink)
    #expect(abs(ink.height - 72.7) < 0.1 && ink.x > 0 && ink.y > 0)
    #expect(try report(" ").ink == nil)
  }

  // MARK: Runs and fonts

  @Test func `Right-to-left text is listed run by run`() throws {
    let report = try report(
      "abc שלום {arrow.forward} 12", "--direction", "rtl", "--language", "he")
    let line = try #require(report.lines.first)
    #expect(line.isRightToLeft && report.paragraph.direction == "rtl")
    let hebrew = try #require(
      line.runs.first { $0.script == "Hebr" && $0.text?.contains("ש") == true })
    #expect(hebrew.level == 1 && hebrew.isRightToLeft == true && hebrew.language == "he")
    let latin = try #require(line.runs.first { $0.text?.contains("abc") == true })
    #expect(latin.level == 2 && latin.isRightToLeft == false && latin.x > hebrew.x)
    let arrow = try #require(line.runs.first { $0.kind == "symbol" })
    #expect(arrow.isRightToLeftForm == true)
    let bytes = Array(report.text.utf8)
    #expect(Array(bytes[arrow.range.start..<arrow.range.end]) == Array("\u{FFFC}".utf8))
  }

  @Test func `In left-to-right text a symbol has its regular form`() throws {
    #expect(try onlyRun("{arrow.forward}").isRightToLeftForm == false)
  }

  @Test func `A fallback font is listed`() throws {
    let report = try report("a漢")
    let runs = try #require(report.lines.first).runs
    try #require(runs.count == 2)
    #expect(runs.map(\.isFallback) == [false, true] && runs.map(\.script) == ["Latn", "Hani"])
    let fonts = try runs.map { report.fonts[try #require($0.font)] }
    #expect(fonts[0].file == TestFonts.inter && fonts[1].file != TestFonts.inter)
    #expect(fonts[1].pointSize == 17)
  }

  @Test func `Missing characters are counted`() throws {
    let report = try report("a漢b", "--no-fallback")
    #expect(report.missingCharacters == ["U+6F22"])
    #expect(report.lines.flatMap(\.runs).compactMap(\.missingGlyphs).reduce(0, +) == 1)
  }

  @Test func `Every font of the text is listed once with its position on all axes`() throws {
    let report = try report("a **b** [c]{size=30} d **e**", "--weight", "450")
    #expect(report.fonts.map(\.weight) == [450, 700, 450])
    #expect(report.fonts.map(\.axes["wght"]) == [450, 700, 450])
    #expect(report.fonts.map(\.pointSize) == [17, 17, 30])
    #expect(report.fonts.allSatisfy { $0.faceIndex == 0 && $0.bar != nil })
    #expect(report.lines.flatMap(\.runs).compactMap(\.font) == [0, 1, 0, 2, 0, 1])
  }

  @Test func `Synthesis for a font without a weight is reported`() throws {
    let result = try SymtextProcess.run([
      "metrics", "--json", "a", "--font", TestFonts.dejaVuSans, "--weight", "900", "--italic",
    ])
    let report = try JSONDecoder().decode(Report.self, from: Data(result.output))
    let font = try #require(report.fonts.first)
    #expect(font.syntheticBold > 0 && font.syntheticSlant > 0 && font.stemLetters == "H")
    let plain = try #require(try self.report("a").fonts.first)
    #expect(plain.syntheticBold == 0 && plain.syntheticSlant == 0)
  }

  @Test func `Features and letter spacing are listed`() throws {
    let run = try onlyRun("12", "--features", "tnum,-liga", "--letter-spacing", "2")
    #expect(run.features == ["tnum=1", "liga=0"] && run.letterSpacing == 2)
  }

  // MARK: Symbols and images

  @Test func `A symbol's stroke is compared with its target`() throws {
    let symbol = try onlyRun("{circle scale=large}", "--font", TestFonts.inter)
    let (small, target) = (try #require(symbol.smallStroke), try #require(symbol.targetStroke))
    #expect(abs(small - target) < 0.001 && abs(symbol.strokeError ?? 1) < 0.1)
    #expect(try #require(symbol.strokeWidth) > small)
    #expect(symbol.library == "(bundled)" && symbol.textFont == 0)
    // Low letters with heavy strokes: no symbol of the library is as thick.
    let beyond = try onlyRun(
      "{circle}", "--font", TestFonts.noto("NotoSerifMyanmar-Bold"), "--weight", "900")
    let error = try #require(beyond.strokeError)
    #expect(beyond.onAxis == false && error < -1)
    // A symbol without room for strokes as thick.
    let crowded = try onlyRun(
      "{person.2}", "--font", TestFonts.noto("NotoSansMyanmar-Bold"), "--weight", "900")
    #expect(try #require(crowded.strokeError) < -1)
    let given = try onlyRun("{circle weight=bold}")
    #expect(given.targetStroke == nil && given.strokeError == nil && given.smallStroke != nil)
  }

  @Test func `A symbol with its own size is matched to the text's font at that size`() throws {
    let report = try report("a {circle size=40}")
    let symbol = try #require(report.lines.first?.runs.last)
    #expect(report.fonts[try #require(symbol.textFont)].pointSize == 40)
  }

  @Test func `The form for a language is reported`() throws {
    #expect(try onlyRun("{character}").languageForm == nil)
    #expect(try onlyRun("{character}", "--language", "ja-JP").languageForm == "ja-JP")
    #expect(try onlyRun("{star}", "--language", "ja").languageForm == nil)
  }

  @Test func `A fallback for a variant names the variant`() throws {
    // Arcs enclose nothing that could be filled.
    let symbol = try onlyRun("{wifi.fill}", "--missing", "base")
    #expect(symbol.name == "wifi" && symbol.variantAskedFor == "wifi.fill")
  }

  @Test func `An image is listed with its file and its box`() throws {
    let file = directory.file("dot.png")
    _ = try SymtextProcess.run(["render", "{circle}", "--size", "20", "-o", file])
    let centred = try onlyRun(
      "{image=\(file) height=10}", "--font", TestFonts.inter, "--size", "100")
    #expect(centred.kind == "image" && centred.file == file)
    let box = try #require(centred.box)
    #expect(box.height == 10 && abs(box.y + 5 + 72.7 / 2) < 0.1)
    #expect(centred.baselineOffsetFromBottom == nil)
    let offset = try #require(centred.baselineOffset)
    #expect(abs(offset - box.y - 10) < 0.001)
    let placed = try onlyRun("{image=\(file) height=10 baseline=4}")
    #expect(placed.baselineOffsetFromBottom == 4 && placed.baselineOffset == 4)
    #expect(placed.advance == placed.box?.width)
  }

  // MARK: Glyphs

  private struct ShapedGlyph: Decodable {
    var g: UInt32
    var cl: Int
    var ax: Double
    var dx: Double
    var dy: Double
  }

  @Test(arguments: [
    ("AVAST office fjord", TestFonts.inter, "Latn", "ltr", "en", 2816.0),
    ("Typography, To. “We”", TestFonts.dejaVuSerif, "Latn", "ltr", "en", 2048),
    (
      "السلام عليكم", "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf", "Arab", "rtl",
      "ar", 1000
    ),
  ])
  func `Glyphs and advances match hb-shape`(
    text: String, font: String, script: String, direction: String, language: String, em: Double
  ) throws {
    let shaped = try Subprocess.run(
      "/usr/bin/hb-shape",
      [
        "--font-size=upem", "--output-format=json", "--no-glyph-names", "--utf8-clusters", "--bot",
        "--eot", "--language=\(language)", "--script=\(script)", "--direction=\(direction)",
        "--font-file=\(font)", "--text=\(text)",
      ])
    try #require(shaped.status == 0, "\(shaped.errorText)")
    let expected = try JSONDecoder().decode([ShapedGlyph].self, from: Data(shaped.output))
    // At a size of one em in units, points are font units.
    let run = try onlyRun(
      text, "--font", font, "--size", "\(em)", "--language", language, "--glyphs")
    let glyphs = try #require(run.glyphList)
    #expect(run.glyphs == glyphs.count && run.script == script)
    #expect(glyphs.map(\.id) == expected.map(\.g))
    #expect(glyphs.map(\.cluster) == expected.map(\.cl))
    #expect(glyphs.map(\.advance) == expected.map(\.ax))
    #expect(glyphs.map(\.xOffset) == expected.map(\.dx))
    #expect(glyphs.map { -$0.yOffset } == expected.map(\.dy))
    var pen = run.x
    for glyph in glyphs {
      #expect(abs(glyph.x - pen) < 0.001)
      pen += glyph.advance
    }
    #expect(abs(pen - run.advance) < 0.001)
  }

  @Test func `Glyphs have the font's names if it has any`() throws {
    let run = try onlyRun("Ab", "--font", TestFonts.dejaVuSerif, "--glyphs")
    #expect(run.glyphList?.map(\.name) == ["A", "b"])
    #expect(try onlyRun("Ab").glyphList == nil)
  }

  // MARK: The table

  @Test(arguments: [["--width", "200"], ["--glyphs"], ["--max-lines", "1", "--width", "90"]])
  func `The table fits a terminal of 100 columns`(arguments: [String]) throws {
    let text =
      "Add {person.crop.circle.badge.checkmark} to **cart** and `שלום` {arrow.forward} 漢字\tend"
      + String(repeating: " of a text that is rather long", count: 9)
    let result = try SymtextProcess.run(["metrics", text, "--font", TestFonts.inter] + arguments)
    try #require(result.status == 0, "\(result.errorText)")
    for line in result.outputText.split(separator: "\n") {
      #expect(line.count <= 100, "\(line.count) characters: \(line)")
    }
  }

  @Test func `The table passes no control character to a terminal`() throws {
    let result = try SymtextProcess.run(
      ["metrics", "-"], input: "a\u{1B}[31mb\u{7}{star alt=\"\u{1B}c\"}")
    #expect(result.status == 0)
    #expect(!result.output.contains(0x1B) && !result.output.contains(7))
  }
}
