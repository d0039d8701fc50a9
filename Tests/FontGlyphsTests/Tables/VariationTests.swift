@testable import SymtextSymbols
@testable import SymtextFontGlyphs
import Foundation
@testable import SymtextOpenType
import SymtextTestSupport
import Testing

/// A font of drawn and generated symbols as read by fontTools and the sanitizer.
struct VariationTests {
  private struct Facts: Decodable {
    struct Variation: Decodable {
      var tag: String
      var start: Double
      var end: Double
      var pairs: [String: String]
    }
    struct Instance: Decodable {
      var switched: Int
      var wrong: [String]
    }
    var maxp: [String]
    var changed: [String]
    var boxes: [String]
    var variations: [Variation]
    var instances: [String: Instance]
  }

  private static let weights = stride(from: 100, through: 900, by: 100).map { "\($0)" }
  private static let facts = Result {
    let printed = try Python.run("variation_facts.py", [try SampleFont.file()] + weights)
    return try JSONDecoder().decode(Facts.self, from: Data(printed.utf8))
  }

  private let facts: Facts

  init() throws { facts = try Self.facts.get() }

  @Test func `The sanitizer reports nothing about the font and its web form`() throws {
    let directory = try TemporaryDirectory()
    try PackageFiles.write(
      try WOFF2File.encoded(try SampleFont.bytes()), to: directory.file("sample.woff2"))
    for file in [try SampleFont.file(), directory.file("sample.woff2")] {
      let result = try Subprocess.run(
        Python.executable, ["-m", "ots", file, directory.file("out")])
      #expect(result.status == 0)
      #expect(result.outputText == "File sanitized successfully!\n")
      #expect(result.errorText == "")
    }
  }

  @Test func `Every table is unchanged when fontTools writes it again`() {
    #expect(facts.changed == [])
  }

  @Test func `Maxima, boxes and bearings match fontTools`() {
    #expect(facts.maxp == [])
    #expect(facts.boxes == [])
  }

  @Test func `Ranges of weights are sorted, within the axis and do not overlap`() {
    #expect(facts.variations.count > 5)
    #expect(facts.variations.allSatisfy { $0.tag == "rclt" && !$0.pairs.isEmpty })
    #expect(facts.variations.allSatisfy { -1 <= $0.start && $0.start < $0.end && $0.end <= 1 })
    for (a, b) in zip(facts.variations, facts.variations.dropFirst()) {
      #expect(a.end <= b.start)
    }
  }

  @Test func `Only whole symbols are substituted, by their own glyphs of the same scale`() throws {
    let names = Set(try SampleFont.symbols.get().map(\.name))
    for (from, to) in facts.variations.flatMap(\.pairs) {
      let scale = [".small", ".large"].first { from.hasSuffix($0) } ?? ""
      let name = String(from.dropLast(scale.count))
      let symbol = name.hasSuffix(".R") ? String(name.dropLast(2)) : name
      #expect(names.contains(symbol), "\(from)")
      #expect(to.hasPrefix("\(name).W") && to.hasSuffix(scale), "\(to)")
    }
  }

  @Test func `Every changing glyph is substituted somewhere`() throws {
    let exchanged = Set(facts.variations.flatMap(\.pairs.keys))
    #expect(exchanged == Set(try SampleFont.report().switchedGlyphs))
  }

  @Test(arguments: weights)
  func `The instance of a weight draws what the variable font does`(weight: String) throws {
    let instance = try #require(facts.instances[weight])
    #expect(instance.wrong == [])
    if weight == "400" { #expect(instance.switched == 0) }
    if weight == "900" { #expect(instance.switched > 5) }
  }
}
