import Foundation
import SymtextTestSupport
import Testing

/// Display-only symbols: lists mark them, and variants, templates and builds that customise them are refused.
struct DisplayOnlyTests {
  private let directory: TemporaryDirectory
  private static let sentence = "Use it only to refer to the phone."

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write(
      Self.drawing("<display-only>\(Self.sentence)</display-only>"), to: "art/my.phone.svg")
    try directory.write(Self.drawing(""), to: "art/plain.svg")
    let built = try build("-o", "My.ttf")
    try #require(built.status == 0, "\(built.errorText)")
  }

  private static func drawing(_ metadata: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor"
         stroke-linecap="round" stroke-linejoin="round">
      <title>Phone</title>
      <metadata><category>devices</category><since>0.1</since>\(metadata)</metadata>
      <g class="monochrome-0 hierarchical-0:primary"><rect x="6" y="2" width="12" height="20" rx="3"/></g>
    </svg>
    """
  }

  private func build(_ arguments: String...) throws -> ProcessResult {
    try SymtextProcess.run(
      ["font", "build", "art", "--no-names"]
        + (arguments.contains("--scales") ? [] : ["--scales", "medium"]) + arguments,
      directory: directory.path)
  }

  private func run(_ arguments: String...) throws -> ProcessResult {
    try SymtextProcess.run(arguments + ["--library", "My.ttf"], directory: directory.path)
  }

  @Test func `Lists, searches and pages show a badge and the sentence`() throws {
    let badge = "ⓘ display-only: \(Self.sentence)"
    #expect(try run("symbols", "list", "phone").outputText.contains(badge))
    #expect(try !run("symbols", "list", "plain").outputText.contains("ⓘ"))
    #expect(try run("symbols", "search", "my.phone").outputText.contains(badge))
    #expect(
      try run("symbols", "list", "phone", "-o", "-", "--format", "html").outputText.contains(badge))
    #expect(
      try run("symbols", "list", "phone", "-o", "-", "--format", "md").outputText.contains(badge))
    let shown = try run("symbols", "show", "my.phone").outputText
    #expect(shown.contains("display-only") && shown.contains(Self.sentence))
    struct Shown: Decodable { var note: String, displayOnly: Bool }
    for (name, isDisplayOnly) in [("my.phone", true), ("plain", false)] {
      let json = try run("symbols", "show", name, "--json")
      let shown = try JSONDecoder().decode(Shown.self, from: Data(json.output))
      #expect(shown.displayOnly == isDisplayOnly && shown.note.isEmpty != isDisplayOnly)
    }
  }

  @Test func `A sheet and a symbol's page have a drawn badge`() throws {
    func glyphs(_ name: String, _ command: String) throws -> Int {
      try run("symbols", command, name, "-o", "-", "--format", "svg").outputText
        .components(separatedBy: "<path").count
    }
    // The names have the same letters, so that only the badge differs.
    try directory.write(Self.drawing(""), to: "art/ym.phone.svg")
    try #require(try build("-o", "My.ttf").status == 0)
    #expect(try glyphs("my.phone", "list") > glyphs("ym.phone", "list"))
    #expect(try glyphs("my.phone", "show") > glyphs("ym.phone", "show"))
  }

  @Test(arguments: [
    "my.phone.slash", "my.phone.circle.fill", "my.phone.badge.plus", "plain.badge.my.phone",
  ])
  func `A variant is refused with the sentence`(name: String) throws {
    let result = try run("render", "{\(name)}", "-o", "-")
    #expect(result.status == 65 && result.output.isEmpty)
    #expect(
      result.errorText.contains("`\(name)` is not made: my.phone is display-only")
        && result.errorText.contains("Use it only to refer to the phone")
        && result.errorText.contains("--customize-display-only"), "\(result.errorText)")
    #expect(try run("render", "{my.phone} {plain.slash}", "-o", "-").status == 0)
    #expect(try run("symbols", "show", name).status == 65)
  }

  @Test func `A fallback, a treatment of missing names and a tab bar replace a refused variant`()
    throws
  {
    let reason = "`my.phone.slash` is not made: my.phone is display-only"
    let other = try run("render", "{my.phone.slash else=plain}", "-o", "-")
    #expect(other.status == 0 && other.errorText.isEmpty, "\(other.errorText)")
    for (treatment, end) in [
      ("box", "it is drawn as a dashed placeholder"), ("skip", "it is omitted"),
      ("base", "`my.phone` is drawn"),
    ] {
      let result = try run("render", "{my.phone.slash} x", "--missing", treatment, "-o", "-")
      #expect(result.status == 0 && result.errorText.contains(reason), "\(result.errorText)")
      #expect(result.errorText.contains(end), "\(result.errorText)")
    }
    // The selected tab is filled elsewhere.
    let bar = try run("bar", "tab", "--item", "P=my.phone", "--item", "Q=plain", "-o", "-")
    #expect(bar.status == 0, "\(bar.errorText)")
  }

  @Test func `A build makes its variants only if it is asked for them`() throws {
    let refused = try build("--variants", "my.phone.slash", "-o", "Slash.ttf")
    #expect(refused.status == 65 && !directory.files.contains("Slash.ttf"))
    #expect(
      refused.errorText.contains("my.phone.slash is not made: my.phone is display-only")
        && refused.errorText.contains("--customize-display-only"), "\(refused.errorText)")
    let only = try build("--only", "my.phone.circle", "-o", "Slash.ttf")
    #expect(only.status == 65 && only.errorText.contains("display-only"))
    let asked = try build(
      "--variants", "my.phone.slash", "--customize-display-only", "-o", "Slash.ttf")
    #expect(asked.status == 0, "\(asked.errorText)")
    let drawn = try SymtextProcess.run(
      ["render", "{my.phone.slash}", "--library", "Slash.ttf", "-o", "-"], directory: directory.path
    )
    #expect(drawn.status == 0 && !drawn.output.isEmpty)
  }

  @Test func `A template is written only if it is asked for`() throws {
    // A template has all scales.
    try #require(try build("--scales", "small,medium,large", "-o", "My.ttf").status == 0)
    let refused = try run("template", "export", "my.phone", "-o", "phone.svg")
    #expect(refused.status == 65 && !directory.files.contains("phone.svg"))
    #expect(refused.errorText.contains("`my.phone` is display-only"), "\(refused.errorText)")
    #expect(refused.errorText.contains("--customize-display-only"), "\(refused.errorText)")
    let asked = try run(
      "template", "export", "my.phone", "--customize-display-only", "-o", "phone.svg")
    #expect(asked.status == 0 && asked.errorText.contains(Self.sentence))
    #expect(try run("template", "export", "plain", "-o", "plain.svg").status == 0)
  }

  @Test func `An icon is made display-only by symbols_json`() throws {
    try directory.write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path d=\"M4 4h16v16H4z\"/></svg>",
      to: "icons/pad.svg")
    try directory.write(
      "{\"pad\": {\"note\": \"A pad\", \"displayOnly\": \"\(Self.sentence)\"}}",
      to: "icons/symbols.json")
    let built = try SymtextProcess.run(
      ["font", "build", "icons", "--no-names", "-o", "My.ttf"], directory: directory.path)
    #expect(built.status == 0, "\(built.errorText)")
    #expect(try run("symbols", "show", "pad").outputText.contains(Self.sentence))
    #expect(try run("render", "{pad.slash}", "-o", "-").errorText.contains("display-only"))
  }
}
