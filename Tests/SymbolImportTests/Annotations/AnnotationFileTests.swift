@testable import SymtextSymbolImport
import SymtextSupport
import SymtextTestSupport
import Testing

/// Annotations written into `symbols.json`.
struct AnnotationFileTests {
  private let directory: TemporaryDirectory
  private let icon: AnnotatedIcon

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write(IconAnnotationTests.wifi, to: "icons/wifi.svg")
    icon = try AnnotatedIcon(file: directory.file("icons/wifi.svg"))
  }

  private func open(_ icon: AnnotatedIcon) throws -> AnnotationFile {
    try AnnotationFile(at: AnnotationPlace(for: icon.file))
  }

  /// Every key with a valid value.
  static let values = [
    ("alt", "Wi-Fi"), ("alt", #"{ "en": "Wi-Fi", "de": "WLAN" }"#), ("category", "network"),
    ("keywords", #"["radio"]"#), ("aliases", #"["wlan"]"#), ("forms", #"{ "ar": "heart" }"#),
    ("rightToLeft", "mirror"), ("mode", "multicolor"), ("note", "Only here"),
    ("anchor", "[12, 20.50]"),
    ("opticalCenter", "[12, 11]"), ("wiggle", "-90"), ("rotate", "counterclockwise"),
    ("loop", "open"), ("draw", "reversed"), ("layers[0].shapes", #"["*"]"#),
    ("layers[0].level", "secondary"), ("layers[0].color", "systemRed"),
    ("layers[0].opacity", "0.5"), ("layers[0].clear", #"["hierarchical"]"#),
    ("layers[0].threshold", "0.34"), ("layers[0].tag", "badge"), ("layers[0].group", "1"),
    ("layers[0].pulses", "true"), ("layers[0].rotates", "true"),
    ("layers[0].stroke", #"{ "900": 0.8 }"#), ("layers[0].fill", "stroked"),
    ("layers[0].draw.start", "0.25"), ("layers[0].draw.both", "true"),
    ("layers[0].draw.pen", "false"), ("layers[0].anchor", "[12, 3]"), ("layers[0].fine", "true"),
    ("margins", #"{ "left": 1 }"#), ("shift", "[0, -0.5]"), ("valueMode", "draw"),
  ]

  @Test(arguments: [
    nil, "{\n}\n", "{ \"wifi\": { \"since\": \"1\" } }",
    "{\n  \"bell\": {\n    \"alt\": \"Bell\"\n  }\n}\n",
  ])
  func `Every annotation is set and removed without a trace`(text: String?) throws {
    if let text { try directory.write(text, to: "icons/symbols.json") }
    let before = try open(icon)
    for (key, value) in Self.values {
      var file = before
      try file.set(AnnotationKey(key), to: value, of: icon)
      #expect(file.bytes != before.bytes, "\(key)")
      _ = try file.check([(icon, icon.bytes)])
      let wasThere = try file.unset(AnnotationKey(key), of: icon)
      #expect(wasThere, "\(key)")
      #expect(file.bytes == before.bytes, "\(key)")
    }
  }

  @Test func `Shapes are written so that they are found again`() throws {
    var file = try open(icon)
    try file.set(
      AnnotationKey("layers"), to: ##"[{ "shapes": ["2", "#dot", "*"], "threshold": 0.50 }]"##,
      of: icon)
    let layer = try #require(
      try JSONReader.value(file.bytes, keepsNumerals: true)["wifi"]?["layers"]?.values?[0])
    #expect(layer["shapes"]?.strings == [icon.shapes[1].selector, icon.shapes[0].selector, "*"])
    #expect(icon.shapes[0].selector.hasPrefix("#dot 1~"))
    #expect(layer["threshold"]?.numeral == "0.50")
  }

  @Test func `The id of a group of one shape stays as written`() throws {
    try directory.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor">
        <g id="wave"><path d="M2 9h20"/></g><path id="dot" d="M12 20h1"/>
      </svg>
      """, to: "icons/radio.svg")
    let radio = try AnnotatedIcon(file: directory.file("icons/radio.svg"))
    var file = try open(radio)
    try file.set(AnnotationKey("layers[0].shapes"), to: ##"["#wave", "#dot"]"##, of: radio)
    let layer = try JSONReader.value(file.bytes)["radio"]?["layers"]?.values?[0]
    #expect(layer?["shapes"]?.strings == ["#wave", radio.shapes[1].selector])
  }

  @Test func `No icon has the name of the entry about the font`() throws {
    try directory.write(IconAnnotationTests.wifi, to: "icons/$font.svg")
    let error = #expect(throws: SourceError.self) {
      try AnnotatedIcon(file: directory.file("icons/$font.svg"))
    }
    #expect(error?.description.contains("is about the whole font; rename the icon") ?? false)
  }

  @Test func `The file is that of the icon's folder, else of the font around it`() throws {
    #expect(try open(icon).path == directory.file("icons/symbols.json"))
    try directory.write("{}", to: "symbols.json")
    #expect(try open(icon).path == directory.file("icons/symbols.json"))
    let font = ##"{ "$font": {} }"##
    try directory.write(font, to: "symbols.json")
    #expect(try open(icon).target == InputFile.realPath(directory.file("symbols.json")))
    #expect(try open(icon).original == Array(font.utf8))
    try directory.write("{}", to: "icons/symbols.json")
    #expect(try open(icon).path == directory.file("icons/symbols.json"))
  }

  @Test func `A path that leads up means the folder there`() throws {
    try directory.write("{}", to: "icons/sub/symbols.json")
    let up = try AnnotationPlace(for: directory.file("icons/sub/../wifi.svg"))
    #expect(up.target == InputFile.realPath(directory.file("icons")).map { $0 + "/symbols.json" })
  }

  @Test func `Spellings of one folder mean one file`() throws {
    try directory.write(IconAnnotationTests.wifi, to: "icons/bell.svg")
    let bell = try AnnotatedIcon(file: directory.file("icons/../icons/./bell.svg"))
    let files = try AnnotationFiles(of: [icon, bell])
    #expect(files.files.map(\.path) == [directory.file("icons/symbols.json")])
  }

  @Test(arguments: [
    ("{}", "bell-off"), (#"{ "bell.off": {} }"#, "bell.off"), (#"{ "bell-off": {} }"#, "bell-off"),
    (#"{ "bell.off": {}, "bell-off": {} }"#, "bell.off"),
  ])
  func `The entry is changed that counts in a build`(text: String, name: String) throws {
    try directory.write(IconAnnotationTests.wifi, to: "icons/bell-off.svg")
    try directory.write(text, to: "icons/symbols.json")
    let bell = try AnnotatedIcon(file: directory.file("icons/bell-off.svg"))
    var file = try open(bell)
    try file.set(AnnotationKey("alt"), to: "No bell", of: bell)
    #expect(try JSONReader.value(file.bytes)[name]?["alt"] == "No bell")
    #expect(try file.check([(bell, bell.bytes)]).isEmpty)
  }

  @Test func `A key that no build knows is told`() throws {
    var file = try open(icon)
    try file.set(AnnotationKey("bogus"), to: "1", of: icon)
    let warnings = try file.check([(icon, icon.bytes)])
    #expect(warnings.first?.contains("bogus is ignored; valid keys are alt,") ?? false)
  }

  @Test(arguments: [
    ("layers[0].level", "first"), ("anchor", "12"), ("anchor.x", "[1]"), ("layers[1]", "{}"),
    ("a..b", "1"),
  ])
  func `A value that a build would refuse is refused`(key: String, value: String) throws {
    var file = try open(icon)
    #expect(throws: SourceError.self) {
      try file.set(AnnotationKey(key), to: value, of: icon)
      _ = try file.check([(icon, icon.bytes)])
    }
  }

  @Test(arguments: ["1e-307", "1e-305", "1e-3"])
  func `A shape that is too large for its viewBox is refused`(size: String) throws {
    try directory.write(
      ##"<svg viewBox="0 0 \##(size) \##(size)" stroke="#000"><path d="M4 12L20 5"/></svg>"##,
      to: "icons/large.svg")
    let error = #expect(throws: SourceError.self) {
      try AnnotatedIcon(file: directory.file("icons/large.svg"))
    }
    #expect(error?.description.contains("<path> is too large for its viewBox") ?? false)
  }

  @Test func `The selector of a shape far outside is read again`() throws {
    try directory.write(
      ##"<svg viewBox="0 0 24 24" stroke="#000"><path d="M9e5 9e5h9"/></svg>"##,
      to: "icons/far.svg")
    let far = try AnnotatedIcon(file: directory.file("icons/far.svg"))
    #expect(ShapeSelector(try #require(far.shapes.first).selector) != nil)
  }

  @Test func `A journal takes changes back, the last one first`() throws {
    let versions = ["{ }", "{ \"ä\": 1 }", "{ \"ö\": 1 }", "{ \"ö\": 1, \"x\": \"é\" }", "{}"].map {
      Array($0.utf8)
    }
    var journal = try AnnotationJournal(of: directory.file("symbols.json"))
    try journal.add(from: nil, to: versions[0])
    for (old, new) in zip(versions, versions.dropFirst()) { try journal.add(from: old, to: new) }
    try directory.write(String(decoding: journal.bytes, as: UTF8.self), to: ".symbols.json.undo")
    var read = try AnnotationJournal(of: directory.file("symbols.json"))
    let early = read.undo(versions[2])
    #expect(early == nil)
    for (old, new) in zip(versions, versions.dropFirst()).reversed() {
      let undone = read.undo(new)
      #expect(undone == .bytes(old))
    }
    let first = read.undo(versions[0])
    #expect(first == .noFile)
    #expect(read.isEmpty)
  }

  @Test func `A change that was not made has nothing to undo`() throws {
    let versions = ["{ }", "{ \"a\": 1 }", "{ \"a\": 2 }"].map { Array($0.utf8) }
    var journal = try AnnotationJournal(of: directory.file("symbols.json"))
    try journal.add(from: versions[0], to: versions[1])
    try journal.add(from: versions[1], to: versions[2])
    let undone = journal.undo(versions[1])
    #expect(undone == .bytes(versions[0]))
    #expect(journal.isEmpty)
  }

  @Test func `A journal that does not give back the bytes before takes nothing back`() throws {
    let old = Array("{ \"".utf8) + [0xF6] + Array("\": 1 }".utf8)
    let new = Array("{ \"a\": 1 }".utf8)
    var journal = try AnnotationJournal(of: directory.file("symbols.json"))
    try journal.add(from: old, to: new)
    let undone = journal.undo(new)
    #expect(undone == nil)
    #expect(!journal.isEmpty)
  }

  @Test func `A journal that is too large is not begun anew`() throws {
    try directory.write(
      String(repeating: " ", count: (16 << 20) + 1), to: ".symbols.json.undo")
    #expect(throws: SourceError.self) {
      try AnnotationJournal(of: directory.file("symbols.json"))
    }
    var journal = try AnnotationJournal(of: directory.file("other.json"))
    let half = [UInt8](repeating: 0x61, count: 9 << 20)
    try journal.add(from: [], to: half)
    try journal.add(from: half, to: [])
    #expect(journal.bytes.count < 16 << 20)
    #expect(throws: SourceError.self) { try journal.add(from: half, to: half.map { $0 + 1 }) }
  }
}
