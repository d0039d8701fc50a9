import Foundation
import SymtextTestSupport
import Testing

struct CompareCommandTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func run(_ arguments: String...) throws -> ProcessResult {
    try SymtextProcess.run(arguments, directory: directory.path)
  }

  private func draw(_ text: String, _ file: String, _ more: String...) throws {
    let result = try SymtextProcess.run(
      ["render", text, "-o", file] + more, directory: directory.path)
    try #require(result.status == 0, "\(result.errorText)")
  }

  @Test func `Equal pictures have status 0`() throws {
    try draw("Add {bell}", "a.png")
    try draw("Add {bell}", "b.png")
    let result = try run("compare", "a.png", "b.png")
    #expect(result.status == 0 && result.errorText.isEmpty)
    #expect(result.outputText == "b.png: alike\n")
  }

  @Test func `Another symbol has status 1, and the place is named`() throws {
    try draw("Add {bell}", "a.png", "--size", "40")
    try draw("Add {star}", "b.png", "--size", "40", "--width", "300")
    let result = try run("compare", "a.png", "b.png", "--diff", "d.png")
    #expect(result.status == 1)
    #expect(result.errorText == "symtext: a.png and b.png differ\n")
    #expect(result.outputText.hasPrefix("b.png: different; "))
    #expect(result.outputText.contains("pixels differ"))
    #expect(PackageFiles.exists(directory.file("d.png")))
  }

  @Test func `A share of pixels may differ`() throws {
    try draw("Add {bell}", "a.png", "--size", "40")
    try draw("Add {bell color=gray}", "b.png", "--size", "40")
    #expect(try run("compare", "a.png", "b.png").status == 1)
    #expect(try run("compare", "a.png", "b.png", "--max-ratio", "0.5").status == 0)
    #expect(try run("compare", "a.png", "b.png", "--max-pixels", "100000").status == 0)
    #expect(try run("compare", "a.png", "b.png", "--threshold", "1").status == 0)
    #expect(try run("compare", "a.png", "b.png", "--ignore", "0,0,900,900").status == 0)
  }

  @Test(arguments: ["svg", "pdf"]) func `A picture of shapes is drawn first`(format: String) throws
  {
    try draw("Add {bell}", "a.\(format)")
    try draw("Add {bell color=#010203}", "b.\(format)")
    try draw("Add {star}", "c.\(format)")
    func compare(_ other: String) throws -> ProcessResult {
      try run("compare", "a.\(format)", other, "--pixel-ratio", "2", "--json")
    }
    let alike = try compare("b.\(format)")
    #expect(alike.status == 0, "\(alike.outputText)")
    #expect(alike.outputText.contains("\"height\": 40"))
    #expect(try compare("c.\(format)").status == 1)
  }

  @Test func `Pictures that cannot be compared have status 2`() throws {
    try draw("a", "a.png")
    try directory.write("no picture", to: "b.png")
    for other in ["b.png", "missing.png", "."] {
      let result = try run("compare", "a.png", other)
      #expect(result.status == 2, "\(other)")
      #expect(result.errorText.hasPrefix("symtext: "))
    }
    #expect(try run("compare", "a.png").status == 64)
    #expect(try run("compare", "a.png", "a.png", "--ignore", "1,2").status == 64)
    #expect(try run("compare", "a.png", "a.png", "--diff", "d.txt").status == 64)
    #expect(try run("compare", "a.png", "a.png", "--shift", "99").status == 64)
  }

  @Test func `Folders are compared by names, and files that one lacks are different`() throws {
    for folder in ["one", "two"] {
      try FileManager.default.createDirectory(
        atPath: directory.file("\(folder)/in"), withIntermediateDirectories: true)
      try draw("Same {bell}", "\(folder)/same.png")
    }
    try draw("A {bell}", "one/in/x.png")
    try draw("B {star}", "two/in/x.png")
    try draw("Only", "two/only.png")
    let result = try run("compare", "one", "two/", "--report", "r.html")
    #expect(result.status == 1)
    let lines = result.outputText.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("in/x.png: different"))
    #expect(lines[1] == "only.png: only the second folder has it")
    #expect(lines[2] == "same.png: alike")
    #expect(result.errorText == "symtext: 2 of 3 pictures differ\n")
    let page = try PackageFiles.text(directory.file("r.html"))
    #expect(page.contains("2 of 3 pairs differ") && page.contains("type=\"range\""))
    #expect(page.components(separatedBy: "data:image/png;base64,").count == 4)
  }

  @Test func `Words of names stay words in the page`() throws {
    try draw("A", "a.png")
    try draw("B", "<b>&.png")
    _ = try run("compare", "a.png", "<b>&.png", "--report", "r.html")
    let page = try PackageFiles.text(directory.file("r.html"))
    #expect(page.contains("&lt;b&gt;&amp;.png") && !page.contains("<b>"))
  }

  @Test func `Measures that differ are named, though pixels do not`() throws {
    try draw("A", "a.png")
    try draw("A", "b.png")
    try directory.write(
      #"{"height": 20, "items": [{"baseline": 12.5}], "output": "a"}"#, to: "a.json")
    try directory.write(
      #"{"height": 20, "items": [{"baseline": 13}], "output": "b"}"#, to: "b.json")
    let result = try run("compare", "a.png", "b.png")
    #expect(result.status == 1)
    #expect(result.outputText == "b.png: different; items[0].baseline: 12.5 became 13\n")
  }

  @Test func `Measures beside one picture only are named, and a damaged file is an error`() throws {
    try draw("A", "a.png")
    try draw("A", "b.png")
    try directory.write(#"{"height": 20}"#, to: "a.json")
    let lonely = try run("compare", "a.png", "b.png")
    #expect(lonely.status == 0)
    #expect(
      lonely.outputText == "b.png: alike; measures are not compared: b.json is missing\n")
    try directory.write(#"{"height": 20"#, to: "b.json")
    let damaged = try run("compare", "a.png", "b.png")
    #expect(damaged.status == 2)
    #expect(damaged.errorText.hasPrefix("symtext: b.json:1:14: "), "\(damaged.errorText)")
    #expect(damaged.outputText.isEmpty || damaged.outputText.hasPrefix("b.json:1:14: "))
  }

  @Test func `JSON follows its schema`() throws {
    try draw("Add {bell}", "a.png")
    try draw("Add {star}", "b.png")
    let result = try run("compare", "a.png", "b.png", "--json", "--shift", "1")
    try PackageFiles.write(result.output, to: directory.file("compare.json"))
    let output = try Python.run(
      "validate_json.py", ["compare=\(directory.file("compare.json"))"])
    #expect(output == "1 objects\n")
  }
}
