import Foundation
import SymtextTestSupport
import Testing

struct BarCommandTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func bar(_ arguments: [String]) throws -> ProcessResult {
    try SymtextProcess.run(["bar"] + arguments + ["-o", directory.file("a.png")])
  }

  private static let bars: [[String]] = [
    ["tab", "--item", "Home=house", "--item", "Inbox=envelope|3", "--selected", "Home"],
    ["navigation", "--title", "Inbox", "--leading", "chevron.backward", "--trailing", "Edit="],
    ["navigation", "--title", "Inbox", "--large"], ["toolbar", "--item", "trash"],
    ["list", "--item", "Wi-Fi=wifi|Home network", "--disclosure"],
    ["menu", "--item", "Copy=document.on.document|⌘C", "--item", "-", "--item", "Delete=trash"],
    ["search", "--text", "Invoices", "--focused", "--cancel", "Cancel"],
    ["segmented", "--item", "Day", "--item", "Week=calendar", "--item", "Year", "--selected", "2"],
    ["sidebar", "--item", "- Mail", "--item", "Inbox=envelope|3", "--item", "Sent=paperplane"],
  ]

  @Test func `A symbol in braces has its options, and else= replaces one that no library has`()
    throws
  {
    let result = try SymtextProcess.run([
      "bar", "tab", "--item", "Home={nosuch else=house}", "--item", "Inbox={bell color=#ff0000}|3",
      "--item", "{star}", "--disabled", "Inbox", "--json", "--check-contrast", "-o",
      directory.file("a.png"),
    ])
    #expect(result.status == 0, "\(result.errorText)")
    for part in ["\"house.fill\"", "\"bell.fill\"", "\"star.fill\"", "\"exempt\": true", "\"3\""] {
      #expect(result.outputText.contains(part), "\(part) is not in \(result.outputText)")
    }
    let wrong = try bar(["tab", "--item", "A={bell}x"])
    #expect(wrong.status == 64 && wrong.errorText.contains("--item A={bell}x"))
    let button = try bar(["navigation", "--title", "A", "--leading", "{bell"])
    #expect(button.status == 64 && button.errorText.hasPrefix("symtext: --leading {bell: "))
  }

  @Test(arguments: ["tab", "sidebar"], ["light", "dark"])
  func `The selected item of a floating bar has enough contrast`(
    kind: String, appearance: String
  ) throws {
    for contrast in ["normal", "increased"] {
      let result = try bar([
        kind, "--form", "floating", "--item", "Home=house", "--item", "Inbox=envelope",
        "--selected", "Home", "--appearance", appearance, "--contrast", contrast,
        "--check-contrast",
      ])
      let low = result.errorText.split(separator: "\n").filter {
        !$0.hasPrefix("contrast:") && $0.contains("too low")
          && ($0.contains("symbol") || contrast == "increased")
      }
      #expect(low.isEmpty, "\(result.errorText)")
    }
  }

  @Test(arguments: bars)
  func `A bar of every kind is drawn`(arguments: [String]) throws {
    let result = try bar(arguments)
    #expect(result.status == 0 && result.errorText == "")
    #expect(directory.files == ["a.png"])
  }

  @Test(arguments: bars)
  func `The applied sizes are printed`(arguments: [String]) throws {
    let json = try bar(arguments + ["--json"])
    let object = try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any]
    #expect(object?["kind"] as? String == arguments[0])
    #expect((object?["items"] as? [Any])?.isEmpty == arguments.contains("--large"))
    let report = try bar(arguments + ["--table"])
    #expect(report.outputText.hasPrefix(arguments[0]))
    #expect(report.outputText.contains("hit target"))
  }

  /// An item is selected by its title or by its number, from 1.
  @Test(arguments: ["Week", "2"])
  func `Only the requested item is selected`(selected: String) throws {
    for kind in [["segmented"], ["tab"], ["sidebar"]] {
      let json = try bar(
        kind + ["--item", "Day=house", "--item", "Week=calendar", "--item", "Year=heart"]
          + ["--selected", selected, "--json"])
      let object = try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any]
      let items = try #require(object?["items"] as? [[String: Any]])
      #expect(items.map { $0["title"] as? String } == ["Day", "Week", "Year"])
      #expect(items.map { $0["isSelected"] as? Bool } == [false, true, false], "\(kind)")
    }
  }

  @Test func `A specification names the token of each value`() throws {
    let json = try bar(["tab", "--item", "Home=house", "--theme", "material", "--spec"])
    let object = try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any]
    let values = try #require(object?["values"] as? [[String: Any]])
    func value(_ name: String) -> [String: Any]? { values.first { $0["name"] as? String == name } }
    #expect(value("selected.pill")?["token"] as? String == "bar.tab.selected.pill")
    #expect(value("selected.pill")?["color"] as? String == "#E8DEF8")
    #expect(value("height")?["token"] as? String == "bar.height")
    #expect(value("height")?["value"] as? Double == 64)
    #expect(value("type")?["pointSize"] as? Double == 12)
  }

  @Test func `A theme chooses the device unless one is asked for`() throws {
    func device(_ arguments: [String]) throws -> String? {
      let json = try bar(["search", "--json"] + arguments)
      let object = try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any]
      return object?["device"] as? String
    }
    #expect(try device([]) == "phone")
    #expect(try device(["--theme", "adwaita"]) == "desktop")
    #expect(try device(["--theme", "adwaita", "--device", "phone"]) == "phone")
    #expect(try bar(["tab", "--item", "A", "--device", "desktop"]).status == 64)
    #expect(
      try bar(["tab", "--item", "A", "--device", "desktop", "--theme", "windows"]).status == 0)
  }

  @Test func `A picture has the requested width`() throws {
    _ = try bar(Self.bars[0] + ["--width", "300", "--pixel-ratio", "2"])
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: directory.file("a.png"))))
    let picture = size(ofPNG: bytes)
    #expect(picture.width == 600 && picture.height == 98)
  }

  @Test(arguments: [
    ["tab"], ["navigation"], ["tab", "--item", "Home=house", "--selected", "Hom"],
    ["tab", "--item", "Home=house", "--selected", "2"], ["tab", "--item", "="],
    ["tab", "--item", "A", "--item", "B", "--selected", "1", "--selected", "2"],
    ["tab", "--item", "Home=house", "--json", "--table"],
    ["tab", "--item", "Home=house", "--content-size", "huge"],
    ["tab", "--item", "Home=house", "--device", "watch"], ["shelf"],
    ["menu", "--item", "Copy", "--selected", "-9223372036854775808"],
    ["tab", "--item", "Home=house", "--spec", "--json"],
    ["tab", "--item", "Home=house", "--theme", "materia"],
  ])
  func `Invalid bar options have status 64`(arguments: [String]) throws {
    let result = try bar(arguments)
    #expect(result.status == 64)
    #expect(directory.files.isEmpty)
  }

  @Test(arguments: [
    ["toolbar", "--item", "hart"],
    ["tab", "--width", "80", "--item", "A=house", "--item", "B=heart"],
  ])
  func `A bar that cannot be laid out has status 65 and a message with the way out`(
    arguments: [String]
  ) throws {
    let result = try bar(arguments)
    #expect(result.status == 65)
    #expect(result.errorText.contains("`heart`") || result.errorText.contains("make it wider"))
    #expect(directory.files.isEmpty)
  }
}
