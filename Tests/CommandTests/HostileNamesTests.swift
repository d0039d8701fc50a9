import Foundation
import SymtextTestSupport
import Testing

/// Messages keep names that look like options or quotations unchanged, on every front end.
struct HostileNamesTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private static let names = [
    "--size", "lib--size.ttf", "a`--tint`b", "`--font`", "--label: x", "a \"--symbol\" b",
    "--output", "-- size", "--pixel-ratio=2", "{--size}",
  ]

  private func line(_ members: [String: Any]) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: members), as: UTF8.self)
  }

  private func error(_ request: [String: Any], _ options: String...) throws -> [String: Any] {
    let result = try SymtextProcess.run(
      ["serve", "--stdio"] + options, input: try line(request), directory: directory.path)
    let answer = try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any]
    return try #require(answer?["error"] as? [String: Any], "\(result.outputText)")
  }

  private func batchError(
    _ request: [String: Any], _ options: String...
  ) throws -> (message: String, key: String?) {
    let result = try SymtextProcess.run(
      ["batch", "-", "--errors", "json"] + options, input: try line(request),
      directory: directory.path)
    #expect(result.status == 65)
    let first = try #require(result.errorText.split(separator: "\n").first)
    let object = try JSONSerialization.jsonObject(with: Data(first.utf8)) as? [String: Any]
    return (try #require(object?["message"] as? String), object?["key"] as? String)
  }

  @Test func `A symbol named like an option keeps its name`() throws {
    let error = try error(["id": 1, "command": "render", "text": "{--size}"])
    #expect(
      error["message"] as? String
        == "no symbol named `--size`; `symtext symbols list` shows all names")
    #expect(error["key"] as? String == "text" && error["code"] as? String == "unknown-symbol")
  }

  @Test func `A file named like an option does not change the key`() throws {
    let error = try error(["label": "a", "library": "--size.ttf"])
    #expect(
      error["message"] as? String
        == "--size.ttf is not opened: no files are allowed here; allow its folder with --allow-files FOLDER"
    )
    #expect(error["key"] as? String == "library" && error["code"] as? String == "not-allowed")
  }

  @Test func `A batch names a file as the line does`() throws {
    let error = try batchError(
      ["label": "a", "library": "lib--size.ttf", "output": "a.png"], "--allow-files", ".")
    #expect(error.message.hasPrefix("cannot read lib--size.ttf: "), "\(error)")
  }

  @Test(arguments: names)
  func `Symbols keep their names on every front end`(name: String) throws {
    // Braces around a symbol are markup, as in text.
    let own = name.hasPrefix("{") ? String(name.dropFirst().dropLast()) : name
    let sentence = name.contains(":") ? "`\(own)`: no library " : "no symbol named `\(own)`"
    let typed = try SymtextProcess.run(["button", "--symbol=\(name)", "-o", "-"])
    #expect(typed.status == 65)
    #expect(typed.errorText.hasPrefix("symtext: \(sentence)"), "\(typed.errorText)")
    let asked = try error(["symbol": name])
    #expect((asked["message"] as? String)?.hasPrefix(sentence) == true, "\(asked)")
    #expect(asked["key"] as? String == "symbol")
    let made = try batchError(["symbol": name, "output": "a.png"])
    #expect(made.message.hasPrefix(sentence) && made.key == "symbol", "\(made)")
  }

  @Test(arguments: names)
  func `Files keep their names on every front end`(name: String) throws {
    let path = "x/\(name)"
    let typed = try SymtextProcess.run(["render", "a", "--library=\(path)", "-o", "-"])
    #expect(typed.status == 66)
    #expect(typed.errorText.contains("cannot read \(path): "), "\(typed.errorText)")
    let refused = try error(["label": "a", "library": path])
    #expect((refused["message"] as? String)?.hasPrefix("\(path) is not opened: ") == true)
    #expect(refused["key"] as? String == "library", "\(refused)")
    let line: [String: Any] = ["label": "a", "library": path, "output": "a.png"]
    let missing = try batchError(line, "--allow-files", ".")
    #expect(missing.message.hasPrefix("cannot read \(path): "), "\(missing)")
    let made = try batchError(line)
    #expect(made.message.hasPrefix("\(path) is not opened: ") && made.key == "library", "\(made)")
  }

  @Test(arguments: names)
  func `Values keep their text, and options become keys`(name: String) throws {
    let typed = try SymtextProcess.run(["button", "--label", "a", "--tint=\(name)", "-o", "-"])
    #expect(typed.status == 64)
    #expect(typed.errorText.hasPrefix("symtext: --tint \(name): a colour is "))
    let asked = try error(["label": "a", "tint": name])
    #expect((asked["message"] as? String)?.hasPrefix("tint \(name): a colour is ") == true)
    #expect(asked["key"] as? String == "tint")
    let made = try batchError(["label": "a", "tint": name, "output": "a.png"])
    #expect(made.message.hasPrefix("tint \(name): a colour is ") && made.key == "tint")
  }

  @Test func `A warning keeps the text of a placeholder, and names options by their keys`() throws {
    let result = try SymtextProcess.run(
      ["serve", "--stdio"],
      input: #"{"command": "metrics", "text": "a", "args": {"--size": "x"}, "scale": "large"}"#)
    #expect(
      result.outputText.contains(
        #""warnings":["args --size has no effect: {$--size} is not in the text","scale large has no effect: there is no symbol"]"#
      ), "\(result.outputText)")
  }

  @Test func `Options in messages are separate parts, and no message is cut`() throws {
    let literal = try Regex(
      #"\.(?:usage|badValue|badData|noInput|unavailable|cannotCreate|warn|note)\([^"]*"(?:[^"\n]*[^\-\w!"\n])?--(?:(?!help)[a-z]|\\\()|"--[a-z-]+ has no effect"#
    )
    let cut = try Regex(
      #"(?:description|message|\(error\)"\)?)\.(?:drop|hasPrefix|hasSuffix|split|firstRange|firstIndex|contains)"#
    )
    var count = 0
    for module in ["CommandLine", "Service", "symtext", "SymbolText", "Authoring", "SymbolImport"] {
      let folder = PackageFiles.path("Sources/\(module)")
      for file in PackageFiles.files(under: folder) where file.hasSuffix(".swift") {
        let text = try PackageFiles.text("\(folder)/\(file)")
        count += 1
        #expect(!text.contains(cut), "\(file)")
        #expect(!text.contains(literal), "\(file)")
      }
    }
    #expect(count > 200)
  }
}
