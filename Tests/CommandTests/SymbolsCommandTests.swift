import Foundation
@testable import SymtextDrawing
@testable import SymtextImageFormats
import SymtextTestSupport
import Testing

struct SymbolsCommandTests {
  private struct Entry: Decodable {
    var name: String
    var codePoint: String?
    var library: String
    var category: String
    var altText: String
    var keywords: [String]
    var aliases: [String]
    var since: String
  }

  private func list(_ arguments: String...) throws -> ProcessResult {
    try SymtextProcess.run(["symbols", "list"] + arguments)
  }

  @Test func `Without words all symbols are listed`() throws {
    let drawings = PackageFiles.files(under: PackageFiles.path("fonts/symbols"))
      .map { String($0.dropLast(4)) }
    let lines = try list("--forms").outputText.split(separator: "\n")
    let names = lines.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(names == names.sorted())
    // The list has generated variants beside the drawings.
    #expect(Set(drawings).isSubset(of: names))
    #expect(names.contains("heart.fill"))
    #expect(Set(names).count == names.count)
  }

  @Test func `Bold Text changes the symbols and the names of a sheet`() throws {
    let directory = try TemporaryDirectory()
    func sheet(_ options: [String]) throws -> String {
      let file = directory.file("sheet.svg")
      let made = try SymtextProcess.run(
        ["symbols", "list", "weather", "--size", "34", "-o", file] + options)
      try #require(made.status == 0, "\(made.errorText)")
      let text = try PackageFiles.text(file)
      #expect(text.contains("<path"))
      return text
    }
    let plain = try sheet([])
    #expect(try plain == sheet([]))
    #expect(try plain != sheet(["--bold-text"]))
  }

  @Test func `Bold Text makes the symbols and the names of a sheet heavier`() throws {
    let directory = try TemporaryDirectory()
    func ink(_ options: [String]) throws -> Int {
      let file = directory.file("sheet.png")
      let made = try SymtextProcess.run(
        ["symbols", "list", "weather", "--size", "34", "-o", file] + options)
      try #require(made.status == 0, "\(made.errorText)")
      let pixmap = try PNGDecoder.pixmap(try PackageFiles.bytes(file), name: file)
      // Opacity less red, premultiplied: the black of each pixel.
      return stride(from: 0, to: pixmap.pixels.count, by: 4)
        .reduce(0) { $0 + Int(pixmap.pixels[$1 + 3]) - Int(pixmap.pixels[$1]) }
    }
    #expect(try Double(ink(["--bold-text"])) > 1.05 * Double(ink([])))
  }

