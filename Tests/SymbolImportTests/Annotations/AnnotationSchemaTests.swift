@testable import SymtextSymbolImport
import SymtextSupport
import SymtextTestSupport
import Testing

/// The schema of `symbols.json`, compared with the files that the import accepts and refuses.
struct AnnotationSchemaTests {
  /// An entry of the icon, as its members.
  private static let accepted = [
    #""alt": "Wi-Fi""#, #""alt": { "en": "Heart", "zh-Hant": "心" }"#, #""altText": "A""#,
    #""title": { "de": "A" }"#, #""category": "network""#, #""categories": ["a", "b"]"#,
    #""keywords": ["a"], "tags": []"#, #""aliases": ["other", { "name": "third" }]"#,
    #""since": "1.2", "version": "1""#, #""note": """#, #""displayOnly": "For the product.""#,
    #""rightToLeft": "mirror""#, #""rightToLeft": "wifi.rtl""#, #""mode": "palette""#,
    #""forms": { "ar": "wifi.ar" }"#, #""anchor": [12, -20.5], "opticalCenter": [12, 12]"#,
    #""wiggle": "clockwise", "rotate": "counterclockwise""#, #""wiggle": -90"#, #""wiggle": "45""#,
    #""loop": "open", "draw": "reversed""#, #""contributors": ["somebody"]"#, #""layers": []"#,
    ##""layers": [{ "shapes": ["#dot", "2~a91c", "3", "#a b 2~a91c @1,2,3,4.5", "*"] }]"##,
    #""layers": [{ "level": "tertiary", "tag": "badge", "group": 65534, "pulses": true, "rotates": false }]"#,
    ##""layers": [{ "color": "systemRed" }, { "color": "brand" }, { "color": "#0A58CA/#6EA8FE" }]"##,
    ##""layers": [{ "color": ["#0A58CA", "#6ea8fe"] }, { "opacity": 0.5 }]"##,
    #""layers": [{ "opacity": { "monochrome": 0, "hierarchical": 0.5, "multicolor": 1 } }]"#,
    #""layers": [{ "clear": true }, { "clear": ["monochrome", "multicolor"] }]"#,
    #""layers": [{ "threshold": 0.34, "stroke": { "400": 1, "900": 0.8 }, "fill": "stroked" }]"#,
    #""layers": [{ "draw": { "start": 0.25, "reversed": true } }, { "draw": { "pen": false } }]"#,
    #""layers": [{ "draw": { "both": true }, "fine": true, "anchor": [12, 20] }]"#,
    #""layers": [{ "weights": { "100": { "stroke": 0.5 }, "900": { "shift": [0, 1] } } }]"#,
    #""layers": [{}, { "draw": { "ends": "round butt", "with": 0 } }]"#,
    #""margins": { "left": 0.5, "right": -0.5 }, "shift": [0, 1.5], "valueMode": "draw""#,
  ]

