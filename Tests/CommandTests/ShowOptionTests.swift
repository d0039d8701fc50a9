import SymtextCommandLine
import SymtextService
import SymtextProgram
import Foundation
import SymtextTestSupport
import Testing

/// Pictures in terminals.
struct ShowOptionTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func run(_ words: [String]) throws -> ProcessResult {
    try SymtextProcess.run(words, directory: directory.path)
  }

  @Test func `Kitty's parts contain the same PNG`() throws {
    let words = ["render", "Add {plus.circle} to cart", "--size", "40", "--pixel-ratio", "2"]
    let result = try run(words + ["--show=kitty", "-o", "a.png"])
    #expect(result.status == 0 && result.errorText == "")
    let parts = String(decoding: result.output, as: UTF8.self).split(separator: "\u{1B}_G")
    #expect(parts.count > 1)
    var text = ""
    for (number, part) in parts.enumerated() {
      let fields = part.split(separator: ";", maxSplits: 1)
      let isLast = number == parts.count - 1
      #expect(
        fields[0] == "\(number == 0 ? "a=T,f=100,q=2," : "q=2,")m=\(isLast ? 0 : 1)")
      let payload = fields[1].prefix { $0 != "\u{1B}" }
      #expect(payload.utf8.count <= 4096 && (isLast || payload.utf8.count % 4 == 0))
      #expect(fields[1].dropFirst(payload.count) == (isLast ? "\u{1B}\\\n" : "\u{1B}\\"))
      text += payload
    }
    let file = try PackageFiles.bytes(directory.file("a.png"))
    #expect(Data(base64Encoded: text).map { [UInt8]($0) } == file)
    // Without --output no file is written.
    _ = try run(words + ["--show=kitty"])
    #expect(directory.files == ["a.png"])
  }

  @Test func `iTerm2 gets the same PNG in one part`() throws {
    let result = try run(["button", "--label", "Add", "--show=iterm2", "-o", "a.png"])
    let text = String(decoding: result.output, as: UTF8.self)
    let file = try PackageFiles.bytes(directory.file("a.png"))
    let form =
      /^\u{1B}\]1337;File=name=c3ltdGV4dC5wbmc=;size=(\d+);inline=1:([^\u{7}]+)\u{7}\n$/
    let found = try #require(text.firstMatch(of: form))
    #expect(Int(found.1) == file.count)
    #expect(Data(base64Encoded: String(found.2)).map { [UInt8]($0) } == file)
  }

  @Test(arguments: [
    ["bar", "tab", "--item", "Home=house", "--show=sixel"],
    ["symbols", "show", "bell", "--show=sixel"],
    ["docicon", "--text", "csv", "--show=sixel"],
  ])
  func `Every command that draws one picture can show it`(words: [String]) throws {
    let result = try run(words)
    #expect(result.status == 0 && result.errorText == "")
    #expect(result.output.starts(with: Array("\u{1B}P0;1;0q\"1;1;".utf8)))
    #expect(result.output.suffix(3) == Array("\u{1B}\\\n".utf8))
    #expect(directory.files.isEmpty)
  }

  @Test(arguments: [
    (["--show"], 69, "--show: standard output is not a terminal; give a file with --output, or"),
    (["--show=tek"], 64, "--show=tek: kitty, iterm2 or sixel is expected"),
    (["--show=kitty", "-o", "-"], 64, "--show and --output - both need standard output"),
    (["--show=kitty", "--report", "-"], 64, "--show and --report - both need standard output"),
  ])
  func `An unsupported picture or terminal is an error`(words: [String], status: Int, said: String)
    throws
  {
    let result = try run(["render", "a"] + words)
    #expect(result.status == Int32(status) && result.output.isEmpty)
    #expect(result.errorText.contains(said), "\(result.errorText)")
  }

  @Test func `Options without effect on the shown picture give a warning`() throws {
    let result = try run(["render", "a", "--show=kitty", "--format", "svg", "--report", "a.json"])
    #expect(result.status == 0)
    #expect(result.errorText.contains("--format has no effect with --show"))
    #expect(result.errorText.contains("--report has no effect with --show"))
    #expect(try run(["animate", "{bell}", "--effect", "bounce", "--show"]).status == 64)
  }

  @Test(arguments: [
    (["TERM": "xterm-kitty"], TerminalProtocol.kitty as TerminalProtocol?),
    (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .kitty),
    (["TERM": "xterm-ghostty", "TERM_PROGRAM": "ghostty"], .kitty),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .iterm2),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .iterm2), (["TERM": "foot"], .sixel),
    (["TERM": "xterm-256color", "KONSOLE_VERSION": "220401"], .sixel),
    (["TERM": "xterm-256color", "KONSOLE_VERSION": "211203"], nil),
    (["TERM": "xterm-256color", "VTE_VERSION": "7006"], nil), (["TERM": "xterm"], nil), ([:], nil),
    (["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1", "TMUX": "/tmp/tmux"], nil),
    (["TERM": "screen", "TERM_PROGRAM": "WezTerm"], nil),
  ])
  func `The environment selects the terminal's protocol`(
    environment: [String: String], expected: TerminalProtocol?
  ) {
    #expect(TerminalProtocol { environment[$0] } == expected)
  }
}