  @Test func `Forms for languages are counted beside their symbol unless they are asked for`()
    throws
  {
    struct Named: Decodable { var name: String, formOf: String? }
    let all = try JSONDecoder().decode(
      ListedSymbols<Named>.self, from: Data(try list("--json").output)
    ).symbols
    let forms = all.filter { $0.formOf != nil }
    func names(_ arguments: String...) throws -> [String] {
      try SymtextProcess.run(["symbols", "list"] + arguments).outputText.split(separator: "\n")
        .compactMap { $0.split(separator: " ").first.map(String.init) }
    }
    #expect(forms.count > 900 && forms.contains { $0.name == "character.hi" })
    #expect(
      forms.allSatisfy { form in all.contains { $0.name == form.formOf && $0.formOf == nil } })
    #expect(try names() == all.filter { $0.formOf == nil }.map(\.name))
    #expect(try names("--forms") == all.map(\.name))
    let line = try list("bold").outputText.split(separator: "\n").first { $0.hasPrefix("bold ") }
    #expect(line?.contains("forms for languages)") == true)
    // Words of a form find its symbol.
    #expect(try names("devanagari").contains("character"))
    #expect(try names("devanagari", "--forms").contains("character.hi"))
    #expect(try list("bold", "-o", "-", "--format", "html").outputText.contains("bold.hi") == false)
  }

  @Test func `With words the symbols that match every word are listed`() throws {
    let all = try JSONDecoder().decode(
      ListedSymbols<Entry>.self, from: Data(try list("--json").output)
    ).symbols
    let found = try JSONDecoder().decode(
      ListedSymbols<Entry>.self, from: Data(try list("--json", "Weather", "rain").output)
    ).symbols
    let expected = all.filter { entry in
      let words = [entry.name, entry.altText, entry.category] + entry.keywords + entry.aliases
      return ["weather", "rain"].allSatisfy { word in
        words.contains { $0.lowercased().contains(word) }
      }
    }
    #expect(found.map(\.name) == expected.map(\.name))
    #expect(!found.isEmpty && found.count < all.count)
  }

  @Test func `A word without a match has status 65`() throws {
    let result = try list("qqqqq")
    #expect(result.status == 65)
    #expect(result.errorText.hasPrefix("symtext: no symbol matches “qqqqq”"))
    #expect(result.output.isEmpty)
  }

  @Test func `With libraries their symbols are listed too, each name once`() throws {
    let icons = try TestIconFont.icons.file
    func entries(_ arguments: String...) throws -> [Entry] {
      let result = try SymtextProcess.run(["symbols", "list", "--json"] + arguments)
      return try JSONDecoder().decode(ListedSymbols<Entry>.self, from: Data(result.output)).symbols
    }
    let bundled = try entries()
    #expect(bundled.allSatisfy { $0.library == "(bundled)" })
    let all = try entries("--library", TestFonts.symbols, "--library", icons)
    #expect(all.count { $0.library == icons } == 4)
    // A name hidden by another library resolves to its own library's name.
    let hidden = all.filter { $0.library == "(bundled)" }
    #expect(!hidden.isEmpty && hidden.allSatisfy { $0.name.hasPrefix("symtext:") })
    #expect(Set(all.map(\.name)).count == all.count)
    #expect(all.first { $0.name == "square" }?.library == icons)
  }

  @Test func `With libraries the table names the file of each symbol`() throws {
    let icons = try TestIconFont.icons.file
    let result = try list("cart", "shopping", "--library", icons)
    let line = try #require(
      result.outputText.split(separator: "\n").first { $0.hasPrefix("shopping_cart ") })
    #expect(line.split(separator: " ").dropFirst().first == "U+E8CC")
    #expect(result.outputText.contains("icons.ttf"))
  }

  @Test func `A missing library has status 66`() throws {
    #expect(try list("--library", "/no/such.ttf").status == 66)
  }
}

/// Sheets of symbols.
struct SymbolsSheetTests {
  private func list(_ arguments: String...) throws -> ProcessResult {
    try SymtextProcess.run(["symbols", "list"] + arguments)
  }

  @Test(arguments: [
    ("png", "\u{89}PNG".unicodeScalars.map { UInt8($0.value) }), ("svg", Array("<svg".utf8)),
    ("pdf", Array("%PDF".utf8)), ("html", Array("<!DOCTYPE html>".utf8)),
    ("md", Array("# Symbols: ".utf8)),
  ])
  func `The file extension sets the format of a sheet`(format: String, start: [UInt8]) throws {
    let directory = try TemporaryDirectory()
    let file = directory.file("sheet.\(format)")
    let named = try list("weather", "-o", file)
    #expect(named.status == 0 && named.errorText.isEmpty && named.output.isEmpty)
    let bytes = try PackageFiles.bytes(file)
    #expect(bytes.starts(with: start))
    let printed = try list("weather", "-o", "-", "--format", format)
    #expect(printed.status == 0 && Array(printed.output) == bytes)
  }

  @Test func `Weight, scale, size and mode have their effect`() throws {
    func sheet(_ options: String...) throws -> Data {
      let result = try SymtextProcess.run(
        ["symbols", "list", "weather", "-o", "-", "--format", "svg"] + options)
      #expect(result.status == 0, "\(result.errorText)")
      return Data(result.output)
    }
    let sheets = try [
      sheet(), sheet("--symbol-weight", "black"), sheet("--scale", "large"), sheet("--size", "60"),
      sheet("--mode", "multicolor"), sheet("--palette", "red,blue"), sheet("--gradient"),
      sheet("--appearance", "dark"), sheet("--value", "0.2"), sheet("--font", "DejaVu Serif"),
      sheet("--text-as", "text"),
    ]
    #expect(Set(sheets).count == sheets.count)
  }

