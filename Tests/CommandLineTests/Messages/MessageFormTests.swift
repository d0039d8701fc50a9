import Foundation
import SymtextTestSupport
import Testing

/// `--errors json`: one JSON object per line for each message on standard error.
struct MessageFormTests {
  private func messages(
    _ arguments: [String], input: String = ""
  ) throws -> (all: [[String: Any]], result: ProcessResult) {
    let directory = try TemporaryDirectory()
    let result = try SymtextProcess.run(arguments, input: input, directory: directory.path)
    let all = try result.errorText.split(separator: "\n").map {
      try #require(
        JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any], "\($0)")
    }
    #expect(all.allSatisfy { $0["schemaVersion"] as? Int == 1 })
    return (all, result)
  }

  @Test(arguments: [
    ["--errors", "json", "render", "x", "--sizee", "3"],
    ["render", "--errors", "json", "x", "--sizee", "3"],
    ["render", "x", "--sizee", "3", "--errors=json"],
    ["--errors", "text", "render", "x", "--sizee", "3", "--errors", "json"],
  ])
  func `An unknown option is reported wherever the format is set`(arguments: [String]) throws {
    let (all, result) = try messages(arguments)
    #expect(result.status == 64 && result.output.isEmpty)
    try #require(all.count == 1)
    #expect(all[0]["kind"] as? String == "error" && all[0]["code"] as? String == "unknown-key")
    #expect(all[0]["exit"] as? Int == 64 && all[0]["suggestion"] as? String == "--size")
    #expect(all[0]["message"] as? String == "there is no option --sizee; did you mean --size?")
    #expect(all[0]["help"] as? String == "symtext render --help")
  }

  @Test(arguments: [
    (["render", "x", "--size", "0", "-o", "a.png"], "bad-value", 64, "size"),
    (["render", "x", "--pixel-ratio", "0", "-o", "a.png"], "bad-value", 64, "pixelRatio"),
    (["render", "-o", "a.png"], "missing-key", 64, "text"),
    (["rendr", "x"], "unknown-command", 64, ""),
    ([], "missing-key", 64, "command"),
    (["render", "{crt}", "-o", "a.png"], "unknown-symbol", 65, ""),
    (["font", "inspect", "none.ttf"], "missing-file", 66, ""),
    (["render", "x", "-o", "none/a.png"], "unwritable", 73, ""),
  ])
  func `An error has its code, its status and its key`(
    arguments: [String], code: String, status: Int, key: String
  ) throws {
    let (all, result) = try messages(arguments + ["--errors", "json"])
    #expect(Int(result.status) == status)
    try #require(all.count == 1)
    #expect(all[0]["code"] as? String == code && all[0]["exit"] as? Int == status)
    #expect(all[0]["key"] as? String ?? "" == key)
    #expect(all[0]["message"] as? String != nil)
  }

  @Test func `Warnings, notes and messages beside a picture are objects, too`() throws {
    let idle = try messages(["render", "a", "--scale", "large", "-o", "-", "--errors", "json"])
    #expect(idle.all.map { $0["kind"] as? String } == ["warning"])
    #expect(
      idle.all[0]["message"] as? String == "--scale large has no effect: there is no symbol")
    let spec = try messages(["button", "--label", "a", "--spec", "-o", "-", "--errors=json"])
    #expect((spec.all[0]["result"] as? [String: Any])?["label"] as? String == "a")
    #expect(spec.result.output.starts(with: pngSignature))
    let heart = PackageFiles.path("fonts/symbols/heart.svg")
    let built = try messages([
      "font", "build", heart, "-o", "a.ttf", "--verbose", "--errors", "json",
    ])
    #expect(built.result.status == 0 && built.all.count >= 2)
    #expect(built.all.allSatisfy { $0["kind"] as? String == "note" })
  }

  @Test func `A batch names the file and the line`() throws {
    let (all, result) = try messages(
      ["batch", "-", "--errors", "json"],
      input: #"""
        {"label": "a", "scale": "large", "output": "a.png"}
        {"label": "a", "tnt": "red", "output": "b.png"}
        """#)
    #expect(result.status == 65)
    #expect(all.map { $0["kind"] as? String } == ["warning", "error", "error"])
    #expect(all.map { $0["line"] as? Int } == [1, 2, nil])
    #expect(all[1]["file"] as? String == "standard input")
    #expect(all[1]["key"] as? String == "tnt" && all[1]["suggestion"] as? String == "tint")
    #expect(all[2]["message"] as? String == "1 of 2 lines is invalid; 1 image exists")
  }

  @Test func `An unknown format is refused, and two dashes end the options`() throws {
    let wrong = try SymtextProcess.run(["render", "x", "--errors", "xml"])
    #expect(wrong.status == 64)
    #expect(wrong.errorText == "symtext: --errors xml: text or json is expected\n")
    let missing = try SymtextProcess.run(["render", "x", "--errors"])
    #expect(missing.status == 64 && missing.errorText.contains("the value is missing"))
    let literal = try SymtextProcess.run(["render", "-o", "-", "--format", "svg", "--", "--errors"])
    #expect(literal.status == 0 && literal.outputText.contains("--errors"))
  }

  @Test func `Help and completions know the option`() throws {
    for command in [[], ["render"], ["bar", "tab"], ["symbols"]] {
      #expect(try SymtextProcess.run(command + ["--help"]).outputText.contains("--errors <form>"))
    }
  }
}
