import Foundation
import SymtextTestSupport
import Testing

/// Files from and for earlier versions: Documentation/Compatibility.md.
struct KeptPromisesTests {
  /// Versions whose files are kept.
  private static let versions = ["0.1"]

  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func kept(_ name: String) -> String { PackageFiles.path("Tests/Fixtures/\(name)") }

  private func run(_ arguments: [String], input: String = "") throws -> ProcessResult {
    try SymtextProcess.run(arguments, input: input, directory: directory.path)
  }

  private func keep(_ file: String, _ result: ProcessResult) throws {
    try #require(result.status == 0, "\(result.errorText)")
    try PackageFiles.write(result.output, to: directory.file(file))
  }

  @Test(arguments: versions)
  func `A font opens, and has its symbols at their code points`(version: String) throws {
    let font = kept("\(version)/Kept.ttf")
    let inspected = try run(["font", "inspect", font, "--json"])
    let facts = try #require(
      JSONSerialization.jsonObject(with: Data(inspected.output)) as? [String: Any])
    let symbols = try #require(facts["symbols"] as? [[String: Any]])
    let all = symbols + symbols.flatMap { $0["aliases"] as? [[String: Any]] ?? [] }
    let codePoints = try PackageFiles.text(kept("\(version)/codepoints"))
    let lines = codePoints.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.count >= 3)
    for line in lines {
      let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
      let symbol = try #require(all.first { $0["name"] as? String == words[0] }, "\(words)")
      #expect(symbol["codePoint"] as? String == "U+\(words[1])")
    }
    let listed = try run(["symbols", "list", "--library", font]).outputText
    #expect(
      listed.split(separator: "\n").contains { $0.hasPrefix("wifi ") && $0.contains("Kept.ttf") })
    for mode in ["monochrome", "hierarchical", "multicolor"] {
      let drawn = try run([
        "render", "{Kept:heart} a {bell}", "--library", font, "--mode", mode, "-o", "-",
      ])
      #expect(drawn.status == 0, "\(drawn.errorText)")
    }
    let moves = try run([
      "animate", "{bell}", "--library", font, "--effect", "wiggle", "--sheet", "-o", "-",
    ])
    #expect(moves.status == 0)
  }

  @Test(arguments: versions)
  func `Its drawings and templates are read`(version: String) throws {
    let built = try run([
      "font", "build", kept("\(version)/bell.svg"), "--codepoints", kept("\(version)/codepoints"),
      "-o", "bell.ttf",
    ])
    #expect(built.status == 0, "\(built.errorText)")
    #expect(try run(["template", "check", kept("\(version)/bell.svg")]).status == 0)
  }

  @Test func `Lines of a batch are drawn unchanged`() throws {
    let lines = kept("lines.ndjson")
    let result = try run(["batch", lines, "-o", "out", "--results", "r.ndjson"])
    #expect(result.status == 0, "\(result.errorText)")
    let count = try PackageFiles.text(lines).split(separator: "\n").count
    #expect(PackageFiles.files(under: directory.file("out")).count == count)
    // They also match the schema, which has old names, too.
    let checked = try Python.run("validate_json.py", ["batch-line=\(lines)"])
    #expect(checked == "\(count) objects\n")
  }

  @Test(arguments: versions)
  func `Earlier results can be resumed and merged`(version: String) throws {
    let results = try PackageFiles.text(kept("\(version)/results.ndjson"))
    try PackageFiles.write(Array(results.utf8), to: directory.file("r.ndjson"))
    let again = try run(["batch", kept("lines.ndjson"), "-o", "out", "--results", "r.ndjson"])
    #expect(again.status == 0, "\(again.errorText)")
    let merged = try run(["manifest", "merge", kept("\(version)/results.ndjson")])
    #expect(merged.status == 0 && merged.outputText == results)
    try expectKept(["\(version)/results.ndjson": "r.ndjson"])
  }

  @Test(arguments: versions)
  func `Answers to requests have all earlier members`(version: String) throws {
    let requests = try PackageFiles.text(kept("requests.ndjson"))
    try keep("answers.ndjson", try run(["serve", "--stdio"], input: requests))
    try expectKept(["\(version)/answers.ndjson": "answers.ndjson"])
    func said(_ text: String) throws -> [String] {
      try text.split(separator: "\n").map { line in
        let answer = try #require(
          JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        let error = answer["error"] as? [String: Any] ?? [:]
        return "\(answer["status"] ?? "") \(error["code"] ?? "") \(error["exit"] ?? "")"
      }
    }
    #expect(
      try said(PackageFiles.text(directory.file("answers.ndjson")))
        == said(PackageFiles.text(kept("\(version)/answers.ndjson"))))
  }

  @Test(arguments: versions)
  func `Documents have all earlier members`(version: String) throws {
    let font = kept("\(version)/Kept.ttf")
    let commands: [(String, [String])] = [
      ("version.json", ["--version", "--json"]),
      (
        "metrics.json",
        ["metrics", "Add {plus.circle} to cart", "--json", "--glyphs", "--check-contrast"]
      ),
      ("symbols.json", ["symbols", "list", "weather", "--json"]),
      ("matches.json", ["symbols", "search", "cart", "--json"]),
      ("symbol.json", ["symbols", "show", "speaker.wave.3", "--json"]),
      ("button.json", ["button", "--label", "Go", "--symbol", "heart", "--spec", "-o", "b.png"]),
      (
        "bar.json",
        [
          "bar", "tab", "--item", "Home=house", "--item", "Inbox=envelope|3", "--json", "-o",
          "t.png",
        ]
      ),
      ("font-inspect.json", ["font", "inspect", font, "--json"]),
    ]
    for (file, arguments) in commands { try keep(file, try run(arguments)) }
    try expectKept(
      Dictionary(uniqueKeysWithValues: commands.map { ("\(version)/\($0.0)", $0.0) }))
  }

  @Test(arguments: versions)
  func `Commands have all earlier options`(version: String) throws {
    #expect(try run(["generate", "bash", "completion"]).status == 0)
    let script = try PackageFiles.text(directory.file("completion/symtext"))
    var options: [String: Set<String>] = [:]
    var command = ""
    for line in script.split(separator: "\n") {
      if line.hasPrefix("    \""), line.hasSuffix(")") {
        command = line.dropFirst(4).dropLast() + ""
      }
      if line.hasPrefix("      options='") {
        options[command] = Set(
          line.dropFirst(15).dropLast().split(separator: " ").map(String.init))
      }
    }
    let lines = try PackageFiles.text(kept("\(version)/options.txt"))
      .split(separator: "\n").map(String.init)
    #expect(lines.count > 60 && lines.count.isMultiple(of: 2))
    for place in stride(from: 0, to: lines.count - 1, by: 2) {
      let now = options[lines[place]] ?? []
      let missing = lines[place + 1].split(separator: " ").filter { !now.contains(String($0)) }
      #expect(missing.isEmpty, "\(lines[place]): \(missing)")
    }
  }

  /// Expects that the kept files have no member that files of this version lack.
  private func expectKept(_ pairs: [String: String]) throws {
    let output = try Python.run(
      "kept_members.py", pairs.flatMap { [kept($0.key), directory.file($0.value)] })
    #expect(output == "")
  }
}
