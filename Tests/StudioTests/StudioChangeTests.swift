import Foundation
import SymtextSupport
import SymtextTestSupport
import Testing

@testable import SymtextStudio

/// Changes that the page makes, takes back, and makes again.
struct StudioChangeTests {
  private let script: StudioScript

  init() throws {
    script = try StudioScript([
      "wifi.svg": StudioScript.icon, "wave.svg": StudioScript.drawing,
      "ring.svg": StudioScript.template,
      "symbols.json":
        "{\n  \"wifi\": { \"layers\": [{ \"shapes\": [\"1\"] }, { \"shapes\": [\"2\"] }] }\n}\n",
    ])
  }

  private func values(_ name: String) throws -> AnnotationValues {
    let symbol = try script.result("symbol", [("name", .string(name))])
    return AnnotationValues(try #require(symbol["values"]?.members))
  }

  private func contents() throws -> [String] {
    try ["wifi.svg", "wave.svg", "ring.svg", "symbols.json"].map(script.text)
  }

  /// A value that is set can be read, is saved in the files, and leaves them as they were when it is taken back.
  @Test(arguments: ["wifi", "wave", "ring"]) func aChangeIsSavedAndTakenBack(name: String) throws {
    let before = try contents()
    let changes: [JSONValue.Member] = [
      ("layers[1].threshold", .number(0.34)), ("layers[1].level", "secondary"),
      ("layers[0].group", 2), ("wiggle", "clockwise"), ("keywords", ["radio", "waves"]),
      ("layers[1].anchor", [12, 3]),
    ]
    let answer = try script.set(name, changes, label: "Value layers")
    #expect(answer["result"]?["undo"]?.string == "Value layers", "\(answer)")
    #expect(try contents() != before)
    let values = try values(name)
    for (key, value) in changes { #expect(values[key] == value, "\(key)") }
    #expect(script.events("saved").count == 1)

    let undone = try script.result("undo")
    #expect(undone["label"]?.string == "Value layers")
    #expect(undone["redo"]?.string == "Value layers")
    #expect(try contents() == before)
    let again = try script.result("redo")
    #expect(again["undo"]?.string == "Value layers")
    #expect(try self.values(name)["wiggle"] == "clockwise")
    #expect(try script.ask("redo")["error"]?["code"]?.string == "nothing")
  }

  @Test(arguments: ["wifi", "wave", "ring"]) func settingAndRemovingLeavesTheBytes(
    name: String
  ) throws {
    let before = try contents()
    for (key, value) in [("layers[1].threshold", JSONValue.number(0.5)), ("alt.de", "Empfang")] {
      #expect(try script.set(name, [(key, value)])["status"] == "ok")
      #expect(try contents() != before)
      #expect(try script.set(name, [(key, .null)])["status"] == "ok")
      #expect(try contents() == before, "\(key)")
    }
  }

  @Test func aChangeOfSeveralSymbolsIsOneStep() throws {
    let before = try contents()
    let changes = ["wifi", "wave"].map { name in
      JSONValue.object([("name", .string(name)), ("key", "category"), ("value", "network")])
    }
    let answer = try script.result("do", [("label", "Category"), ("changes", .array(changes))])
    #expect(answer["tags"]?.members?.map(\.0) == ["wave", "wifi"])
    #expect(try values("wifi")["category"] == "network")
    #expect(try values("wave")["category"] == "network")
    _ = try script.result("undo")
    #expect(try contents() == before)
  }

  @Test func tryingSavesNothing() throws {
    let before = try contents()
    let tried = try script.result(
      "try",
      [("name", "wifi"), ("changes", [["key": "layers[1].threshold", "value": .number(0.5)]])])
    let layers = try #require(tried["part"]?["symbols"]?.values?.first?["layers"]?.values)
    #expect(layers.map { $0["threshold"]?.number } == [nil, 0.5])
    #expect(try contents() == before)
    #expect(try values("wifi")["layers[1].threshold"] == nil)
  }

  @Test func invalidValuesAreRefused() throws {
    let before = try contents()
    let answer = try script.set("wifi", [("layers[1].threshold", .number(7))])
    #expect(answer["error"]?["code"]?.string == "bad-value")
    #expect(answer["error"]?["message"]?.string?.contains("threshold") == true)
    #expect(try contents() == before)
    #expect(try script.result("folder")["undo"] == .null)
  }

  @Test func aReadOnlyFolderIsNotChanged() throws {
    let script = try StudioScript(["wifi.svg": StudioScript.icon], isReadOnly: true)
    #expect(try script.set("wifi", [("loop", "open")])["error"]?["code"]?.string == "read-only")
    #expect(try script.ask("undo")["error"]?["code"]?.string == "read-only")
  }

  /// A page that has not seen a change may change other keys, but not the same one.
  @Test func theSameKeyTwiceIsAConflict() throws {
    let tag = try #require(
      try script.result("symbol", [("name", "wifi")])["tag"]?.string)
    _ = try script.set("wifi", [("loop", "open")], base: tag)
    #expect(try script.set("wifi", [("wiggle", "clockwise")], base: tag)["status"] == "ok")
    let refused = try script.set("wifi", [("loop", "closed")], base: tag)
    #expect(refused["error"]?["code"]?.string == "conflict")
    #expect(refused["error"]?["ours"] == "closed")
    #expect(refused["error"]?["theirs"] == "open")
    #expect(try values("wifi")["loop"] == "open")
  }

  /// Layers that another program has changed are not replaced as a whole, nor by an index that means another layer.
  @Test func layersOfAnotherStateAreAConflict() throws {
    let tag = try #require(try script.result("symbol", [("name", "wifi")])["tag"]?.string)
    try script.save(
      #"{ "wifi": { "layers": [{ "shapes": ["2"], "level": "tertiary" }, { "shapes": ["1"] }] } }"#,
      to: "symbols.json")
    for (key, value) in [
      ("layers", JSONValue.array([["shapes": ["1"]]])), ("layers[0]", ["shapes": ["1"]]),
      ("layers[1].threshold", .number(0.5)),
    ] {
      let answer = try script.set("wifi", [(key, value)], base: tag)
      #expect(answer["error"]?["code"]?.string == "conflict", "\(key)")
    }
  }

  /// The answer names the symbols whose files had other changes than the page knew.
  @Test func mergedChangesAreNamed() throws {
    let tag = try #require(try script.result("symbol", [("name", "wave")])["tag"]?.string)
    try script.save(
      StudioScript.drawing.replacing("<category>x", with: "<category>y"), to: "wave.svg")
    let answer = try script.set("wave", [("loop", "open")], base: tag)
    #expect(answer["result"]?["merged"] == ["wave"])
    let new = try #require(answer["result"]?["tags"]?["wave"]?.string)
    let next = try script.set("wave", [("wiggle", "clockwise")], base: new)
    #expect(next["result"]?["merged"] == [])
  }

  /// Two layers that have changed places: the index of one means the other now.
  @Test func exchangedLayersAreAConflict() throws {
    let tag = try #require(try script.result("symbol", [("name", "wave")])["tag"]?.string)
    let (first, second) = (#"<path d="M6 21h12"/>"#, #"<circle cx="12" cy="9" r="6"/>"#)
    let moved = StudioScript.drawing.replacing(first, with: "?").replacing(second, with: first)
      .replacing("?", with: second)
    try script.save(moved, to: "wave.svg")
    let answer = try script.set("wave", [("layers[1].anchor", [12, 3])], base: tag)
    #expect(answer["error"]?["code"] == "conflict")
    // New geometry in a layer is no reason.
    try script.save(StudioScript.drawing.replacing("M6 21h12", with: "M5 21h14"), to: "wave.svg")
    #expect(
      try script.set("wave", [("layers[1].anchor", [12, 3])], base: tag)["status"] == "ok")
  }

  /// Two drawings with one entry of annotations: a change of one is one of both.
  @Test func drawingsWithOneEntryChangeTogether() throws {
    let script = try StudioScript(["wifi.svg": StudioScript.icon, "a/wifi.svg": StudioScript.icon])
    let names = try #require(
      try script.result("folder")["symbols"]?.values?.compactMap { $0["name"]?.string })
    #expect(names.count == 2)
    _ = try script.set(names[1], [("loop", "open")])
    let folder = try script.result("folder")
    let tag = try #require(
      folder["symbols"]?.values?.first { $0["name"]?.string == names[0] }?["tag"]?.string)
    let answer = try script.set(names[0], [("wiggle", "clockwise")], base: tag)
    #expect(answer["result"]?["merged"] == [], "\(answer)")
  }

  @Test func unknownKeysAreRefused() throws {
    #expect(try script.set("wifi", [("0", "2")])["error"]?["code"]?.string == "bad-value")
    #expect(try script.set("wave", [("layers[0].x", "2")])["error"]?["code"]?.string == "bad-value")
  }

  @Test func anUndoOfAChangedFileIsAConflict() throws {
    _ = try script.set("wave", [("loop", "open")], label: "Loop")
    let text = try script.text("wave.svg").replacing("M6 21h12", with: "M5 21h14")
    try script.save(text, to: "wave.svg")
    let answer = try script.ask("undo")
    #expect(answer["error"]?["code"]?.string == "conflict")
    #expect(answer["error"]?["file"]?.string == "wave.svg")
    #expect(try script.text("wave.svg") == text)
    #expect(try script.result("folder")["undo"]?.string == "Loop")
  }

  @Test func theHistoryOutlivesTheProcess() throws {
    let before = try contents()
    _ = try script.set("wave", [("loop", "open")], label: "First")
    _ = try script.set("ring", [("layers[0].group", 3)], label: "Second")
    _ = try script.result("undo")
    try script.restart()
    let folder = try script.result("folder")
    #expect(folder["undo"]?.string == "First")
    #expect(folder["redo"]?.string == "Second")
    _ = try script.result("undo")
    #expect(try contents() == before)
  }

  /// The process ends after each step of saving two files: the change is there whole, or not at all.
  @Test(arguments: 0...2) func aChangeIsNeverHalfSaved(written: Int) throws {
    let before = try contents()
    let changes = [("wave", "loop", JSONValue.string("open")), ("wifi", "loop", "open")].map {
      JSONValue.object([("name", .string($0)), ("key", .string($1)), ("value", $2)])
    }
    _ = try script.result("do", [("label", "Loop"), ("changes", .array(changes))])
    let after = try contents()
    // The history is written before the files, and once more after them.
    let history = try #require(script.directory.files.first { $0.hasSuffix("/history") })
    let lines = try PackageFiles.text(script.directory.file(history))
    try script.directory.write(lines.replacing(#"{"kind":"done"}"#, with: ""), to: history)
    let names = ["wifi.svg", "wave.svg", "ring.svg", "symbols.json"]
    let changed = names.indices.filter { before[$0] != after[$0] }
    #expect(changed.count == 2)
    for index in changed.dropFirst(written) {
      try PackageFiles.write(Array(before[index].utf8), to: "\(script.folder)/\(names[index])")
    }
    try script.restart()
    #expect(try contents() == (written == 0 ? before : after))
    #expect(try script.result("folder")["undo"] == (written == 0 ? .null : "Loop"))
  }

  @Test func aLineThatWasCutOffIsNoChange() throws {
    _ = try script.set("wave", [("loop", "open")], label: "Loop")
    let history = try #require(script.directory.files.first { $0.hasSuffix("/history") })
    let text = try PackageFiles.text(script.directory.file(history))
    try script.directory.write(text + "{\"kind\":\"change\",\"label\":\"Half", to: history)
    try script.restart()
    _ = try script.set("wave", [("wiggle", "clockwise")], label: "Wiggle")
    try script.restart()
    #expect(try script.result("folder")["undo"]?.string == "Wiggle")
    _ = try script.result("undo")
    _ = try script.result("undo")
    #expect(try script.text("wave.svg") == StudioScript.drawing)
  }

  @Test func aLinkOutOfTheFolderIsNotChanged() throws {
    let outside = try script.directory.write(StudioScript.drawing, to: "outside.svg")
    try FileManager.default.createSymbolicLink(
      atPath: "\(script.folder)/outside.svg", withDestinationPath: outside)
    try script.restart()
    let folder = try script.result("folder")
    #expect(folder["symbols"]?.values?.contains { $0["name"]?.string == "outside" } == false)
    #expect(folder["findings"]?.values?.first?["sentence"]?.string?.contains("outside.svg") == true)
    // A link that comes later is in nobody's way.
    try PackageFiles.write(Array("{}".utf8), to: script.directory.file("other.json"))
    try FileManager.default.removeItem(atPath: "\(script.folder)/symbols.json")
    try FileManager.default.createSymbolicLink(
      atPath: "\(script.folder)/symbols.json",
      withDestinationPath: script.directory.file("other.json"))
    let answer = try script.set("wifi", [("loop", "open")])
    #expect(answer["error"]?["code"]?.string == "unwritable")
    #expect(try PackageFiles.text(script.directory.file("other.json")) == "{}")
  }
}
