import Foundation
import SymtextTestSupport
import Testing

/// Themes on the command line.
struct ThemeCommandTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func button(_ file: String, _ arguments: String...) throws -> ProcessResult {
    try SymtextProcess.run(
      [
        "button", "-o", directory.file(file), "--label", "Add", "--symbol", "cart", "--font",
        "Inter",
      ]
        + arguments)
  }

  private func write(_ name: String, _ text: String) throws -> String {
    let file = directory.file(name)
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    return file
  }

  private var names: [String] {
    get throws {
      let list = try SymtextProcess.run(["theme", "list"])
      return list.outputText.split(separator: "\n").compactMap { $0.split(separator: " ").first }
        .map(String.init)
    }
  }

  @Test func `A theme that show wrote draws the same bytes`() throws {
    let names = try names
    #expect(names.count == 13 && names.first == "ios-26")
    for name in names {
      let file = directory.file("\(name).json")
      #expect(try SymtextProcess.run(["theme", "show", name, "-o", file]).status == 0)
      for state in ["normal", "hover", "focused"] {
        #expect(try button("a.png", "--theme", name, "--state", state).status == 0)
        #expect(try button("b.png", "--theme", file, "--state", state).status == 0)
        let (a, b) = (
          try PackageFiles.bytes(directory.file("a.png")),
          try PackageFiles.bytes(directory.file("b.png"))
        )
        #expect(a == b, "\(name) \(state)")
      }
    }
  }

  @Test func `The default theme draws as no theme does`() throws {
    #expect(try button("a.png").status == 0)
    #expect(try button("b.png", "--theme", "ios-26").status == 0)
    #expect(
      try PackageFiles.bytes(directory.file("a.png"))
        == PackageFiles.bytes(directory.file("b.png")))
  }

  @Test func `Options replace measures of a theme`() throws {
    let result = try SymtextProcess.run([
      "button", "-o", directory.file("a.png"), "--label", "Add", "--theme", "material", "--font",
      "Inter", "--radius", "7", "--height", "52", "--padding", "30", "--spec",
    ])
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any])
    #expect(json["height"] as? Double == 52 && json["cornerRadius"] as? Double == 7)
    #expect(json["theme"] as? String == "material" && json["fonts"] as? [String] == ["Inter"])
    let paddings = try #require(json["paddings"] as? [String: Double])
    #expect(paddings["left padding"] == 30 && paddings["right padding"] == 30)
  }

  @Test func `Mistakes are told with what was meant`() throws {
    let unknown = try button("a.png", "--theme", "materiel")
    #expect(unknown.status == 64 && unknown.errorText.contains("material"))
    let style = try button("a.png", "--theme", "material", "--style", "tonel")
    #expect(style.status == 64 && style.errorText.contains("tonal"))
    let file = try write(
      "mine.json", #"{"button": {"size": {"regular": {"heigth": {"$value": "50px"}}}}}"#)
    let misspelt = try button("a.png", "--theme", file)
    #expect(misspelt.status == 0)
    #expect(misspelt.errorText.contains("button.size.regular.height is near"))
    let wrong = try write("wrong.json", #"{"button": {"focus": {"width": {"$value": "{a.b}"}}}}"#)
    let refused = try button("a.png", "--theme", wrong)
    #expect(refused.status == 65 && refused.errorText.contains("button.focus.width"))
    #expect(try button("a.png", "--theme", directory.file("none.json")).status == 66)
  }

  @Test func `A style that a system lacks is drawn as the nearest one, with a message`() throws {
    let result = try button("a.png", "--theme", "adwaita", "--style", "tinted")
    #expect(result.status == 0 && result.errorText.contains("adwaita has no tinted button"))
  }

  @Test func `The page of themes has the table of all tokens`() throws {
    let table = try SymtextProcess.run(["theme", "tokens"]).outputText
    let page = try PackageFiles.text(PackageFiles.path("Documentation/Themes.md"))
    #expect(page.contains(table))
  }
}
