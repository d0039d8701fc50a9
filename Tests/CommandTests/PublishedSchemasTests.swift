import Foundation
import SymtextTestSupport
import Testing

/// The program's JSON output, checked against the schemas in Documentation/Schemas.
struct PublishedSchemasTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// Runs a command that prints JSON, and keeps the output.
  private func keep(_ file: String, _ arguments: [String], status: Int32 = 0) throws {
    let result = try SymtextProcess.run(arguments, directory: directory.path)
    try #require(result.status == status, "\(arguments) \(result.errorText)")
    try PackageFiles.write(result.output, to: directory.file(file))
  }

  private func validate(_ pairs: [String], count: Int) throws {
    let output = try Python.run(
      "validate_json.py",
      pairs.map { pair in
        let parts = pair.split(separator: "=")
        return "\(parts[0])=\(directory.file(String(parts[1])))"
      })
    #expect(output == "\(count) objects\n")
  }

  @Test func `Output about texts, symbols and pictures matches its schemas`() throws {
    try keep("version.json", ["--version", "--json"])
    try keep(
      "metrics.json",
      [
        "metrics", "Add {plus.circle} to שלום", "--width", "60", "--json", "--glyphs",
        "--check-contrast",
      ])
    try keep("rows.json", ["metrics", "{bell} One\nTwo", "--rows", "--json"])
    try keep("symbols.json", ["symbols", "list", "weather", "--json"])
    try keep("matches.json", ["symbols", "search", "cart", "--json"])
    try keep("symbol.json", ["symbols", "show", "speaker.wave.3", "--json"])
    try keep(
      "button.json", ["button", "--label", "Go", "--symbol", "heart", "--spec", "-o", "b.png"])
    try keep(
      "tab.json",
      ["bar", "tab", "--item", "Home=house", "--item", "Inbox=envelope|3", "--json", "-o", "t.png"])
    try keep("menu.json", ["bar", "menu", "--item", "Home=house|⌘H", "--json", "-o", "m.png"])
    try keep(
      "spec.json",
      ["bar", "tab", "--item", "Home=house", "--theme", "material", "--spec", "-o", "s.png"])
    try keep("picture.json", ["render", "a", "-o", "a.pdf", "--report", "-"])
    let png = try SymtextProcess.run(["render", "a", "-o", "-"]).output
    let text = String(decoding: png, as: UTF8.self)
    let note = try #require(text.split(separator: "symtext.baseline").dropFirst().first)
    let start = try #require(note.firstIndex(of: "{"))
    try PackageFiles.write(
      Array((note[start...].prefix { $0 != "}" } + "}").utf8), to: directory.file("baseline.json"))
    _ = try SymtextProcess.run(
      ["animate", "{bell}", "--effect", "bounce", "--fps", "4", "--frames", "f"],
      directory: directory.path)
    try validate(
      [
        "version=version.json", "metrics=metrics.json", "metrics=rows.json",
        "symbols=symbols.json", "matches=matches.json", "symbol=symbol.json",
        "button=button.json", "bar=tab.json", "bar=menu.json", "bar=spec.json",
        "picture=picture.json",
        "baseline=baseline.json", "frames=f/manifest.json",
      ], count: 13)
  }

  @Test func `Output about fonts, drawings and templates matches its schemas`() throws {
    let drawings = ["heart", "bell"].map { PackageFiles.path("fonts/symbols/\($0).svg") }
    try keep(
      "none",
      ["font", "build"] + drawings + ["-o", "My.ttf", "--json", "--report", "build.json"])
    try keep("inspect.json", ["font", "inspect", "My.ttf", "--json"])
    try keep("other.json", ["font", "inspect", TestFonts.dejaVuSans, "--json"])
    try keep("check.json", ["font", "check", "My.ttf", "--json"])
    try keep("lint.json", ["font", "lint"] + drawings + ["--json", "--verbose"])
    try keep("none", ["template", "export", "heart", "-o", "heart.svg"])
    try keep("template.json", ["template", "check", "heart.svg", "--derive", "--json"])
    try directory.write("{heart effect=bounce:continuous} Like\n{bell", to: "labels.txt")
    try keep("advice.json", ["advise", "labels.txt", "--json"], status: 65)
    try keep(
      "export.json",
      ["export", "android", "constants", "--only", "heart,repeat", "-o", "out", "--json"])
    try validate(
      [
        "export=export.json", "font-build=build.json", "font-symbols=My.json",
        "font-inspect=inspect.json", "font-inspect=other.json", "font-check=check.json",
        "font-lint=lint.json",
        "template-check=template.json", "advice=advice.json",
      ], count: 9)
  }

  @Test func `Places of findings match the schemas`() throws {
    try directory.write(
      #"""
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor"
        stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
        <title>Gate</title><metadata><category>objects</category></metadata>
        <g class="hierarchical-0:tertiary"><rect x="1" y="2" width="22" height="21" rx="3.5"/>
          <path d="M7 7v10M8.5 7v10M12 7v10"/></g>
      </svg>
      """#, to: "drawings/gate.svg")
    try directory.write(
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h5v5z"/><path d="M7 7h1v1h-1z" fill="#7a1fd0"/></svg>"##,
      to: "drawings/icon.svg")
    try directory.write("<svg/>", to: "drawings/none.svg")
    try keep("none", ["font", "build", "drawings", "-o", "My.ttf", "--report", "build.json"])
    try keep("lint.json", ["font", "lint", "drawings/gate.svg", "--json"], status: 65)
    try keep("check.json", ["font", "check", "My.ttf", "--json"], status: 65)
    try keep("none", ["template", "export", "heart", "-o", "heart.svg"])
    let template = try PackageFiles.text(directory.file("heart.svg"))
    try directory.write(
      template.replacingOccurrences(of: "id=\"Black-S\"", with: "id=\"Blak-S\""), to: "heart.svg")
    try keep("template.json", ["template", "check", "heart.svg", "--json"], status: 65)
    for file in ["build.json", "lint.json", "check.json"] {
      let text = try PackageFiles.text(directory.file(file))
      #expect(text.contains("\"box\": ["), "\(file)")
    }
    #expect(try PackageFiles.text(directory.file("build.json")).contains("\"column\": "))
    try validate(
      [
        "font-build=build.json", "font-lint=lint.json", "font-check=check.json",
        "template-check=template.json",
      ], count: 4)
  }

  @Test func `Batches, messages and answers match their schemas`() throws {
    let lines = #"""
      {"label": "Add", "symbol": "cart", "id": "a", "meta": [1], "spec": true, "output": "a.png"}
      {"label": "Add", "tnt": "red", "id": 2, "output": "b.png"}
      {"command": "render", "text": "a", "scale": "large", "output": "c.pdf"}
      {"command": "symbols list", "text": "weather", "format": "md", "output": "d.md"}
      nonsense
      """#
    let batch = try SymtextProcess.run(
      ["batch", "-", "--results", "r.ndjson", "--manifest", "m.json", "--errors", "json"],
      input: lines, directory: directory.path)
    #expect(batch.status == 65)
    try PackageFiles.write(Array(batch.errorText.utf8), to: directory.file("messages.ndjson"))
    // A manifest is an array with one entry per line.
    let manifest = try PackageFiles.text(directory.file("m.json"))
    let entries = manifest.split(separator: "\n").filter { $0.hasPrefix("{") }
      .map { $0.hasSuffix(",") ? $0.dropLast() : $0 }
    try PackageFiles.write(
      Array(entries.joined(separator: "\n").utf8), to: directory.file("m.ndjson"))
    let served = try SymtextProcess.run(
      ["serve", "--stdio"],
      input: #"""
        {"id": 1, "command": "hello"}
        {"id": 2, "label": "a", "spec": true}
        {"command": "metrics", "text": "a"}
        {"command": "symbols search", "word": "cart"}
        {"lbel": "b"}
        """#)
    try PackageFiles.write(served.output, to: directory.file("answers.ndjson"))
    let answers = try served.outputText.split(separator: "\n").map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    for (place, file) in [(0, "hello.json"), (2, "metrics.json")] {
      let result = try JSONSerialization.data(withJSONObject: #require(answers[place]["result"]))
      try PackageFiles.write(Array(result), to: directory.file(file))
    }
    try validate(
      [
        "batch-entry|batch-end=r.ndjson", "batch-entry=m.ndjson", "message=messages.ndjson",
        "answer=answers.ndjson", "hello=hello.json", "metrics=metrics.json",
      ], count: 6 + 3 + 4 + 5 + 1 + 1)
  }

  @Test func `Schemas of requests and lines match the table of commands`() throws {
    let result = try SymtextProcess.run(["generate", "schemas", directory.file("schemas")])
    #expect(result.status == 0)
    for name in ["request.json", "batch-line.json", "symbols-file.json"] {
      // Written by `symtext generate schemas Documentation/Schemas`.
      #expect(
        try PackageFiles.text(directory.file("schemas/\(name)"))
          == PackageFiles.text(PackageFiles.path("Documentation/Schemas/\(name)")))
    }
    let good = #"""
      {"label": "Go", "ratio": 2, "output": "a.png"}
      {"command": "render", "text": {"en": "Go", "de": "Los"}, "locale": "de", "size": "20", "align": "end"}
      {"command": "bar tab", "item": ["Home=house"], "selected": "Home", "gradient": true}
      {"command": "animate", "text": "{bell}", "effect": "bounce", "format": "mp4", "meta": {"a": 1}}
      """#
    try PackageFiles.write(Array(good.utf8), to: directory.file("good.ndjson"))
    try validate(["batch-line=good.ndjson"], count: 4)
    let bad = [
      #"{"lable": "Go"}"#, #"{"command": "render", "text": "a", "size": 0}"#,
      #"{"label": "Go", "style": "shiny"}"#, #"{"command": "nonsense"}"#,
      #"{"label": "a", "maxLines": 1.5}"#, #"{"label": 1, "id": [2]}"#,
    ]
    try PackageFiles.write(
      Array(bad.joined(separator: "\n").utf8), to: directory.file("bad.ndjson"))
    let output = try Python.run("validate_json.py", ["request=\(directory.file("bad.ndjson"))"])
    for line in 1...bad.count { #expect(output.contains("bad.ndjson:\(line): ")) }
  }

  @Test func `Every document has a schema that begins with its version`() throws {
    let kinds = PackageFiles.files(under: PackageFiles.path("Documentation/Schemas"))
    #expect(kinds.count == 27)
    let unversioned = ["answer.json", "request.json", "batch-line.json", "symbols-file.json"]
    for file in kinds where !unversioned.contains(file) {
      let text = try PackageFiles.text(PackageFiles.path("Documentation/Schemas/\(file)"))
      #expect(text.contains("\"schemaVersion\": {"), "\(file)")
      #expect(text.contains("\"title\": ") && text.contains("\"description\": "), "\(file)")
    }
  }
}
