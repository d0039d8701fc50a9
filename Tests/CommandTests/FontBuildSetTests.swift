import Foundation
import SymtextTestSupport
import Testing

/// `font build` with complete icon sets and faulty files.
struct FontBuildSetTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    for (number, name) in ["arrow-up", "heart", "house", "minus", "plus", "star"].enumerated() {
      try directory.write(Self.icon("M4 \(4 + number)h16M12 4v16"), to: "art/\(name).svg")
    }
  }

  private static func icon(_ path: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor"
         stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="\(path)"/></svg>
    """
  }

  private func build(_ arguments: String...) throws -> ProcessResult {
    try SymtextProcess.run(
      ["font", "build"] + arguments + ["--no-names", "--no-color"], directory: directory.path)
  }

  /// Returns the lines with problems.
  private func problems(_ result: ProcessResult) -> [String] {
    result.errorText.split(separator: "\n").map(String.init).filter { $0.hasPrefix("symtext: ") }
  }

  @Test func `All variants that cannot be made are named, and lenient builds leave them out`()
    throws
  {
    let variants = "heart.circle,plus.fill,minus.fill,nothing.fill"
    let strict = try build("art", "--variants", variants, "-o", "My.ttf")
    #expect(strict.status == 65)
    let lenient = try build("art", "--variants", variants, "--lenient", "-o", "My.ttf")
    #expect(lenient.status == 0, "\(lenient.errorText)")
    for result in [strict, lenient] {
      for name in ["plus.fill", "minus.fill", "nothing.fill"] {
        #expect(result.errorText.contains(name), "\(result.errorText)")
      }
    }
    #expect(
      lenient.errorText.contains("3 variants could not be made; the font has the others"))
    let list = try SymtextProcess.run(
      ["symbols", "list", "--library", "My.ttf", "--no-bundled"], directory: directory.path)
    #expect(list.outputText.contains("heart.circle") && !list.outputText.contains("plus.fill"))
  }

  @Test func `The number of threads does not change font, report and warnings`() throws {
    try directory.write(Self.icon("M4 4L"), to: "art/broken.svg")
    try directory.write(Self.icon("M4 4h9"), to: "art/arrow_up.svg")
    try directory.write(Self.icon("M4 4h9"), to: "art/more/heart.svg")
    try directory.write(Self.icon("M4 4h9M4x"), to: "art/wrong.svg")
    let mask = Self.icon("M4 4h9").replacing("<path", with: "<text>a</text><path")
    try directory.write(mask, to: "art/mask.svg")
    try directory.write("{ \"hart\": {} }", to: "art/symbols.json")
    var results: [(ProcessResult, font: [UInt8], report: String)] = []
    for threads in ["1", "2", "5"] {
      let result = try build(
        "art", "--lenient", "--threads", threads, "--report", "r.json", "-o", "My.ttf")
      results.append(
        (
          result, try PackageFiles.bytes(directory.file("My.ttf")),
          try PackageFiles.text(directory.file("r.json"))
        ))
    }
    #expect(results[0].0.status == 0)
    #expect(problems(results[0].0).count == 7, "\(results[0].0.errorText)")
    for other in results.dropFirst() {
      #expect(other.0.errorText == results[0].0.errorText)
      #expect(other.report == results[0].report)
      let isSame = other.font == results[0].font
      #expect(isSame)
    }
  }

  @Test func `A strict build fails on the first bad file by path`() throws {
    try directory.write(Self.icon("M4 4L"), to: "art/b.svg")
    try directory.write(Self.icon("M4 4x"), to: "art/z.svg")
    let result = try build("art", "--strict", "--threads", "4", "-o", "My.ttf")
    #expect(result.status == 65)
    #expect(problems(result).count == 1 && result.errorText.hasPrefix("symtext: art/b.svg:2:"))
    #expect(!directory.files.contains("My.ttf"))
  }

  @Test func `Unreadable files do not stop the build`() throws {
    let path = directory.file("art")
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/gone.svg", withDestinationPath: "nowhere")
    let result = try Subprocess.run(
      "/bin/sh",
      ["-c", "mkfifo art/pipe.svg && \"$0\" font build art -o My.ttf", SymtextProcess.executable],
      directory: directory.path)
    #expect(result.status == 0)
    #expect(
      problems(result) == [
        "symtext: cannot read art/gone.svg: there is no such file",
        "symtext: cannot read art/pipe.svg: it is not a regular file",
        "symtext: 2 of 8 files could not be imported; the font has the others",
      ])
    #expect(directory.files.contains("My.ttf"))
  }

  @Test func `The report is written even if no file could be read`() throws {
    try directory.write("<svg/>", to: "bad/one.svg")
    let result = try build("bad", "--report", "r.json", "-o", "My.ttf")
    #expect(result.status == 65)
    #expect(try PackageFiles.text(directory.file("r.json")).contains("\"failed\": 1"))
    #expect(!directory.files.contains("My.ttf"))
  }

  @Test func `A report that cannot be written has status 73`() throws {
    let result = try build("art", "--report", "no/such/r.json", "-o", "My.ttf")
    #expect(result.status == 73)
    #expect(
      problems(result) == [
        "symtext: cannot write no/such/r.json: there is no folder no/such; make it first: mkdir -p no/such"
      ])
    #expect(directory.files.contains("My.ttf"))
    let both = try build("art", "--report", "-", "-o", "-")
    #expect(both.status == 64 && both.output.isEmpty)
  }

  @Test func `A file given twice is read once`() throws {
    #expect(try build("art", "art/heart.svg", "-o", "My.ttf").status == 0)
  }

  @Test func `A prefix is put before every name and must give valid names`() throws {
    let result = try build("art", "--prefix", "set.", "--json", "-o", "My.ttf")
    #expect(result.status == 0)
    let list = try PackageFiles.text(directory.file("My.json"))
    #expect(list.contains("\"name\": \"set.arrow.up\""))
    #expect(list.contains("\"altText\": \"Arrow up\""))
    let wrong = try build("art", "--prefix", "Set:", "-o", "My.ttf")
    #expect(wrong.status == 64)
    #expect(
      wrong.errorText.hasPrefix("symtext: --prefix “Set:”: words of letters and digits joined by"))
  }

  @Test func `Overlaps are kept on request`() throws {
    let kept = try build("art", "--overlaps", "keep", "--verbose", "-o", "My.ttf")
    #expect(kept.errorText.contains(", 18 with overlapping contours"))
    let removed = try build("art", "--overlaps", "remove", "--verbose", "-o", "My.ttf")
    #expect(removed.errorText.contains(", 0 with overlapping contours"))
    #expect(
      try build("art", "--overlaps", "some", "-o", "My.ttf").errorText.hasPrefix(
        "symtext: --overlaps some: auto, remove or keep is expected"))
  }

  // MARK: Metadata

  static let wrongEntries = [
    ("5", "for heart an object is expected, as in { \"alt\": \"…\" }"),
    ("{\"alt\":5}", "for “alt” of heart a text in quotes is expected"),
    (
      "{\"keywords\":\"love\"}",
      "for “keywords” of heart a list of texts, as in [\"love\"], is expected"
    ),
    ("{\"aliases\":{}}", "for “aliases” of heart a list of names is expected"),
    ("{\"aliases\":[1]}", "for “aliases” of heart a list of names is expected"),
    (
      "{\"rightToLeft\":\"to left\"}",
      "for “rightToLeft” of heart mirror or the name of a symbol, not “to left”, is expected"
    ),
    (
      "{\"mode\":\"red\"}",
      "for “mode” of heart monochrome, hierarchical, palette or multicolor is expected"
    ),
    ("{\"forms\":{\"ar\":1}}", "for the form “ar” of heart the name of a symbol is expected"),
  ]

  @Test(arguments: wrongEntries)
  func `Invalid facts about a symbol exclude that symbol`(entry: String, message: String) throws {
    try directory.write("{ \"heart\": \(entry) }", to: "art/symbols.json")
    let result = try build("art", "-o", "My.ttf")
    #expect(result.status == 0)
    #expect(
      problems(result) == [
        "symtext: art/symbols.json: \(message)",
        "symtext: 1 of 6 files could not be imported; the font has the others",
      ])
  }

  @Test func `Facts without a drawing, and unknown facts, are reported`() throws {
    let others = (1...9).map { ", \"x\($0)\": {}" }.joined()
    try directory.write(
      "{ \"heart\": { \"colour\": \"red\" }\(others) }", to: "art/symbols.json")
    let result = try build("art", "-o", "My.ttf")
    #expect(result.status == 0)
    let lines = problems(result)
    try #require(lines.count == 2)
    #expect(
      lines[0]
        == "symtext: art/symbols.json: no drawing is named x1, x2, x3, x4, x5, x6, x7, x8 or 1 others; these entries are ignored"
    )
    #expect(
      lines[1].hasPrefix("symtext: art/symbols.json: colour is ignored; valid keys are alt, "))
  }

  @Test func `Aliases that are names of other symbols are omitted with a warning`() throws {
    try directory.write(
      "{ \"heart\": { \"aliases\": [\"star\", \"love\"] }, \"house\": { \"aliases\": [\"love\"] } }",
      to: "art/symbols.json")
    let result = try build("art", "--report", "r.json", "-o", "My.ttf")
    #expect(result.status == 0)
    #expect(
      problems(result) == [
        "symtext: art/heart.svg: the alias star of heart is left out: another symbol has that name",
        "symtext: art/house.svg: the alias love of house is left out: another symbol has that name",
      ])
    #expect(try PackageFiles.text(directory.file("r.json")).contains("the alias star of heart"))
  }

  @Test func `A set's own keywords, licence and prefix reach the font`() throws {
    try directory.write(
      "{ \"tags\": [\"love\"], \"categories\": [\"social\", \"medical\"], \"aliases\": [{\"name\": \"like-it\"}] }",
      to: "art/heart.json")
    try directory.write("{ \"arrow-up\": { \"alt\": \"Up\" } }", to: "art/symbols.json")
    try directory.write(
      "Some License\n\nCopyright (c) 2024 One\nCopyright (c) 2020 Two\n\nPermission is granted.\n",
      to: "LICENSE")
    let result = try build("art", "--prefix", "set.", "-o", "My.ttf")
    #expect(result.status == 0, "\(result.errorText)")
    let inspected = try SymtextProcess.run(
      ["font", "inspect", "--json", directory.file("My.ttf")])
    struct Font: Decodable {
      struct Symbol: Decodable {
        struct Alias: Decodable { var name: String }
        var name: String
        var category: String
        var altText: String
        var keywords: [String]
        var aliases: [Alias]
      }
      struct Name: Decodable {
        var id: Int
        var text: String
      }
      var symbols: [Symbol]
      var names: [Name]
    }
    let font = try JSONDecoder().decode(Font.self, from: Data(inspected.output))
    let heart = try #require(font.symbols.first { $0.name == "set.heart" })
    #expect(heart.category == "social" && heart.keywords == ["love", "medical"])
    #expect(heart.aliases.map(\.name) == ["set.like.it"])
    #expect(font.symbols.first { $0.name == "set.arrow.up" }?.altText == "Up")
    #expect(
      font.names.first { $0.id == 0 }?.text == "Copyright (c) 2024 One; Copyright (c) 2020 Two")
    #expect(font.names.first { $0.id == 13 }?.text.contains("Permission is granted.") == true)
    let listed = try SymtextProcess.run(
      ["symbols", "list", "love", "--library", directory.file("My.ttf")])
    #expect(listed.outputText.contains("set.heart"))
  }

  @Test func `An interrupted build leaves no font`() throws {
    for number in 0..<200 {
      try directory.write(
        Self.icon("M4 4c\(number % 9) 9 9 9 16 16M12 4v16"), to: "many/i\(number).svg")
    }
    let result = try Subprocess.run(
      "/bin/sh",
      [
        "-c", "\"$0\" font build many -o My.ttf & sleep 0.3; kill -KILL $!; wait $!",
        SymtextProcess.executable,
      ], directory: directory.path)
    #expect(result.status == 128 + 9)
    #expect(directory.files.allSatisfy { $0.hasPrefix("many/") || $0.hasPrefix("art/") })
  }
}
