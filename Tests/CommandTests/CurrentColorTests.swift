import Foundation
import SymtextTestSupport
import Testing

/// Pictures embedded in a page: the page's colour, and unique ids.
struct CurrentColorTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func run(_ words: String...) throws -> String {
    let result = try SymtextProcess.run(words, directory: directory.path)
    #expect(result.status == 0 && result.errorText == "", "\(result.errorText)")
    return result.outputText
  }

  private func seen(_ page: String) throws -> [String: [String]] {
    let file = try directory.write(
      "<!doctype html><style>svg{display:block}</style>" + page, to: "page.html")
    let text = try Python.run("inline_colors.py", [file])
    let found = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: [[Any]]]
    return try #require(found).mapValues { $0.compactMap { $0.first as? String } }
  }

  @Test func `Text, layers and palettes take the colour of the surrounding page`() throws {
    let text = try run(
      "render", "HHH", "--color", "currentColor", "--size", "60", "--format",
      "svg")
    let layers = try run(
      "render", "{person.crop.circle.fill}", "--color", "currentColor", "--mode", "hierarchical",
      "--size", "90", "--format", "svg")
    let palette = try run(
      "render", "{heart.fill mode=palette palette=currentColor,red}", "--size", "90", "--format",
      "svg")
    let button = try run(
      "button", "--label", "HHH", "--style", "tinted", "--tint", "currentColor", "--format", "svg")
    #expect(text.contains("fill=\"currentColor\"") && !text.contains("#"))
    #expect(layers.contains("fill=\"currentColor\" fill-opacity=\""))
    let found = try seen(
      """
      <p id=see1 style="color:#c02040">\(text)</p><p id=see2 style="color:#2060c0">\(layers)</p>
      <p id=see3 style="color:#20c060">\(palette)</p>
      <p id=see4 style="color:#7030a0;float:left">\(button)</p>
      """)
    #expect(found["see1"]?.first == "#c02040")
    #expect(found["see2"]?.contains("#2060c0") == true)
    // The fainter layer has the same colour, blended with white.
    #expect((found["see2"]?.prefix(3).count { $0.hasSuffix("c0") || $0 > "#2060c0" } ?? 0) >= 2)
    #expect(found["see3"]?.first == "#20c060")
    // The button's background has its colour, too, at 0.15 opacity.
    #expect(found["see4"]?.contains { $0 == "#7030a0" } == true)
    #expect(button.contains("fill=\"currentColor\" fill-opacity=\".15\""))
  }

  @Test func `Animations take it, too`() throws {
    let moving = try run(
      "animate", "{bell.fill} HH", "--effect", "bounce", "--color", "currentColor", "--size", "60",
      "--format", "svg")
    #expect(moving.contains("@keyframes") && moving.contains("fill=\"currentColor\""))
    #expect(!moving.contains("fill=\"#"))
    #expect(try seen("<p id=see style='color:#c02040'>\(moving)</p>")["see"]?.first == "#c02040")
  }

  @Test(arguments: ["png", "pdf"])
  func `Other formats use the label colour and give a warning`(format: String) throws {
    for (appearance, name) in [("light", "black"), ("dark", "white")] {
      let words = [
        "render", "HH {heart}", "--appearance", appearance, "--format", format, "-o", "a",
      ]
      let result = try SymtextProcess.run(
        words + ["--color", "currentColor"], directory: directory.path)
      #expect(
        result.errorText == """
          symtext: currentColor is \(name) in a .\(format): only an SVG in a page takes the colour of the page's text

          """)
      let own = try PackageFiles.bytes(directory.file("a"))
      _ = try SymtextProcess.run(words, directory: directory.path)
      #expect(try PackageFiles.bytes(directory.file("a")) == own)
    }
  }

  @Test func `An option that needs a known colour asks for one`() throws {
    let icon = try SymtextProcess.run(
      ["docicon", "--text", "csv", "--fill", "currentColor", "--size", "64", "--format", "svg"])
    #expect(
      icon.status == 64
        && icon.errorText.contains("--fill currentColor: the other colours are computed"))
    let gradient = try SymtextProcess.run(
      ["render", "{heart}", "--color", "currentColor", "--gradient", "--format", "svg"])
    #expect(gradient.errorText.contains("--gradient has no effect on currentColor"))
    let film = try SymtextProcess.run(
      [
        "animate", "{bell}", "--effect", "bounce", "--color", "currentColor", "--format", "json",
      ])
    #expect(film.errorText.contains("currentColor is black in a .json"))
  }

  /// Definitions in a hidden picture are missing for others, whose gradients are not painted.
  @Test func `Pictures beside a hidden one need their own ids`() throws {
    func heart(_ words: String...) throws -> String {
      let result = try SymtextProcess.run(
        ["render", "{heart.fill}", "--color", "#2060c0", "--gradient", "--size", "90"]
          + ["--format", "svg"] + words)
      #expect(result.status == 0 && result.errorText == "")
      return result.outputText
    }
    let (usual, again) = (try heart(), try heart("--id-prefix", "second"))
    let other = try heart("--padding", "2")
    func page(_ hidden: String, _ seen: String) throws -> Int {
      try self.seen(
        "<p style='display:none'>\(hidden)</p><p id=see style='width:90px'>\(seen)</p>")["see"]?
        .count ?? 0
    }
    #expect(try page(usual, again) > 3)
    #expect(try page(usual, other) > 3)
    #expect(again.contains("url(#second-gradient0)"))
  }

  @Test func `A prefix without effect gives a warning, a wrong one is an error`() throws {
    let idle = try SymtextProcess.run(
      ["render", "a", "--id-prefix", "b", "-o", "a.png"], directory: directory.path)
    #expect(idle.errorText == "symtext: --id-prefix has no effect: a .png has no ids\n")
    let wrong = try SymtextProcess.run(["render", "a", "--id-prefix", "2 b", "--format", "svg"])
    #expect(wrong.status == 64 && wrong.errorText.contains("--id-prefix 2 b: a letter, then"))
  }
}
