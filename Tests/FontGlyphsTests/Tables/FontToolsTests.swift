import SymtextFontGlyphs
import SymtextSymbols
import Foundation
@testable import SymtextOpenType
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

/// The bundled font as read by fontTools and the OpenType Sanitizer.
struct FontToolsTests {
  private struct Facts: Decodable {
    struct Place: Decodable {
      var name: String
      var value: Double
    }
    struct Feature: Decodable {
      var name: String
      var mapping: [String: String]
    }
    var tables: [String]
    var axes: [[String]]
    var axisName: String
    var instances: [Place]
    var avar: [[Double]]
    var statValues: [Place]
    var features: [String: Feature]
    var unitsPerEm: Int
    var capHeight: Int
    var glyphNames: [String]
    var characters: [String: String]
    var family: String
    var description: String
    var postScriptName: String
  }

  private static let facts = Result {
    try JSONDecoder().decode(
      Facts.self, from: Data(try Python.run("font_facts.py", [TestFonts.symbols]).utf8))
  }

  private let facts: Facts

  init() throws { facts = try Self.facts.get() }

  @Test func `The sanitizer reports nothing`() throws {
    let directory = try TemporaryDirectory()
    let result = try Subprocess.run(
      Python.executable, ["-m", "ots", TestFonts.symbols, directory.file("out.ttf")])
    #expect(result.status == 0)
    #expect(result.outputText == "File sanitized successfully!\n")
    #expect(result.errorText == "")
  }

  @Test func `The sanitizer accepts a small font too`() throws {
    let directory = try TemporaryDirectory()
    let file = directory.file("small.ttf")
    try PackageFiles.write(
      try FontCompiler(familyName: "Small").font(smallSet()).file.encoded(), to: file)
    let result = try Subprocess.run(
      Python.executable, ["-m", "ots", file, directory.file("out.ttf")])
    #expect(result.outputText == "File sanitized successfully!\n")
    #expect(result.errorText == "")
  }

  @Test func `All tables of a variable TrueType font are present`() {
    let expected = [
      "COLR", "CPAL", "GSUB", "HVAR", "OS/2", "STAT", "SymD", "SymT", "avar", "cmap", "fvar",
      "gasp",
      "glyf", "gvar",
      "head", "hhea", "hmtx", "loca", "maxp", "name", "post", "prep",
    ]
    #expect(facts.tables == expected)
  }

  @Test func `The one axis is the weight, from 1 to 1000`() {
    #expect(facts.axes == [["wght", "1.0", "400.0", "1000.0"]])
    #expect(facts.axisName == "Weight")
  }

  @Test func `The nine weights are named instances`() {
    let names = [
      "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]
    #expect(facts.instances.map(\.name) == names)
    #expect(facts.instances.map(\.value) == stride(from: 100, through: 900, by: 100).map { $0 })
    #expect(facts.statValues.map(\.name) == names)
  }

  @Test func `The axis map puts the weights at their positions between the masters`() {
    #expect(facts.avar.count == 11)
    #expect(facts.avar.first == [-1, -1] && facts.avar.last == [1, 1])
    for (segment, weight) in zip(facts.avar.dropFirst(), SymbolWeight.allCases) {
      let value = weight.axisValue
      let plain = value < 400 ? (value - 400) / 399 : (value - 400) / 600
      // The masters are within the ends, at −1.3 and 1.7 times their distance.
      let place = WeightLaw.normalized(weight) / (value < 400 ? 1.3 : 1.7)
      #expect(abs(segment[0] - plain) < 1e-4)
      #expect(abs(segment[1] - place) < 1e-4)
    }
  }

  @Test func `The description explains how names become symbols`() {
    #expect(facts.description.contains("dlig") && facts.description.contains("private-use"))
  }

  @Test(arguments: [("ss01", "Small scale", "small"), ("ss02", "Large scale", "large")])
  func `A named stylistic set replaces every symbol with its scale`(
    tag: String, name: String, suffix: String
  ) throws {
    let feature = try #require(facts.features[tag])
    #expect(feature.name == name)
    let set = try BundledDrawings.set()
    let symbols =
      set.symbols.map(\.name)
      + set.symbols
      .filter { $0.metadata.rightToLeft == .mirrored }.map { "\($0.name).R" }
    #expect(
      feature.mapping
        == Dictionary(
          uniqueKeysWithValues: symbols.map { (glyphName($0), "\($0).\(suffix)") }))
  }

  @Test func `Features exist for scales, colours, names, directions, languages and weights`() {
    #expect(
      facts.features.mapValues(\.name) == [
        "dlig": "", "locl": "", "rclt": "", "rtlm": "", "ss01": "Small scale",
        "ss02": "Large scale", "ss03": "Hierarchical", "ss04": "Palette colors",
        "ss05": "Multicolor",
      ])
  }

  @Test func `The cap height and the em are those on which the metrics build`() {
    #expect(facts.capHeight == 1456)
    #expect(facts.capHeight == FontUnits.capHeight)
    #expect(facts.unitsPerEm == 2048)
  }

  /// Returns the name of a symbol's glyph; the name space is taken.
  private func glyphName(_ name: String) -> String { name == "space" ? "space.Symbol" : name }

  /// In a small font layers have names, too (``ColorTableTests``).
  @Test func `Glyphs have names from their symbols and scales, parts of them have numbers`() throws
  {
    let symbols = try BundledDrawings.set().symbols
    let names =
      symbols.map(\.name)
      + symbols.filter { $0.metadata.rightToLeft == .mirrored }.map { "\($0.name).R" }
    let wholes = ["", ".small", ".large"].flatMap { suffix in
      names.map { suffix.isEmpty ? glyphName($0) : $0 + suffix }
    }
    let start = 2 + wholes.count
    #expect(Array(facts.glyphNames.prefix(start)) == [".notdef", "space"] + wholes)
    #expect(Set(facts.glyphNames).count == facts.glyphNames.count)
    let parts = facts.glyphNames[start...].enumerated()
      .filter { !$0.element.hasSuffix(".Letter") && !$0.element.contains(/\.W\d+/) }
    #expect(parts.count > 5000)
    let wrong = parts.filter { $0.element != "_" + String($0.offset, radix: 36) }.map(\.element)
    #expect(wrong == [])
  }

  @Test func `Every name and alias maps from its code point to its symbol`() throws {
    let set = try BundledDrawings.set()
    var expected = facts.characters.filter { $0.value.hasSuffix(".Letter") }
    #expect(expected.count == 65)
    expected.merge(["20": "space", "A0": "space"]) { $1 }
    for symbol in set.symbols {
      for name in [symbol.name] + symbol.metadata.aliases {
        let code = try #require(set.codePoints[name])
        expected[String(code, radix: 16, uppercase: true)] = glyphName(symbol.name)
      }
    }
    #expect(facts.characters == expected)
  }

  @Test func `The font has its names`() {
    #expect(facts.family == "Symtext Symbols")
    #expect(facts.postScriptName == "SymtextSymbols-Regular")
  }
}
