import Foundation
import SymtextTestSupport
import Testing

struct FontLintCommandTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private struct Report: Decodable {
    struct Problem: Decodable {
      var rule: String
      var symbol: String
      var other: String?
      var value: Double?
      var limit: Double?
      var sentence: String
    }
    struct Numbers: Decodable {
      var symbol: String
      var kind: String
      var ink: [Double]
      var area: Double
      var radii: [Double]
      var slit: Double?
    }
    var drawings: Int
    var notLookedAt: [String]
    var exceptions: Int
    var problems: [Problem]
    var numbers: [Numbers]?
  }

  private func draw(_ shapes: String, name: String) throws {
    try FileManager.default.createDirectory(
      atPath: directory.file("symbols"), withIntermediateDirectories: true)
    try directory.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none"
           stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
        <title>Shape</title>
        <metadata><category>shapes</category><since>0.1</since></metadata>
        <g class="monochrome-0 hierarchical-0:primary">\(shapes)</g>
      </svg>
      """, to: "symbols/\(name).svg")
  }

  private func lint(_ arguments: String...) throws -> ProcessResult {
    try SymtextProcess.run(["font", "lint"] + arguments, directory: directory.path)
  }

  private let good = #"<circle cx="12" cy="12" r="10"/>"#
  private let bad = #"<rect x="3" y="3" width="18" height="18" rx="2.5"/>"#

  @Test func `Drawings without a problem have status 0 and one line`() throws {
    try draw(good, name: "ring")
    let result = try lint("symbols")
    #expect(result.status == 0 && result.errorText == "")
    #expect(result.outputText == "1 drawing; no problem\n")
  }

  @Test func `Each problem has a line, and the status is 65`() throws {
    try draw(good, name: "ring")
    try draw(bad, name: "box")
    let result = try lint("symbols")
    #expect(result.status == 65)
    #expect(
      result.outputText == """
        box, radius: the corner at x 21, y 3 has a radius of 2.5; corners have 4, 3, 2, 1.5, 1 or 0
        2 drawings; 1 problem

        """)
    #expect(result.errorText == "symtext: symbols has 1 problem\n")
  }

  @Test func `With --verbose every drawing's measurements are printed, in JSON too`() throws {
    try draw(bad, name: "box")
    let lines = try lint("symbols", "--verbose").outputText.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1].hasPrefix("box: object, ink 19.82 × 19.82, middle 12 12, area 1"))
    let json = try lint("symbols", "--verbose", "--json")
    #expect(json.status == 65)
    let report = try JSONDecoder().decode(Report.self, from: Data(json.output))
    #expect(report.drawings == 1 && report.exceptions == 0 && report.notLookedAt == [])
    #expect(report.problems.map(\.rule) == ["radius"] && report.problems[0].value == 2.5)
    #expect(report.problems[0].sentence.hasPrefix("box, radius: "))
    let numbers = try #require(report.numbers?.first)
    #expect(numbers.symbol == "box" && numbers.kind == "object" && numbers.radii == [2.5])
    #expect(numbers.slit == nil)
    let short = try JSONDecoder().decode(
      Report.self, from: Data(try lint("symbols", "--json").output))
    #expect(short.numbers == nil)
  }

  @Test func `Exceptions are read beside the folder, or from the given file`() throws {
    try draw(bad, name: "box")
    try directory.write("box: radius # it is a sample\n", to: "lint")
    let result = try lint("symbols/")
    #expect(result.status == 0)
    #expect(result.outputText == "1 drawing; no problem; 1 exception\n")
    try directory.write("box: face\n", to: "other")
    let other = try lint("symbols", "--exceptions", "other")
    #expect(other.status == 65)
    #expect(other.outputText.contains("box, exception: other:1 excepts it from face, but"))
    try directory.write("box face\n", to: "wrong")
    let wrong = try lint("symbols", "--exceptions", "wrong")
    #expect(wrong.status == 65 && wrong.errorText.hasPrefix("symtext: wrong:1: a line must have"))
    #expect(try lint("symbols", "--exceptions", "none").status == 66)
  }

  @Test func `Icons of another form are skipped`() throws {
    try draw(good, name: "ring")
    try directory.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 2H9V9Z"/></svg>"#,
      to: "symbols/corner.svg")
    let result = try lint("symbols")
    #expect(result.status == 0 && result.outputText == "1 drawing; no problem\n")
    #expect(
      result.errorText
        == "not checked, because they are too intricate or not in symtext's own form: corner\n")
    let none = try lint("symbols/corner.svg")
    #expect(none.status == 0 && none.outputText == "no drawing was checked\n")
  }

  @Test func `A file that cannot be read has status 65, a missing folder 66`() throws {
    try draw(good, name: "ring")
    try directory.write("<svg", to: "symbols/broken.svg")
    let result = try lint("symbols")
    #expect(result.status == 65 && result.outputText == "1 drawing; no problem\n")
    #expect(result.errorText.hasPrefix("symtext: symbols/broken.svg:"))
    #expect(result.errorText.hasSuffix("symtext: symbols: 1 file could not be checked\n"))
    let missing = try lint("none")
    #expect(missing.status == 66)
    #expect(
      missing.errorText == "symtext: cannot read none: there is no such file\n")
    #expect(try lint().status == 64)
  }

  @Test func `Fills are checked as the list of variants has them`() throws {
    try draw(good + #"<path class="stroked" d="M7 12H17"/>"#, name: "ring")
    try draw(good + #"<path class="stroked" d="M12 7V17"/>"#, name: "wheel")
    #expect(
      try lint("symbols").outputText.contains("wheel, silhouette: its fill looks like that of ring")
    )
    try directory.write("ring.fill\n", to: "variants")
    #expect(try lint("symbols").status == 0)
    #expect(try lint("symbols", "--variants", "ring.fill,wheel.fill").status == 65)
  }
}
