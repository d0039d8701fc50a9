import Foundation
import SymtextSupport
import SymtextSymbolImport
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

  /// Another program changes the file, and then brings the studio's own state back.
  @Test func aFileThatComesBackIsReadAgain() throws {
    _ = try script.set("wave", [("loop", "open")])
    let own = try script.text("wave.svg")
    try script.save(own.replacing("<category>x", with: "<category>y"), to: "wave.svg")
    #expect(try values("wave")["category"] == "y")
    try script.save(own, to: "wave.svg")
    #expect(try values("wave")["category"] == "x")
  }

  /// An editor saves an older copy while no worker runs.
  @Test func aStaleSaveBetweenTwoSessionsIsNoticed() throws {
    _ = try script.set("wave", [("loop", "open")])
    try script.directory.write(
      StudioScript.drawing.replacing("M6 21h12", with: "M4 21h16"), to: "icons/wave.svg")
    try script.restart()
    script.worker.takeUnseen()
    #expect(try values("wave")["loop"] == "open")
    #expect(try script.text("wave.svg").contains("M4 21h16"))
    #expect(script.events("notice").count == 1)
  }

  /// A change is made before the event of a stale save has come.
  @Test func aStaleSaveBeforeAChangeIsNoticed() throws {
    _ = try script.set("wave", [("loop", "open")])
    try script.directory.write(
      StudioScript.drawing.replacing("M6 21h12", with: "M4 21h16"), to: "icons/wave.svg")
    #expect(try script.set("wave", [("wiggle", "clockwise")])["status"] == "ok")
    #expect(try values("wave")["loop"] == "open")
    #expect(try values("wave")["wiggle"] == "clockwise")
    #expect(script.events("notice").count == 1)
  }

  /// One editor saves with the annotations, and then another one that was opened before them.
  @Test func olderStatesAreKnownAfterOthersHaveSaved() throws {
    _ = try script.set("wave", [("loop", "open")])
    try script.save(
      try script.text("wave.svg").replacing("M6 21h12", with: "M5 21h14"), to: "wave.svg")
    #expect(script.events("notice").isEmpty)
    try script.save(
      StudioScript.drawing.replacing("M6 21h12", with: "M4 21h16"), to: "wave.svg")
    #expect(try values("wave")["loop"] == "open")
    #expect(script.events("notice").count == 1)
  }

  /// A text editor saves the `symbols.json` that it read before the studio changed it.
  @Test func valuesOfAStaleListAreReturned() throws {
    let first = #"{ "wifi": { "category": "x", "since": "1" } }"#
    try script.save(first, to: "symbols.json")
    _ = try script.set("wifi", [("loop", "open"), ("category", "y")])
    let saved = #"{ "wifi": { "category": "z", "since": "1" }, "other": { "alt": "Other" } }"#
    try script.save(saved, to: "symbols.json")
    let values = try values("wifi")
    #expect(values["loop"] == "open")
    #expect(values["category"] == "z")
    #expect(try script.text("symbols.json").contains("Other"))
    let conflict = try #require(script.events("conflict").first)
    #expect(conflict["name"] == "wifi" && conflict["key"] == "category")
    #expect(conflict["ours"] == "y" && conflict["theirs"] == "z")
    #expect(script.events("notice").count == 1)
    _ = try script.result("undo")
    #expect(try script.text("symbols.json") == saved)
    // The first file is brought back as a whole, and stays.
    try script.save(first, to: "symbols.json")
    #expect(try script.text("symbols.json") == first)
    #expect(script.events("notice").count == 1)
  }

  /// Another program changes other values of `symbols.json` after a change: it can be taken back, and made again.
  @Test func aChangeOfOtherEntriesLeavesUndo() throws {
    try script.save(#"{ "wave": { "since": "1" } }"#, to: "symbols.json")
    _ = try script.set("wifi", [("loop", "open")])
    let text = try script.text("symbols.json").replacing(#""since": "1""#, with: #""since": "2""#)
    try script.save(text, to: "symbols.json")
    _ = try script.result("undo")
    #expect(try values("wifi")["loop"] == nil)
    #expect(try script.text("symbols.json").contains(#""since": "2""#))
    _ = try script.result("redo")
    #expect(try values("wifi")["loop"] == "open")
    #expect(try script.text("symbols.json").contains(#""since": "2""#))
    try script.save(
      try script.text("symbols.json").replacing("open", with: "closed"), to: "symbols.json")
    #expect(try script.ask("undo")["error"]?["code"] == "conflict")
    #expect(try values("wifi")["loop"] == "closed")
  }

  /// A program that takes no part in locks saves a file after all were compared, and before it is written.
  @Test func aFileSavedBetweenComparingAndWritingStays() throws {
    let path = "\(script.folder)/wave.svg"
    let before = Array(StudioScript.drawing.utf8)
    _ = try script.set("wifi", [("loop", "open")], label: "Loop")
    // The second change of one file finds it other than it was.
    let files = ["x", "y"].map {
      FileReplacement(path: path, before: before, after: .bytes(Array($0.utf8)))
    }
    for step in [
      EditHistory.Step.change(.init(label: "Two", names: ["wave"], edits: [])), .undo,
    ] {
      let error = #expect(throws: StudioError.self) {
        try script.worker.state.change { (state) throws(StudioError) in
          try state.write(files, as: step)
        }
      }
      #expect(error?.code == .overtaken)
      #expect(try script.text("wave.svg") == StudioScript.drawing)
      #expect(try script.result("folder")["undo"] == "Loop")
      #expect(try script.result("folder")["redo"] == .null)
    }
    try script.restart()
    #expect(try script.result("folder")["undo"] == "Loop")
    #expect(try script.result("folder")["redo"] == .null)
  }

  @Test func aCancelledChangeLeavesThoseThatCanBeMadeAgain() throws {
    _ = try script.set("wave", [("loop", "open")], label: "Loop")
    _ = try script.result("undo")
    let path = "\(script.folder)/wave.svg"
    let files = ["x", "y"].map {
      FileReplacement(
        path: path, before: Array(StudioScript.drawing.utf8), after: .bytes(Array($0.utf8)))
    }
    #expect(throws: StudioError.self) {
      try script.worker.state.change { (state) throws(StudioError) in
        try state.write(files, as: .change(.init(label: "Two", names: [], edits: [])))
      }
    }
    #expect(try script.result("folder")["redo"] == "Loop")
    try script.restart()
    #expect(try script.result("redo")["label"] == "Loop")
    #expect(try values("wave")["loop"] == "open")
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

  /// A folder that is replaced as a whole is followed on, and so are those inside it.
  @Test func aReplacedFolderIsWatched() throws {
    try script.directory.write(StudioScript.icon, to: "icons/inner/a.svg")
    let watch = FolderWatch(script.folder)
    // The folder inside: nobody reports its files.
    try script.directory.write("<svg/>", to: "new/a.svg")
    try FileManager.default.removeItem(atPath: "\(script.folder)/inner")
    try FileManager.default.moveItem(
      atPath: script.directory.file("new"), toPath: "\(script.folder)/inner")
    var change = watch.wait()
    #expect(change.folders.contains("\(script.folder)/inner"))
    // The folder itself.
    try FileManager.default.moveItem(
      atPath: script.folder, toPath: script.directory.file("old"))
    #expect(watch.wait().isUncertain)
    try script.directory.write("<svg/>", to: "icons/b.svg")
    #expect(watch.wait().isUncertain)
    try script.directory.write("<svg />", to: "icons/b.svg")
    change = watch.wait()
    #expect(change.paths.contains("\(script.folder)/b.svg"))
  }

  /// The files of a folder that is renamed to the name of another one are read again.
  @Test func theFilesOfAReplacedFolderAreReadAgain() throws {
    try script.directory.write(StudioScript.icon, to: "icons/inner/a.svg")
    script.worker.take(.init(paths: ["\(script.folder)/inner/a.svg"]))
    try script.directory.write(
      StudioScript.icon.replacing("M6 21h12", with: "M4 21h16"), to: "icons/inner/a.svg")
    script.worker.take(.init(folders: ["\(script.folder)/inner"]))
    let symbol = try script.result("symbol", [("name", "a")])
    #expect(symbol["shapes"]?.values?[0]["path"] == "M4 21L20 21")
  }

  /// A change falls into each reading of the whole folder: it is read once, and has the change.
  @Test func aReadingIsNotBegunAnewForAChange() throws {
    let (readings, reader) = (Monitor(0), Monitor<StudioWorker?>(nil))
    let file = "\(script.folder)/wave.svg"
    let text = StudioScript.drawing
    let options = try StudioOptions(folder: script.folder, version: "1") {
      let number = readings.change { number in
        number += 1
        return number
      }
      if number < 9, let worker = reader.change({ $0 }) {
        try? PackageFiles.write(
          Array(text.replacing("M6 21h12", with: "M6 \(number)h12").utf8), to: file)
        _ = worker.state.change { $0.folder.refresh(["wave"]) }
      }
      return StudioProject(builder: SymbolFontBuilder())
    }
    let worker = StudioWorker(options) { _ in }
    reader.change { $0 = worker }
    worker.reload(changed: [])
    #expect(readings.change { $0 } == 2)
    let folder = worker.state.change { $0.folder }
    let wave = try #require(folder["wave"])
    #expect(wave.tag == SymbolTag(of: wave.source, reader: folder.reader))
  }
}
