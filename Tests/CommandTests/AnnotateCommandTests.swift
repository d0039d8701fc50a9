import SymtextTestSupport
import Testing

/// The command `annotate`.
struct AnnotateCommandTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"
        stroke-linecap="round" stroke-linejoin="round">
        <path id="dot" d="M12 20h.01"/>
        <path d="M2 9a15 15 0 0 1 20 0"/>
      </svg>
      """, to: "icons/wifi.svg")
  }

  private func annotate(_ arguments: String...) throws -> ProcessResult {
    try SymtextProcess.run(["annotate", "icons/wifi.svg"] + arguments, directory: directory.path)
  }

  private func text(_ name: String = "icons/symbols.json") throws -> String {
    try PackageFiles.text(directory.file(name))
  }

  @Test func `It lists the shapes of an icon`() throws {
    let lines = try annotate().outputText.split(separator: "\n")
    try #require(lines.count == 3)
    #expect(lines[0] == "icons/wifi.svg")
    #expect(
      lines[1].hasPrefix("  #dot 1~") && lines[1].hasSuffix("@12,20,0.01,0  <path> in line 3"))
    #expect(lines[2].hasPrefix("  2~") && lines[2].hasSuffix("<path> in line 4"))
  }

  @Test func `A value is set, built into the font, and taken back`() throws {
    let set = try annotate(
      "--set", #"layers=[{"shapes":["2"],"threshold":0.5},{"shapes":["*"],"threshold":0}]"#,
      "--set",
      "alt.de=WLAN")
    #expect(set.status == 0 && set.errorText.isEmpty, "\(set.errorText)")
    #expect(try text().contains(#""alt": { "de": "WLAN" }"#))
    let build = try SymtextProcess.run(
      ["font", "build", "icons", "-o", "My.ttf"], directory: directory.path)
    #expect(build.status == 0)
    let shown = try SymtextProcess.run(
      ["symbols", "show", "wifi", "--library", "My.ttf", "--json"], directory: directory.path)
    #expect(shown.outputText.contains(#""variableThreshold": 0.5"#), "\(shown.outputText)")
    let tag = try #require(
      set.outputText.split(whereSeparator: \.isWhitespace).last.map(String.init))
    #expect(set.outputText == "icons/symbols.json \(tag)\n")

    let before = try text()
    #expect(try annotate("--set", "loop=open", "--if-tag", tag).status == 0)
    let late = try annotate("--set", "loop=closed", "--if-tag", tag)
    #expect(late.status == 65)
    #expect(late.errorText.contains("not \(tag): it was changed since; read it again"))
    #expect(try annotate("--undo").outputText == "icons/symbols.json \(tag)\n")
    #expect(try text() == before)
    #expect(try annotate("--undo").outputText == "icons/symbols.json none\n")
    #expect(!directory.files.contains("icons/symbols.json"))
    #expect(try annotate("--undo").status == 65)
  }

  @Test func `A patch sets and removes values`() throws {
    try directory.write(#"{ "wifi": { "alt": "Wi-Fi", "note": "x" } }"#, to: "icons/symbols.json")
    try directory.write(
      #"{ "layers[0].shapes": ["*"], "note": null, "anchor": [12, 20.50] }"#, to: "patch.json")
    #expect(try annotate("--from", "patch.json").status == 0)
    #expect(
      try text()
        == #"{ "wifi": { "alt": "Wi-Fi", "layers": [ { "shapes": ["*"] } ], "anchor": [12, 20.50] } }"#
    )
  }

  @Test func `A change of a drawing and of symbols.json is taken back as one`() throws {
    let drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" \
      stroke-linecap="round" stroke-linejoin="round"><title>D</title><metadata><category>x</category></metadata>\
      <g class="monochrome-0 hierarchical-0:primary"><path d="M6 21h12"/></g></svg>
      """
    try directory.write(drawing, to: "icons/wifi.svg")
    let list = try annotate().outputText
    #expect(list == "icons/wifi.svg\n  layers[0]  monochrome-0 hierarchical-0:primary\n")
    #expect(try annotate("--set", "layers[0].color=systemRed", "--set", "alt.de=Ding").status == 0)
    #expect(try text("icons/wifi.svg").contains("hierarchical-0:primary multicolor-0:systemRed"))
    let between = try text("icons/wifi.svg")
    #expect(try annotate("--set", "anchor=[1, 2]").outputText.hasPrefix("icons/wifi.svg "))
    #expect(try text("icons/wifi.svg").contains("<category>x</category><anchor>1 2</anchor>"))
    #expect(try annotate("--undo").status == 0)
    #expect(try text("icons/wifi.svg") == between)
    #expect(try annotate("--undo").outputText.split(separator: "\n").count == 2)
    #expect(try text("icons/wifi.svg") == drawing)
    #expect(directory.files == ["icons/wifi.svg"])
  }

  @Test(arguments: [
    (
      ["--set", "layers[0].level=first"], 65,
      "for “level” of “layers[0]” of wifi primary, secondary, tertiary is expected"
    ),
    (
      ["--set", "loop"], 64,
      "--set loop: a key and a value are expected, as in layers[0].level=primary"
    ),
    (
      ["--set", "a..b=1"], 64,
      "“a..b” is not a key; use a path such as anchor, alt.de or layers[0].level"
    ),
    (["--undo", "--set", "loop=open"], 64, "--undo takes back a change; leave out the new ones"),
  ])
  func `What is not valid is refused, and nothing is written`(
    arguments: [String], status: Int32, message: String
  ) throws {
    let result = try SymtextProcess.run(
      ["annotate", "icons/wifi.svg"] + arguments, directory: directory.path)
    #expect(result.status == status)
    #expect(result.errorText.contains(message), "\(result.errorText)")
    #expect(!directory.files.contains("icons/symbols.json"))
  }

  @Test func `A file that another program has changed is not taken back`() throws {
    #expect(try annotate("--set", "loop=open").status == 0)
    try directory.write("{}", to: "icons/symbols.json")
    let result = try annotate("--undo")
    #expect(
      result.status == 65 && result.errorText.contains("has been changed since by another program"))
    #expect(try text() == "{}")
  }

  @Test func `Icons of one folder change one file, however it is spelled`() throws {
    try directory.write(try text("icons/wifi.svg"), to: "icons/bell.svg")
    let result = try annotate("./icons/bell.svg", "--set", "category=network")
    #expect(result.status == 0 && result.outputText.hasPrefix("icons/symbols.json "))
    #expect(result.outputText.split(separator: "\n").count == 1)
    #expect(try text().contains(#""wifi": { "category": "network" }"#))
    #expect(try text().contains(#""bell": { "category": "network" }"#))
  }

  @Test func `Changes at the same time are all kept`() async throws {
    let folder = directory.path
    try await withThrowingTaskGroup(of: Int32.self) { group in
      for key in ["en", "de", "fr", "it", "es", "nl"] {
        group.addTask {
          try SymtextProcess.run(
            ["annotate", "icons/wifi.svg", "--set", "alt.\(key)=\(key)"], directory: folder
          ).status
        }
      }
      for try await status in group { #expect(status == 0) }
    }
    let text = try text()
    for key in ["en", "de", "fr", "it", "es", "nl"] {
      #expect(text.contains(#""\#(key)": "\#(key)""#), "\(text)")
    }
  }

  @Test func `A change that an older version noted without entries is taken back`() throws {
    #expect(try annotate("--set", "loop=open").status == 0)
    let before = try text()
    #expect(try annotate("--set", "loop=closed").status == 0)
    let journal = try text("icons/.symbols.json.undo")
    let old = journal.replacing(/"entries": ?\["wifi"\], ?/, with: "")
    try #require(old != journal)
    try directory.write(old, to: "icons/.symbols.json.undo")
    let result = try annotate("--undo")
    #expect(result.status == 0, "\(result.errorText)")
    #expect(try text() == before)
  }

  @Test func `The changes of two files are taken back together`() throws {
    try directory.write(try text("icons/wifi.svg"), to: "more/bell.svg")
    #expect(try annotate("more/bell.svg", "--set", "loop=open").status == 0)
    #expect(try annotate("more/bell.svg", "--undo").status == 0)
    #expect(!directory.files.contains { $0.contains("symbols.json") })
  }

  @Test func `A change of one icon is taken back, and those of others stay`() throws {
    try directory.write(try text("icons/wifi.svg"), to: "icons/bell.svg")
    func run(_ arguments: String...) throws -> ProcessResult {
      try SymtextProcess.run(["annotate"] + arguments, directory: directory.path)
    }
    #expect(try annotate("--set", "loop=open").status == 0)
    #expect(try run("icons/bell.svg", "--set", "category=music").status == 0)
    let both = try text()
    #expect(try run("icons/bell.svg", "--set", "loop=closed").status == 0)
    #expect(try annotate("--undo").status == 0)
    #expect(try !text().contains("wifi"))
    #expect(try text().contains(#""bell": { "category": "music", "loop": "closed" }"#))
    #expect(try annotate("--undo").errorText.contains("no change of icons/wifi.svg to take back"))
    #expect(try run("icons/bell.svg", "--undo").status == 0)
    #expect(try text().contains(#""bell": { "category": "music" }"#))
    #expect(try annotate("--set", "loop=open").status == 0)
    #expect(try text() != both && text().contains(#""wifi": { "loop": "open" }"#))
    for icon in ["icons/bell.svg", "icons/wifi.svg"] {
      #expect(try run(icon, "--undo").status == 0)
    }
    #expect(!directory.files.contains { $0.contains("symbols.json") })
  }

  @Test func `A change of several icons is taken back for all of them`() throws {
    try directory.write(try text("icons/wifi.svg"), to: "icons/bell.svg")
    #expect(try annotate("icons/bell.svg", "--set", "loop=open").status == 0)
    let before = try text()
    let one = try annotate("--undo")
    #expect(one.status == 65)
    #expect(
      one.errorText.contains(
        "the last change of icons/wifi.svg is also of bell; name all of them to take it back"),
      "\(one.errorText)")
    #expect(try text() == before)
    // The later change of one of them comes first.
    #expect(try annotate("--set", "loop=closed").status == 0)
    #expect(try annotate("icons/bell.svg", "--undo").status == 0)
    #expect(try text() == before)
    #expect(try annotate("icons/bell.svg", "--undo").status == 0)
    #expect(!directory.files.contains("icons/symbols.json"))
  }

  @Test func `Each of several files is expected to have its tag`() throws {
    try directory.write(try text("icons/wifi.svg"), to: "more/bell.svg")
    let set = try annotate("more/bell.svg", "--set", "loop=open")
    let lines = set.outputText.split(separator: "\n").map { $0.split(separator: " ") }
    try #require(lines.count == 2)
    let tags = lines.flatMap { ["--if-tag", "\($0[0])=\($0[1])"] }
    func change(_ arguments: [String]) throws -> ProcessResult {
      try SymtextProcess.run(
        ["annotate", "icons/wifi.svg", "more/bell.svg", "--set", "loop=closed"] + arguments,
        directory: directory.path)
    }
    let lacking = try change(Array(tags[..<2]))
    #expect(lacking.status == 65)
    #expect(
      lacking.errorText.contains("more/symbols.json changes, too; add --if-tag more/symbols.json="),
      "\(lacking.errorText)")
    let late = try change(Array(tags[..<2]) + ["--if-tag", "more/symbols.json=abc"])
    #expect(late.status == 65 && late.errorText.contains("not abc: it was changed since"))
    #expect(try change(tags).status == 0)
  }

  @Test func `Removing an absent value makes no file`() throws {
    let result = try annotate("--unset", "loop")
    #expect(result.status == 0)
    #expect(result.errorText.contains("icons/wifi.svg has no “loop” in icons/symbols.json"))
    #expect(!directory.files.contains("icons/symbols.json"))
  }

  @Test func `A template says which annotations it has no form for`() throws {
    let set = try annotate(
      "--set", #"layers=[{"shapes":["2"],"draw":{"pen":false}},{"shapes":["*"]}]"#, "--set",
      "valueMode=draw")
    #expect(set.status == 0, "\(set.errorText)")
    func run(_ arguments: String...) throws -> String {
      try SymtextProcess.run(arguments, directory: directory.path).errorText
    }
    _ = try run("font", "build", "icons", "-o", "My.ttf")
    let six = try run("template", "export", "wifi", "--library", "My.ttf", "-o", "six.svg")
    #expect(six.contains("without the layers' draw.pen and draw.both"), "\(six)")
    #expect(six.contains("without the mode of values, which needs version 7"), "\(six)")
    #expect(try !text("six.svg").contains("variable-value-mode"))
    let seven = try run(
      "template", "export", "wifi", "--library", "My.ttf", "-o", "7.svg", "--template-version", "7")
    #expect(!seven.contains("mode of values"), "\(seven)")
    #expect(try text("7.svg").contains("-sfsymbols-variable-value-mode:draw"))
  }
}
