import SymtextTestSupport
import Testing

/// Man pages and completions of the program, checked with the tools that read them.
struct GeneratedDocsTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func generate(_ kind: String) throws {
    let result = try SymtextProcess.run(
      ["generate", kind, directory.file(kind), "--date", "2026-11-24"])
    try #require(result.status == 0, "\(result.errorText)")
  }

  private func complete(_ shell: String, _ script: String, _ line: String) throws -> [String] {
    // The program is beside the tests.
    let folder = SymtextProcess.executable.split(separator: "/").dropLast().joined(separator: "/")
    return try Python.run(
      "complete.py", [shell, directory.file("\(shell)/\(script)"), "/" + folder, line]
    )
    .split(separator: "\n").map(String.init)
  }

  @Test func `mandoc reports nothing about the man pages, one for each command`() throws {
    try generate("man")
    let pages = PackageFiles.files(under: directory.file("man"))
    for page in [
      "symtext.1", "symtext-render.1", "symtext-animate-bar-tab.1", "symtext-font-build.1",
    ] {
      #expect(pages.contains(page))
    }
    let result = try Subprocess.run(
      "/usr/bin/env",
      ["mandoc", "-T", "lint", "-W", "style"] + pages.map { directory.file("man/\($0)") })
    #expect(result.status == 0)
    #expect(result.outputText + result.errorText == "")
  }

  @Test(arguments: [
    ("symtext re", ["render"]),
    ("symtext animate bar ta", ["tab"]),
    ("symtext button --shape ", ["automatic", "capsule", "roundedRectangle", "circle", "square"]),
    ("symtext button --shape=c", ["capsule", "circle"]),
    ("symtext render x --plain-", ["--plain-symbols"]),
    ("symtext symbols show heart.fi", ["heart.fill"]),
    ("symtext button --symbol cloud.sn", ["cloud.snow"]),
    ("symtext render x -o /usr/shar", ["/usr/share"]),
    ("symtext button --label he", []),
  ])
  func `bash completes commands, options, values, symbols and files`(line: String, words: [String])
    throws
  {
    try generate("bash")
    #expect(try complete("bash", "symtext", line) == words)
  }

  @Test func `fish completes the same, with descriptions`() throws {
    try generate("fish")
    #expect(
      try complete("fish", "symtext.fish", "symtext re") == [
        "render — Draws text and symbols as a picture: PNG, SVG or PDF"
      ])
    let shapes = try complete("fish", "symtext.fish", "symtext button --shape ")
    #expect(
      shapes.map { $0.prefix { $0 != " " } } == [
        "automatic", "capsule", "circle", "roundedRectangle", "square",
      ])
    #expect(
      try complete("fish", "symtext.fish", "symtext symbols show heart.fi").first == "heart.fill")
    #expect(
      try complete("fish", "symtext.fish", "symtext render x -o /usr/shar").first == "/usr/share/")
  }

  @Test func `zsh completes the same in a terminal`() throws {
    try generate("zsh")
    #expect(try complete("zsh", "_symtext", "symtext re").joined().contains("symtext render"))
    let shapes = try complete("zsh", "_symtext", "symtext button --shape ").joined(separator: "\n")
    for shape in ["automatic", "capsule", "circle", "roundedRectangle", "square"] {
      #expect(shapes.contains(shape))
    }
    #expect(
      try complete("zsh", "_symtext", "symtext symbols show heart.fi").joined().contains(
        "heart.fill"))
  }

  @Test func `An unknown shell is an error, and no help lists the hidden command`() throws {
    #expect(try SymtextProcess.run(["generate", "csh", directory.file("x")]).status == 64)
    #expect(try SymtextProcess.run(["generate", "man"]).status == 64)
    #expect(try !SymtextProcess.run(["--help"]).outputText.contains("generate"))
  }
}