  @Test(arguments: [
    (["-o", "sheet.gif"], 64, "a file name with .png, .svg, .pdf, .html or .md is expected"),
    (["-o", "sheet.png", "--json"], 64, "--json prints a list"),
    (["-o", "sheet.png", "--symbol-weight", "matched"], 64, "100 to 900"),
    (["-o", "sheet.png", "--scale", "huge"], 64, "--scale huge"),
    (["-o", "sheet.png", "--size", "0"], 64, "--size 0"),
    (["-o", "sheet.html", "--text-as", "text"], 64, "--text-as text"),
    (["-o", "sheet.md", "--compression", "small"], 64, "--compression"),
    (["-o", "sheet.svg", "--mode", "palette"], 64, "--palette"),
    (["-o", "/no/such/folder/sheet.svg"], 73, "/no/such/folder"),
    (["--available", "new"], 64, "the version of a library, such as 0.1 or 0.2, is expected"),
    (["--available", "0.0"], 65, "--available"), (["qqqq", "-o", "sheet.png"], 65, "qqqq"),
  ])
  func `An invalid sheet is an error, and nothing is written`(
    arguments: [String], status: Int32, text: String
  ) throws {
    let directory = try TemporaryDirectory()
    let arguments = arguments.map { $0.hasPrefix("sheet.") ? directory.file($0) : $0 }
    let result = try SymtextProcess.run(["symbols", "list", "heart"] + arguments)
    #expect(result.status == status && result.errorText.contains(text), "\(result.errorText)")
    #expect(result.output.isEmpty && directory.files.isEmpty)
  }

  @Test func `An option without effect gives a warning`() throws {
    #expect(
      try list("heart", "--mode", "multicolor").errorText.contains(
        "--mode multicolor has no effect"))
    let table = try list("heart", "-o", "-", "--format", "md", "--symbol-weight", "bold")
    #expect(table.status == 0 && table.errorText.contains("--symbol-weight bold has no effect"))
    let page = try list("heart", "-o", "-", "--format", "html", "--pixel-ratio", "2")
    #expect(page.status == 0 && page.errorText.contains("--pixel-ratio 2 has no effect"))
  }
}

struct SymbolsSearchCommandTests {
  private func search(_ arguments: String...) throws -> ProcessResult {
    try SymtextProcess.run(["symbols", "search"] + arguments)
  }

  @Test func `Each result has a line with its reason`() throws {
    let result = try search("arrow", "--limit", "2")
    let lines = result.outputText.split(separator: "\n")
    #expect(result.status == 0 && lines.count == 2)
    #expect(try search("shopping_cart").outputText.hasPrefix("cart "))
    #expect(try search("restaurant").outputText.contains("restaurant in Material Symbols"))
    #expect(try search("serach").outputText.hasPrefix("magnifyingglass "))
  }

  @Test func `JSON output can be parsed`() throws {
    struct Match: Decodable { var name: String, altText: String, foundBy: String, note: String }
    let matches = try JSONDecoder().decode(
      MatchingSymbols<Match>.self, from: Data(try search("mic", "--json", "--limit", "3").output)
    ).matches
    #expect(matches.count == 3 && matches[0].name == "mic" && matches[0].foundBy == "its name")
  }

