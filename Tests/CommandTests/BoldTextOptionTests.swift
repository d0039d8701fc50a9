import Foundation
import SymtextTestSupport
import Testing

struct BoldTextOptionTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func picture(_ words: [String]) throws -> [UInt8] {
    let result = try SymtextProcess.run(
      words + ["-o", "-", "--format", "png"], directory: directory.path)
    #expect(result.status == 0 && result.errorText == "", "\(words)")
    return result.output
  }

  @Test func `Text and symbols are as heavy as Bold Text makes them`() throws {
    let text = ["render", "Add {plus.circle}"]
    #expect(try picture(text + ["--bold-text"]) == picture(text + ["--weight", "600"]))
    #expect(
      try picture(text + ["--weight", "700", "--bold-text"])
        == picture(text + ["--weight", "800"]))
    #expect(
      try picture(["render", "a [b]{weight=300} **c** {bell weight=200}", "--bold-text"])
        == picture(
          [
            "render", "a [b]{weight=500} [c]{weight=800} {bell weight=400}", "--weight", "600",
          ]))
    #expect(
      try picture(["render", "a", "--text-style", "headline", "--bold-text"])
        == picture(["render", "a", "--text-style", "headline", "--weight", "700"]))
  }

  @Test func `Metrics have the heavier font`() throws {
    let result = try SymtextProcess.run(["metrics", "A {bell weight=300}", "--bold-text"])
    #expect(result.outputText.contains("weight 600\n"))
    let json = try SymtextProcess.run(["metrics", "A {bell weight=300}", "--bold-text", "--json"])
    #expect(json.outputText.contains(#""wght": 500"#))
  }

  @Test(arguments: [
    "button --label Go --symbol cart", "button --symbol cart --symbol-weight light",
    "button --symbol cart --preset system",
    "bar navigation --title Inbox --leading Back=chevron.left --trailing plus",
    "bar tab --item Home=house --item Search=magnifyingglass", "bar menu --item Copy=doc.on.doc",
    "bar list --item Wi-Fi=wifi", "docicon --symbol heart --text csv --size 256",
    "docicon --symbol heart --size 256", "docicon --text csv --size 256",
    "render Text --leading bell",
  ])
  func `Every command that sets text draws it heavier, and each of its symbols`(
    command: String
  ) throws {
    let words = command.split(separator: " ").map(String.init)
    #expect(try picture(words) != picture(words + ["--bold-text"]))
  }

  @Test func `Films, batches and requests take it, too`() throws {
    let film = ["animate", "{bell} a", "--effect", "bounce", "--at", "0"]
    #expect(try picture(film + ["--bold-text"]) != picture(film))
    let lines = #"""
      {"command": "render", "text": "a", "output": "plain.png"}
      {"command": "render", "text": "a", "boldText": true, "output": "bold.png"}
      {"command": "bar menu", "item": ["Copy"], "boldText": true, "output": "menu.png"}
      """#
    let batch = try SymtextProcess.run(
      ["batch", "-"], input: lines, directory: directory.path)
    #expect(batch.status == 0)
    func bytes(_ name: String) throws -> [UInt8] { try PackageFiles.bytes(directory.file(name)) }
    #expect(try bytes("bold.png") != bytes("plain.png"))
    #expect(try bytes("bold.png") == picture(["render", "a", "--bold-text"]))
    #expect(try bytes("menu.png") == picture(["bar", "menu", "--item", "Copy", "--bold-text"]))
  }
}
