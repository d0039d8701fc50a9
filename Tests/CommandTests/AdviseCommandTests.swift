import Foundation
import SymtextTestSupport
import Testing

struct AdviseCommandTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private struct Report: Decodable {
    struct Finding: Decodable {
      var rule: String
      var file: String
      var line: Int
      var column: Int
      var symbol: String?
      var sentence: String
      var page: String

      var place: String { "\(rule) \(file):\(line):\(column)" }
    }
    var checked: Int
    var leftOut: Int
    var findings: [Finding]
  }

  private func advise(_ words: String...) throws -> ProcessResult {
    try SymtextProcess.run(["advise"] + words, directory: directory.path)
  }

  private func report(_ words: String...) throws -> Report {
    let result = try SymtextProcess.run(
      ["advise"] + words + ["--json"], directory: directory.path)
    return try JSONDecoder().decode(Report.self, from: Data(result.output))
  }

  @Test func `Each line of markup is a text, and a finding a line with its place`() throws {
    try directory.write(
      "Add {plus.circle} to cart\nÄ {heart effect=bounce:continuous} Like\n", to: "labels.txt")
    let result = try advise("labels.txt")
    #expect(result.status == 65)
    #expect(result.errorText.hasPrefix("symtext: labels.txt has 1 finding\n"))
    let lines = result.outputText.split(separator: "\n")
    #expect(lines.count == 2 && lines[1] == "2 texts; 1 finding")
    #expect(lines[0].hasPrefix("labels.txt:2:3: endless: bounce on `heart` goes on for ever"))
    #expect(lines[0].hasSuffix("(Documentation/Choosing.md#an-effect)"))
  }

  @Test func `Files without findings have status 0`() throws {
    try directory.write("Add {plus.circle} to cart\n\nNo symbol\n", to: "labels.txt")
    let result = try advise("labels.txt")
    #expect(result.status == 0 && result.errorText == "")
    #expect(result.outputText == "1 text; no finding\n")
  }

  @Test func `A batch is read by its keys, and places are in the line`() throws {
    try directory.write(
      #"""
      {"label": "Go", "symbol": "cart", "output": "a.png"}
      {"command": "animate", "text": "\u00c4 {heart} Like", "effect": "bounce", "loop": true, "output": "b.png"}
      {"command": "animate", "text": "\u00c4 {bell effect=wiggle:continuous}", "output": "c.png"}
      {"command": "render", "text": "{bell effect=bounce:continuous}", "output": "still.png"}
      {"command": "animate button", "label": "Like", "symbol": "heart", "effect": "pulse", "press": true, "output": "d.png"}
      {"label": {"en": "Go", "de": "Los"}, "symbol": "cart", "output": "e.png"}
      {"label": "Go", "symbl": "cart", "output": "f.png"}
      nonsense
      """#, to: "lines.ndjson")
    let report = try report("lines.ndjson")
    #expect(
      report.findings.map(\.place) == [
        "endless lines.ndjson:2:66", "endless lines.ndjson:3:40",
        "fadeForTap lines.ndjson:5:78", "unreadable lines.ndjson:7:1",
        "unreadable lines.ndjson:8:1",
      ])
    #expect(report.checked == 5 && report.leftOut == 1)
  }

  @Test func `Of Markdown paragraphs and commands are read, and code is an example`() throws {
    try directory.write(
      #"""
      # Notes

      Tap {heart effect=bounce:continuous}
      to like; write `{bell effect=bounce:continuous}` for that, or {x=1}.

      ```sh
      symtext animate "Press {heart} now" \
        --effect 'bounce+pulse' -o a.png | cat
      symtext render - <<'TEXT' -o b.png
      {sun.max.fill color=#fd0} Sunny
      TEXT
      symtext animate "$TEXT" --effect bounce --loop -o c.png
      ls {bell effect=bounce:continuous}
      ```

      ```swift
      let text = "{bell effect=bounce:continuous}"
      ```
      """#, to: "notes.md")
    let report = try report("notes.md")
    #expect(
      report.findings.map(\.place) == [
        "endless notes.md:3:5", "motionInText notes.md:3:5", "severalEffects notes.md:8:3",
        "contrast notes.md:10:1",
      ])
    #expect(report.leftOut == 1)
  }

  @Test func `Standard input is read in the format that is asked for`() throws {
    let line = #"{"command": "animate", "text": "{heart} a", "effect": "bounce", "loop": true}"#
    let batch = try SymtextProcess.run(["advise", "-", "--format", "batch"], input: line)
    #expect(batch.status == 65 && batch.outputText.hasPrefix("standard input:1:56: endless: "))
    #expect(batch.errorText.hasPrefix("symtext: standard input has 1 finding\n"))
    let markup = try SymtextProcess.run(["advise", "-"], input: "{bell effect=bounc} a")
    #expect(markup.status == 65)
    #expect(markup.outputText.hasPrefix("standard input:1:1: unreadable: "))
    #expect(markup.outputText.contains("did you mean bounce?"))
  }

  @Test func `Files that cannot be read have a status of their own`() throws {
    #expect(try advise("none.txt").status == 66)
    #expect(try advise().status == 64)
    #expect(try advise("a.txt", "--format", "html").status == 64)
    try PackageFiles.write([0xFF, 0x0A], to: directory.file("latin.txt"))
    let result = try advise("latin.txt")
    #expect(result.status == 65)
    #expect(result.errorText.contains("latin.txt is not UTF-8 at byte 1"))
  }

  @Test func `The pages of symtext keep to their own advice`() throws {
    for page in ["README.md", "Documentation/Choosing.md", "Documentation/Reference.md"] {
      let result = try SymtextProcess.run(["advise", PackageFiles.path(page)])
      #expect(result.status == 0, "\(result.outputText)")
    }
  }
}
