import Foundation
import SymtextTestSupport
import Testing

struct FontInspectCommandTests {
  private struct Report: Decodable {
    struct Table: Decodable {
      var tag: String
      var bytes: Int
    }
    struct Name: Decodable {
      var id: Int
      var meaning: String?
      var text: String
    }
    struct Axis: Decodable {
      var tag: String
      var name: String?
      var minimum: Double
      var `default`: Double
      var maximum: Double
      var hidden: Bool
      var avar: [[Double]]
    }
    struct Instance: Decodable {
      var name: String?
      var coordinates: [String: Double]
    }
    struct Feature: Decodable {
      var tag: String
      var table: String
      var name: String?
      var lookups: Int
      var glyphs: Int
    }
    struct Symbol: Decodable {
      struct Alias: Decodable {
        var name: String
        var codePoint: String
      }
      struct Layer: Decodable {
        var level: String
        var color: String?
        var variableThreshold: Double?
        var glyphs: [String: Int]
        var pulses: Bool
        var rotates: Bool
      }
      var name: String
      var codePoint: String
      var aliases: [Alias]
      var category: String
      struct Motion: Decodable {
        var groups: [[Int]]
        var anchor: [Double]?
      }
      var glyphs: [String: Int]
      var layers: [Layer]
      var motion: Motion
      var overlappingGlyphs: [Int]
    }
    struct Character: Decodable {
      var codePoint: String
      var glyph: Int
      var glyphName: String?
    }
    var bytes: Int
    var family: String
    var outlines: String
    var unitsPerEm: Int
    var glyphs: Int
    var overlappingGlyphs: [Int]
    var tables: [Table]
    var names: [Name]
    var axes: [Axis]
    var instances: [Instance]
    var features: [Feature]
    var symbols: [Symbol]?
    var characters: [Character]?
  }

  private func inspect(_ arguments: String...) throws -> ProcessResult {
    try SymtextProcess.run(["font", "inspect"] + arguments)
  }

  private func report(_ file: String) throws -> Report {
    let result = try inspect(file, "--json")
    #expect(result.status == 0, "\(result.errorText)")
    return try JSONDecoder().decode(Report.self, from: Data(result.output))
  }

  @Test func `The library's font is described completely`() throws {
    let report = try report(TestFonts.symbols)
    #expect(report.bytes == (try PackageFiles.bytes(TestFonts.symbols).count))
    #expect(report.family == "Symtext Symbols")
    #expect(report.outlines == "TrueType")
    #expect(report.unitsPerEm == 2048)
    #expect(Set(report.tables.map(\.tag)).isSuperset(of: ["glyf", "gvar", "avar", "SymT"]))
    #expect(report.tables.reduce(0) { $0 + $1.bytes } < report.bytes)
    #expect(report.names.first { $0.id == 6 }?.text == "SymtextSymbols-Regular")
    let axis = try #require(report.axes.first)
    #expect(axis.tag == "wght" && axis.name == "Weight" && !axis.hidden)
    #expect([axis.minimum, axis.default, axis.maximum] == [1, 400, 1000])
    #expect(axis.avar.count == 11)
    #expect(axis.avar.first == [-1, -1] && axis.avar.last == [1, 1])
    #expect(report.instances.count == 9)
    #expect(report.instances.last?.name == "Black")
    #expect(report.instances.last?.coordinates == ["wght": 900])
    for (tag, name) in [("ss01", "Small scale"), ("ss02", "Large scale")] {
      let feature = try #require(report.features.first { $0.tag == tag })
      #expect(feature.table == "GSUB" && feature.name == name && feature.lookups > 0)
      #expect(feature.glyphs >= report.symbols?.count ?? .max)
    }
    #expect(report.characters == nil)
  }

  @Test func `A symbol has its code points, glyphs and layers`() throws {
    let report = try report(TestFonts.symbols)
    let alarm = try #require(report.symbols?.first { $0.name == "alarm" })
    #expect(alarm.category == "time")
    #expect(alarm.glyphs.keys.sorted() == ["large", "medium", "small"])
    #expect(alarm.layers.map(\.level) == ["secondary", "primary", "primary"])
    #expect(alarm.layers.last?.color == "systemRed")
    #expect(alarm.layers.map(\.rotates) == [false, true, false])
    #expect(alarm.layers.map(\.pulses) == [false, false, true])
    #expect(alarm.motion.groups == [[0], [1], [2]] && alarm.motion.anchor == [12, 12.75])
    #expect(Set(alarm.layers.flatMap(\.glyphs.values) + alarm.glyphs.values).count == 12)
    let airplane = try #require(report.symbols?.first { $0.name == "airplane" })
    #expect(airplane.aliases.map(\.name) == ["plane"])
    let frozen = try PackageFiles.text(PackageFiles.path("fonts/codepoints"))
    for symbol in report.symbols ?? [] {
      #expect(frozen.contains("\(symbol.name) \(symbol.codePoint.dropFirst(2))\n"))
    }
  }

