import Foundation
import SymtextTestSupport
import Testing

struct FontCheckCommandTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private struct Report: Decodable {
    struct Problem: Decodable {
      var rule: String
      var symbol: String
      var scale: String?
      var weight: Double?
      var value: Double?
      var limit: Double?
      var sentence: String
    }
    struct Counter: Decodable {
      var symbol: String
      var scale: String
      var kind: String
      var width: Double
      var limit: Double
      var x: Double
      var y: Double
    }
    var file: String
    var symbols: Int
    var glyphs: Int
    var weights: [Double]
    var codePoints: String?
    var problems: [Problem]
    var narrowestCounters: [Counter]
  }

  /// Builds a font of one symbol.
  private func build(_ shapes: String, name: String = "shape") throws {
    try directory.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none"
           stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
        <title>Shape</title>
        <metadata><category>shapes</category><since>0.1</since></metadata>
        <g class="monochrome-0 hierarchical-0:primary">\(shapes)</g>
      </svg>
      """, to: "\(name).svg")
    let result = try SymtextProcess.run(
      ["font", "build", "\(name).svg", "-o", "My.ttf"], directory: directory.path)
    #expect(result.status == 0)
  }

  private func check(_ arguments: String...) throws -> ProcessResult {
    try SymtextProcess.run(["font", "check"] + arguments, directory: directory.path)
  }

  private let good = "<circle cx=\"12\" cy=\"12\" r=\"10\"/>"
  private let bad = "<path d=\"M10.5 12.866h3l-1.5 -2.598z\"/>"

  @Test func `A font without a problem has status 0 and one line`() throws {
    try build(good)
    let result = try check("My.ttf")
    #expect(result.status == 0)
    #expect(result.errorText == "")
    #expect(
      result.outputText.hasPrefix(
        "1 symbol, 3 glyphs at 5 weights; no problem; the narrowest counter in Black is that of shape, small: 0.8"
      ), "\(result.outputText)")
    #expect(
      result.outputText.hasSuffix(
        "; code points not compared; give a file with --codepoints\n"))
  }

  @Test func `Each problem has a line, and the status is 65`() throws {
    try build(bad)
    let result = try check("My.ttf")
    #expect(result.status == 65)
    let lines = result.outputText.split(separator: "\n")
    try #require(lines.count == 4)
    #expect(lines[0].hasPrefix("shape, small, wght 900: the hole at x "))
    #expect(lines[3].hasPrefix("1 symbol, 3 glyphs at 5 weights; 3 problems; "))
    #expect(result.errorText == "symtext: My.ttf has 3 problems\n")
  }

  @Test func `With --verbose the narrowest counters are listed`() throws {
    try build(good)
    let lines = try check("My.ttf", "--verbose").outputText.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("shape, small: 0.8"))
    #expect(lines[2].hasPrefix("shape, large: "))
  }

  @Test func `JSON has problems and counters`() throws {
    try build(bad)
    let result = try check("My.ttf", "--json")
    #expect(result.status == 65)
    let report = try JSONDecoder().decode(Report.self, from: Data(result.output))
    #expect(report.file == "My.ttf" && report.symbols == 1 && report.glyphs == 3)
    #expect(report.weights == [100, 250, 400, 650, 900])
    #expect(report.codePoints == nil)
    #expect(report.problems.map(\.rule) == ["counter", "counter", "counter"])
    #expect(report.problems.map(\.scale) == ["small", "medium", "large"])
    #expect(report.problems[0].sentence.hasPrefix("shape, small, wght 900: "))
    #expect(report.narrowestCounters.map(\.width) == [0, 0, 0])
    #expect(report.narrowestCounters.map(\.kind) == ["hole", "hole", "hole"])
  }

  @Test func `Code points are compared with the given file`() throws {
    try build(good)
    try directory.write("shape F0005\n", to: "points")
    let result = try check("My.ttf", "--codepoints", "points")
    #expect(result.status == 65)
    #expect(
      result.outputText.hasPrefix("shape: the font has U+10AF00, but points freezes U+F0005\n"))
    #expect(result.outputText.hasSuffix("; code points compared with points\n"))
  }

  @Test func `The code points beside the font are used`() throws {
    try build(good)
    try directory.write("other F0000\n", to: "codepoints")
    let result = try check("My.ttf")
    #expect(result.status == 65)
    #expect(result.outputText.hasPrefix("shape: the font has U+10AF00, but codepoints does not"))
    let path = directory.file("My.ttf")
    #expect(try SymtextProcess.run(["font", "check", path]).status == 65)
  }

  @Test func `A wrong codepoints file has status 65, a missing one 66`() throws {
    try build(good)
    try directory.write("shape\n", to: "points")
    let wrong = try check("My.ttf", "--codepoints", "points")
    #expect(wrong.status == 65)
    #expect(wrong.errorText.hasPrefix("symtext: points:1:1: "))
    #expect(try check("My.ttf", "--codepoints", "none").status == 66)
  }

  @Test func `A font of another kind is reported with status 65`() throws {
    let result = try check(TestFonts.dejaVuSans)
    #expect(result.status == 65)
    #expect(
      result.errorText
        == "symtext: \(TestFonts.dejaVuSans) is no symbol font: the font has no table of symbols\n")
    #expect(result.output.isEmpty)
  }

  @Test func `A drawing is refused with the command that checks drawings`() throws {
    try directory.write("<svg/>", to: "heart.svg")
    let result = try check("heart.svg")
    #expect(result.status == 65)
    #expect(
      result.errorText.hasSuffix(
        "heart.svg is a drawing; `symtext font lint` checks drawings, this command fonts\n"))
  }

  @Test func `A file that is not a font has status 65, a missing one 66`() throws {
    try directory.write("no font", to: "notes.txt")
    #expect(try check("notes.txt").status == 65)
    let missing = try check("none.ttf")
    #expect(missing.status == 66)
    #expect(missing.errorText == "symtext: cannot read none.ttf: there is no such file\n")
    #expect(try check().status == 64)
  }
}