  @Test func `Symbols of other libraries are found as well`() throws {
    let result = try search("shopping", "cart", "--library", try TestIconFont.icons.file)
    #expect(
      result.outputText.contains("\nshopping_cart ")
        || result.outputText.hasPrefix("shopping_cart "))
  }

  @Test(arguments: [
    (["qqqqqq"], 65, "no symbol matches “qqqqqq”"), ([], 64, "word"),
    (["bell", "--limit", "0"], 64, "--limit 0"), (["bell", "--limit", "x"], 64, "--limit x"),
    (["bell", "--available", "x"], 64, "--available x"),
  ])
  func `An invalid search is an error`(arguments: [String], status: Int32, text: String) throws {
    let result = try SymtextProcess.run(["symbols", "search"] + arguments)
    #expect(result.status == status && result.errorText.contains(text), "\(result.errorText)")
    #expect(result.output.isEmpty)
  }
}

/// Symbols available in a version of a library.
struct AvailableSymbolsTests {
  private func library() throws -> (file: String, directory: TemporaryDirectory) {
    let directory = try TemporaryDirectory()
    for (name, since) in [("old", "0.9"), ("new", "0.10"), ("always", "")] {
      try directory.write(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor"
          stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><title>\(name)</title>
        <metadata><category>shapes</category><since>\(since)</since></metadata>
        <g class="monochrome-0 hierarchical-0:primary"><path d="M4 12h16"/></g></svg>
        """, to: "\(name).svg")
    }
    let file = directory.file("Own.ttf")
    let built = try SymtextProcess.run(["font", "build", directory.path, "-o", file])
    try #require(built.status == 0, "\(built.errorText)")
    return (file, directory)
  }

  @Test func `Only symbols of the given version are listed and set`() throws {
    let (file, directory) = try library()
    func names(_ version: String) throws -> [String] {
      let result = try SymtextProcess.run(
        ["symbols", "list", "--library", file, "--available", version])
      return result.outputText.split(separator: "\n").filter { $0.contains("Own.ttf") }
        .compactMap { $0.split(separator: " ").first.map(String.init) }
    }
    #expect(try names("0.9") == ["always", "old"])
    #expect(try names("0.10.0") == ["always", "new", "old"])
    #expect(try names("0.1") == ["always"])
    func render(_ name: String, _ version: String) throws -> ProcessResult {
      try SymtextProcess.run([
        "render", "{\(name)}", "--library", file, "--available", version, "-o",
        directory.file("picture.svg"),
      ])
    }
    #expect(try render("old", "0.9").status == 0)
    #expect(try render("always", "0.1").status == 0)
    let late = try render("new", "0.9")
    #expect(late.status == 65)
    #expect(
      late.errorText.contains(
        "`new` was added in version 0.10 of its library, but 0.9 is requested"))
    #expect(try render("new", "1").status == 0)
    #expect(try render("new", "one").status == 64)
    // An unavailable symbol is treated as a missing one.
    #expect(try render("new else=old", "0.9").status == 0)
    func missing(_ treatment: String) throws -> ProcessResult {
      try SymtextProcess.run([
        "render", "{new} x", "--library", file, "--available", "0.9", "--missing", treatment, "-o",
        directory.file("picture.svg"),
      ])
    }
    let reason = "`new` was added in version 0.10 of its library, but 0.9 is requested"
    for (treatment, text) in [
      ("box", "it is drawn as a dashed placeholder"), ("skip", "it is omitted"),
    ] {
      let result = try missing(treatment)
      #expect(result.status == 0)
      #expect(result.errorText.contains("\(reason): \(text)"), "\(result.errorText)")
    }
  }

  @Test func `No bundled symbol is later than the program`() throws {
    func numbers(_ version: Substring) -> [Int] {
      version.split(separator: ".").compactMap { Int($0) }
    }
    let words = try SymtextProcess.run(["--version"]).outputText.split(
      whereSeparator: \.isWhitespace)
    let program = numbers(try #require(words.first { $0.first?.isNumber == true }))
    #expect(program.count == 3)
    for file in PackageFiles.files(under: PackageFiles.path("fonts/symbols")) {
      let text = try PackageFiles.text(PackageFiles.path("fonts/symbols/\(file)"))
      let since = try #require(text.firstMatch(of: /<since>([0-9.]+)</), "\(file)").1
      #expect(!program.lexicographicallyPrecedes(numbers(since)), "\(file) is since \(since)")
    }
  }
}

struct SymbolsShowCommandTests {
  private func show(_ arguments: String...) throws -> ProcessResult {
    try SymtextProcess.run(["symbols", "show"] + arguments)
  }

  @Test func `The text output has the library's facts`() throws {
    let text = try show("speaker.wave.3").outputText
    for words in ["Speaker with three sound waves", "media", "secondary, lit above 0.34"] {
      #expect(text.contains(words), "\(words)")
    }
    #expect(try show("gearshape").outputText.contains("gearshape.fill"))
  }

  @Test func `JSON output can be parsed, and an alias leads to its symbol`() throws {
    struct Entry: Decodable {
      struct Layer: Decodable { var level: String }
      var name: String
      var variants: [String]
      var layers: [Layer]
    }
    let listed = try SymtextProcess.run(["symbols", "list", "--json"])
    struct Named: Decodable { var name: String, aliases: [String] }
    let named = try JSONDecoder().decode(ListedSymbols<Named>.self, from: Data(listed.output))
      .symbols
    let symbol = try #require(named.first { !$0.aliases.isEmpty })
    let entry = try JSONDecoder().decode(
      Entry.self, from: Data(try show(symbol.aliases[0], "--json").output))
    #expect(entry.name == symbol.name)
    let heart = try JSONDecoder().decode(Entry.self, from: Data(try show("heart", "--json").output))
    #expect(heart.variants.contains("heart.slash") && heart.layers.count == 1)
  }

  @Test func `The output describes the symbol's motion`() throws {
    let back = try show("arrow.counterclockwise").outputText
    #expect(back.contains("about 12 12.25, wiggles counter-clockwise, turns counter-clockwise"))
    #expect(back.contains("primary, rotates\n"))
    #expect(try show("bell.slash").outputText.contains("layers that move as one  1, 2, 3+4\n"))
    #expect(try show("circle.dashed").outputText.contains("values go round: closed"))
    let heart = try show("heart").outputText
    #expect(!heart.contains("move"))
    struct Entry: Decodable {
      struct Layer: Decodable {
        var motionGroup: Int?
        var pulses: Bool
        var rotates: Bool
      }
      struct Motion: Decodable {
        var groups: [[Int]]
        var anchor: [Double]?
        var wiggle: String?
        var rotatesClockwise: Bool
        var drawsFrontToBack: Bool
        var loop: String?
      }
      var layers: [Layer]
      var motion: Motion
    }
    let gear = try JSONDecoder().decode(
      Entry.self, from: Data(try show("gearshape", "--json").output))
    #expect(gear.layers.map(\.motionGroup) == [0, 0] && gear.layers.allSatisfy(\.rotates))
    #expect(gear.motion.groups == [[0, 1]] && gear.motion.rotatesClockwise)
    let bell = try JSONDecoder().decode(
      Entry.self, from: Data(try show("bell.badge", "--json").output))
    #expect(bell.motion.groups == [[0], [1], [2, 3]] && bell.motion.anchor == [12, 3])
    #expect(bell.motion.wiggle == "clockwise" && bell.layers.last?.pulses == true)
  }

  @Test func `A variant generated on demand moves like its base`() throws {
    let text = try show("gearshape.slash").outputText
    #expect(text.contains("no, it is made from the lines of its base symbol"))
    #expect(text.contains("layers that move as one  1+2, 3+4\n"))
    #expect(text.contains("motion group 1, rotates"))
  }

  @Test func `A page is a picture on standard output or in a file`() throws {
    let page = try show("wifi", "-o", "-")
    #expect(page.status == 0 && page.output.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func `An unknown name is an error with similar names`() throws {
    for arguments in [["hart"], ["hart", "-o", "-"]] {
      let result = try SymtextProcess.run(["symbols", "show"] + arguments)
      #expect(result.status == 65 && result.output.isEmpty)
      #expect(result.errorText.contains("did you mean `hare` or `hat` or `heart`"))
    }
    #expect(try show().status == 64)
  }
}