  @Test func `fontTools finds the same overlapping glyphs`() throws {
    let report = try report(TestFonts.symbols)
    let script = """
      import sys
      from fontTools.ttLib import TTFont
      font = TTFont(sys.argv[1])
      glyf = font["glyf"]
      for index, name in enumerate(font.getGlyphOrder()):
          glyph = glyf[name]
          if glyph.isComposite():
              overlaps = glyph.components[0].flags & 0x400
          else:
              overlaps = glyph.numberOfContours > 0 and glyph.flags[0] & 0x40
          if overlaps:
              print(index)
      """
    let result = try Subprocess.run(Python.executable, ["-c", script, TestFonts.symbols])
    #expect(result.status == 0, "\(result.errorText)")
    let expected = result.outputText.split(separator: "\n").compactMap { Int($0) }
    #expect(report.overlappingGlyphs == expected)
    #expect(!expected.isEmpty)
  }

  @Test func `The default is a short text, with --symbols a longer one`() throws {
    let short = try inspect(TestFonts.symbols).outputText
    #expect(short.hasPrefix("file       \(TestFonts.symbols)\nfamily     Symtext Symbols\n"))
    #expect(
      short.contains("axes       wght  Weight, 1 to 1000, default 400, bent by avar in 11 steps\n"))
    #expect(short.contains(" ss01  Small scale: exchanges "))
    #expect(!short.contains("\nalarm "))
    let long = try inspect(TestFonts.symbols, "--symbols").outputText
    #expect(long.hasPrefix(short))
    #expect(long.contains("\nalarm "))
    #expect(long.contains("\n  primary, systemRed, glyphs "))
  }

  @Test(arguments: [false, true])
  func `A subset has no usable tables of symbols, and the report says so`(passesTables: Bool)
    throws
  {
    let directory = try TemporaryDirectory()
    let file = "\(directory.path)/subset.ttf"
    let subset = try Subprocess.run(
      Python.executable,
      [
        "-m", "fontTools.subset", TestFonts.symbols, "--unicodes=41,F0012",
        "--layout-features=*", "--output-file=\(file)",
      ] + (passesTables ? ["--passthrough-tables"] : []))
    #expect(subset.status == 0)
    let text = try inspect(file).outputText
    let words =
      passesTables
      ? "counts glyphs that the font lacks"
      : "another program dropped its tables SymT and SymD"
    #expect(text.replacing("\n          ", with: "").contains(words), "\(text)")
    #expect(text.contains("axes       wght"))
    #expect(text.contains("ss02"))
    #expect(text.contains("palettes   Light"))
    let drawn = try SymtextProcess.run([
      "render", passesTables ? "{bell}" : "{u+f0012}", "--library", file, "--no-bundled", "-o",
      "\(directory.path)/a.png",
    ])
    #expect((drawn.status == 0) != passesTables, "\(drawn.errorText)")
    if passesTables { #expect(drawn.errorText.contains("symtext font build --only")) }
  }

  @Test func `A text font has characters but no symbols`() throws {
    let report = try report(TestFonts.inter)
    #expect(report.symbols == nil)
    let letter = try #require(report.characters?.first { $0.codePoint == "U+0041" })
    let name = try #require(letter.glyphName)
    #expect(report.features.contains { $0.tag == "kern" && $0.table == "GPOS" && $0.glyphs > 100 })
    let text = try inspect(TestFonts.inter).outputText
    #expect(text.contains("symbols    none: the font was not made by `symtext font build`"))
    let long = try inspect(TestFonts.inter, "--symbols").outputText
    #expect(long.contains("\nU+0041   glyph \(letter.glyph) \(name)\n"))
  }

  @Test func `A static font has neither axes nor instances`() throws {
    let report = try report(TestFonts.dejaVuSans)
    #expect(report.axes.isEmpty && report.instances.isEmpty)
    #expect(try inspect(TestFonts.dejaVuSans).outputText.contains("\naxes       none\n"))
  }

  @Test func `A damaged symbol table is reported and the rest is shown`() throws {
    let directory = try TemporaryDirectory()
    var bytes = try PackageFiles.bytes(TestFonts.symbols)
    let record = try #require(
      stride(from: 12, to: 12 + 16 * Int(bytes[5]), by: 16)
        .first { Array(bytes[$0..<$0 + 4]) == Array("SymT".utf8) })
    for index in 12..<16 { bytes[record + index] = 0 }
    try PackageFiles.write(bytes, to: directory.file("Bad.ttf"))
    let result = try inspect(directory.file("Bad.ttf"))
    #expect(result.status == 0)
    #expect(result.outputText.contains("symbols    the font's table of symbols is damaged"))
  }

  @Test func `A file that is not a font has status 65, a missing one 66`() throws {
    let directory = try TemporaryDirectory()
    try directory.write("no font", to: "notes.txt")
    let path = directory.file("notes.txt")
    let result = try inspect(path)
    #expect(result.status == 65)
    #expect(result.errorText == "symtext: \(path) is not a readable font\n")
    let missing = try inspect("/no/such.ttf")
    #expect(missing.status == 66)
    #expect(missing.errorText == "symtext: cannot read /no/such.ttf: there is no such file\n")
    #expect(try inspect("/tmp").status == 65)
    #expect(try inspect().status == 64)
  }

  @Test func `A truncated font does no harm`() throws {
    let directory = try TemporaryDirectory()
    let bytes = try PackageFiles.bytes(TestFonts.symbols)
    for part in [0.001, 0.01, 0.3, 0.9, 0.999] {
      let cut = Array(bytes.prefix(Int(Double(bytes.count) * part)))
      try PackageFiles.write(cut, to: directory.file("Cut.ttf"))
      #expect([0, 65].contains(try inspect(directory.file("Cut.ttf"), "--json").status))
    }
  }
}
