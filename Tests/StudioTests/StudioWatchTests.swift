import Foundation
import SymtextSupport
import SymtextTestSupport
import Testing

@testable import SymtextStudio

/// Files that other programs change.
struct StudioWatchTests {
  private let script: StudioScript

  init() throws {
    script = try StudioScript([
      "wifi.svg": StudioScript.icon, "wave.svg": StudioScript.drawing,
    ])
  }

  private func values(_ name: String) throws -> AnnotationValues {
    AnnotationValues(
      try #require(try script.result("symbol", [("name", .string(name))])["values"]?.members))
  }

  @Test func aChangedFileIsReadAgain() throws {
    let first = try script.result("symbol", [("name", "wifi")])
    try script.save(
      StudioScript.icon.replacing("M6 21h12", with: "M4 21h16"), to: "wifi.svg")
    let event = try #require(script.events("symbol").last)
    #expect(event["name"] == "wifi" && event["tag"] != first["tag"])
    let second = try script.result("symbol", [("name", "wifi")])
    #expect(second["tag"] == event["tag"])
    #expect(second["shapes"]?.values?[0]["path"]?.string == "M4 21L20 21")
    #expect(second["part"]?["outlines"] != first["part"]?["outlines"])
  }

  @Test func filesComeAndGo() throws {
    try script.save(StudioScript.icon, to: "new.svg")
    #expect(script.events("folder").count == 1)
    #expect(
      try script.result("folder")["symbols"]?.values?.map { $0["name"]?.string }
        == ["new", "wave", "wifi"])
    try FileManager.default.removeItem(atPath: "\(script.folder)/wave.svg")
    script.worker.take(.init(paths: ["\(script.folder)/wave.svg"]))
    #expect(
      try script.result("folder")["symbols"]?.values?.map { $0["name"]?.string }
        == ["new", "wifi"])
    #expect(
      try script.ask("symbol", [("name", "wave")])["error"]?["code"]?.string == "unknown-symbol")
  }

  @Test func ownWritesAreNoNews() throws {
    _ = try script.set("wave", [("loop", "open")])
    let events = script.events("symbol").count
    script.worker.take(.init(paths: ["\(script.folder)/wave.svg"]))
    #expect(script.events("symbol").count == events)
    #expect(script.events("notice").isEmpty)
  }

  /// An editor saves the drawing that it read before the studio annotated it, with new geometry.
  @Test func annotationsOfAStaleSaveArePutBack() throws {
    _ = try script.set("wave", [("layers[1].threshold", .number(0.34)), ("loop", "open")])
    try script.save(
      StudioScript.drawing.replacing("M6 21h12", with: "M4 21h16"), to: "wave.svg")
    let notice = try #require(script.events("notice").first)
    #expect(notice["undo"]?.isTrue == true)
    let text = try script.text("wave.svg")
    #expect(text.contains("M4 21h16"))
    let values = try values("wave")
    #expect(values["layers[1].threshold"]?.number == 0.34)
    #expect(values["loop"] == "open")
    #expect(script.events("conflict").isEmpty)
    // Taking it back gives the file as the editor has saved it.
    _ = try script.result("undo")
    #expect(
      try script.text("wave.svg")
        == StudioScript.drawing.replacing("M6 21h12", with: "M4 21h16"))
  }

  /// The editor's user has changed an annotation, too: each key keeps its change, and the same key is a conflict.
  @Test func aStaleSaveIsMergedKeyByKey() throws {
    _ = try script.set("wave", [("loop", "open"), ("layers[0].level", "secondary")])
    let saved = StudioScript.drawing.replacing("M6 21h12", with: "M4 21h16")
      .replacing("hierarchical-0:primary", with: "hierarchical-0:tertiary")
      .replacing("<category>x", with: "<category>y")
    try script.save(saved, to: "wave.svg")
    let values = try values("wave")
    #expect(values["loop"] == "open")
    #expect(values["category"] == "y")
    #expect(values["layers[0].level"] == "tertiary")
    let conflict = try #require(script.events("conflict").first)
    #expect(conflict["key"] == "layers[0].level")
    #expect(conflict["ours"] == "secondary" && conflict["theirs"] == "tertiary")
    #expect(script.events("conflict").count == 1)
  }

  @Test func aStaleSaveAfterARestartIsNoticed() throws {
    _ = try script.set("wave", [("loop", "open")])
    try script.restart()
    try script.save(
      StudioScript.drawing.replacing("M6 21h12", with: "M4 21h16"), to: "wave.svg")
    #expect(try values("wave")["loop"] == "open")
    #expect(script.events("notice").count == 1)
  }

  /// Another program changes the file, and then brings back the bytes that the studio has written.
  @Test func aFileThatComesBackIsReadAgain() throws {
    _ = try script.set("wave", [("loop", "open")])
    let own = try script.text("wave.svg")
    try script.save(own.replacing("<category>x", with: "<category>y"), to: "wave.svg")
    #expect(try values("wave")["category"] == "y")
    try script.save(own, to: "wave.svg")
    #expect(try values("wave")["category"] == "x")
  }

  @Test func anAcceptedReturnIsTheLastState() throws {
    _ = try script.set("wave", [("loop", "open")])
    try script.save(StudioScript.drawing, to: "wave.svg")
    try script.save(
      StudioScript.drawing.replacing("M6 21h12", with: "M4 21h16"), to: "wave.svg")
    #expect(try values("wave")["loop"] == nil)
    #expect(script.events("notice").isEmpty)
  }

  /// A file that is brought back as a whole, as by a version control, stays as it is.
  @Test func aFileBroughtBackStays() throws {
    _ = try script.set("wave", [("loop", "open")])
    try script.save(StudioScript.drawing, to: "wave.svg")
    #expect(try script.text("wave.svg") == StudioScript.drawing)
    #expect(script.events("notice").isEmpty)
    #expect(try values("wave")["loop"] == nil)
  }

  @Test func aBrokenFileKeepsItsLastGoodState() throws {
    let good = try script.result("symbol", [("name", "wave")])
    try script.save(String(StudioScript.drawing.prefix(200)), to: "wave.svg")
    let broken = try script.result("symbol", [("name", "wave")])
    #expect(broken["part"]?["outlines"] == good["part"]?["outlines"])
    #expect(broken["findings"]?.values?.first?["severity"]?.string == "error")
    #expect(script.events("symbol").last?["state"] == "failed")
    try script.save(StudioScript.drawing, to: "wave.svg")
    #expect(try script.result("symbol", [("name", "wave")])["findings"] == good["findings"])
  }

  @Test func brokenAnnotationsStayAsTheyWere() throws {
    try script.save(#"{ "wifi": { "loop": "open" } }"#, to: "symbols.json")
    #expect(try values("wifi")["loop"] == "open")
    try script.save(#"{ "wifi": { "lo"#, to: "symbols.json")
    #expect(try values("wifi")["loop"] == "open")
    #expect(
      try script.result("folder")["findings"]?.values?.first?["sentence"]?.string?
        .contains("symbols.json:1") == true)
  }

  /// Two programs write at once, each through the locks of the folder: every annotation is there.
  @Test func twoProgramsWriteAtOnce() throws {
    let file = "\(script.folder)/wifi.svg"
    let other = BackgroundThread {
      for number in 0..<10 {
        _ = try? SymtextProcess.run(["annotate", file, "--set", "alt.o\(number)=\"\(number)\""])
      }
    }
    for number in 0..<20 {
      let answer = try script.set("wifi", [("alt.x\(number)", .string("\(number)"))])
      #expect(answer["status"] == "ok", "\(answer)")
    }
    other?.join()
    let values = try JSONReader.value(Array(try script.text("symbols.json").utf8))
    let names = try #require(values["wifi"]?["alt"]?.members?.map(\.0))
    #expect(
      Set(names) == Set((0..<10).map { "o\($0)" } + (0..<20).map { "x\($0)" }))
  }

  @Test(arguments: [true, false]) func changesAreNoticed(hasEvents: Bool) throws {
    let watch = FolderWatch(script.folder, hasEvents: hasEvents)
    #expect(watch.wait().isEmpty)
    try script.directory.write("<svg/>", to: "icons/new.svg")
    var change = watch.wait()
    #expect(change.paths.contains("\(script.folder)/new.svg"))
    try FileManager.default.moveItem(
      atPath: "\(script.folder)/new.svg", toPath: "\(script.folder)/old.svg")
    change = watch.wait()
    #expect(change.paths.contains("\(script.folder)/new.svg"))
    #expect(change.paths.contains("\(script.folder)/old.svg"))
    // Folders that are made later are watched, too.
    try script.directory.write("<svg/>", to: "icons/inner/a.svg")
    _ = watch.wait()
    try script.directory.write("<svg />", to: "icons/inner/a.svg")
    change = watch.wait()
    #expect(change.paths.contains("\(script.folder)/inner/a.svg"))
  }
}