  private static let refused = [
    #""alt": 3"#, #""alt": { "en": "" }"#, #""alt": { "e n": "a" }"#, #""altText": []"#,
    #""title": true"#, #""category": 1"#, #""categories": "a""#, #""keywords": "a""#,
    #""tags": [1]"#, #""aliases": "a""#, #""aliases": [{ "title": "a" }]"#, #""since": 1"#,
    #""version": []"#, #""note": []"#, #""displayOnly": " ""#, #""rightToLeft": "a b""#,
    #""mode": "color""#, #""forms": ["ar"]"#, #""anchor": [1]"#, #""anchor": [1, 99999]"#,
    #""opticalCenter": "12 12""#, #""wiggle": 200"#, #""wiggle": "up""#, #""rotate": "left""#,
    #""loop": true"#, #""draw": "forward""#, #""layers": {}"#, #""layers": [{ "shape": ["*"] }]"#,
    #""layers": [{ "shapes": "*" }]"#, #""layers": [{ "shapes": ["2~a9"] }]"#,
    #""layers": [{ "shapes": ["wave"] }]"#, #""layers": [{ "level": "first" }]"#,
    #""layers": [{ "color": 3 }]"#, ##""layers": [{ "color": ["#0A58CA"] }]"##,
    #""layers": [{ "opacity": 2 }]"#, #""layers": [{ "opacity": { "monochrome": 0.5 } }]"#,
    #""layers": [{ "opacity": { "mono": 1 } }]"#, #""layers": [{ "clear": "monochrome" }]"#,
    #""layers": [{ "clear": ["palette"] }]"#, #""layers": [{ "threshold": 1 }]"#,
    #""layers": [{ "tag": "circle" }]"#, #""layers": [{ "group": 1.5 }]"#,
    #""layers": [{ "group": 65535 }]"#, #""layers": [{ "pulses": 1 }]"#,
    #""layers": [{ "rotates": "yes" }]"#, #""layers": [{ "stroke": { "500": 1 } }]"#,
    #""layers": [{ "stroke": { "900": 3 } }]"#, #""layers": [{ "fill": "line" }]"#,
    #""layers": [{ "draw": { "start": 1.5 } }]"#, #""layers": [{ "draw": { "end": 1 } }]"#,
    #""layers": [{ "draw": { "both": 1 } }]"#, #""layers": [{ "draw": { "pen": "no" } }]"#,
    #""layers": [{ "draw": { "reversed": 1 } }]"#, #""layers": [{ "fine": 1 }]"#,
    #""layers": [{ "anchor": "12 20" }]"#, #""margins": 1"#,
    #""layers": [{ "weights": { "450": { "stroke": 1 } } }]"#,
    #""layers": [{ "draw": { "ends": "flat" } }]"#, #""layers": [{ "draw": { "with": -1 } }]"#,
    #""margins": { "top": 1 }"#, #""shift": 1"#, #""valueMode": "colour""#,
  ]

  private static func file(_ entry: String) -> String {
    ##"{ "$schema": "symbols-file.json", "$font": { "colors": { "brand": "#0A58CA" } }, "wifi": { \##(entry) } }"##
  }

  /// Returns the error of a folder with a file, `nil` if it is accepted.
  private func failure(_ entry: String) throws -> String? {
    let directory = try TemporaryDirectory()
    try directory.write(IconAnnotationTests.wifi, to: "wifi.svg")
    try directory.write(Self.file(entry), to: "symbols.json")
    do throws(SourceError) {
      let report = try SymbolFiles([directory.path]).report
      #expect(!report.messages.contains { $0.contains("$schema") })
      return report.failures.first?.error
    } catch {
      return error.description
    }
  }

  /// Returns the lines of a file of objects that are not valid by the schema, from 1.
  private func invalid(_ entries: [String]) throws -> [Int] {
    let directory = try TemporaryDirectory()
    try directory.write(entries.map(Self.file).joined(separator: "\n"), to: "files.ndjson")
    let output = try Python.run(
      "validate_json.py", ["symbols-file=\(directory.file("files.ndjson"))"])
    #expect(output.hasSuffix("\(entries.count) objects\n"))
    return output.split(separator: "\n").compactMap { line in
      line.split(separator: ":").dropFirst().first.flatMap { Int($0) }
    }
  }

  @Test func `What the import accepts is valid`() throws {
    for entry in Self.accepted { #expect(try failure(entry) == nil, "\(entry)") }
    #expect(try invalid(Self.accepted) == [])
  }

  @Test func `What the import refuses is not valid`() throws {
    for entry in Self.refused { #expect(try failure(entry) != nil, "\(entry)") }
    #expect(try invalid(Self.refused) == Array(1...Self.refused.count))
  }

  @Test func `The schema knows the keys of the import, and the tests try each`() {
    let entry = AnnotationSchema.entryMembers.map(\.0)
    #expect(entry.sorted() == MetadataFile.keys.sorted())
    let layer = AnnotationSchema.layerMembers.map(\.0)
    #expect(layer.sorted() == AnnotationReader.layerKeys.sorted())
    for key in entry + layer + AnnotationReader.courseKeys {
      #expect(Self.accepted.contains { $0.contains("\"\(key)\":") }, "\(key)")
      #expect(Self.refused.contains { $0.contains("\"\(key)\":") }, "\(key)")
    }
  }
}
