@testable import SymtextFontGlyphs
@testable import SymtextSymbols
import Foundation
@testable import SymtextOpenType
import SymtextTestSupport
import Testing

/// The colour tables as fontTools reads them.
struct ColorTableTests {
  private struct Facts: Decodable {
    var colrVersion: Int
    var cpalVersion: Int
    struct Layer: Decodable {
      var glyph: String
      var color: Int
    }
    var paints: [String: String]
    /// From version 0.
    var layers: [String: [Layer]]
    var areLayersSorted: Bool
    var isSorted: Bool
    var paletteTypes: [Int]
    var paletteLabels: [String]
    var entryLabels: [String]
    var palettes: [[String]]
  }

  private static let facts = Result {
    try JSONDecoder().decode(
      Facts.self, from: Data(try Python.run("color_facts.py", [try SampleFont.file()]).utf8))
  }

  private let facts: Facts

  init() throws { facts = try Self.facts.get() }

  @Test func `Both tables are of version 1, sorted`() {
    #expect(facts.colrVersion == 1 && facts.cpalVersion == 1)
    #expect(facts.isSorted)
  }

  @Test func `There is a palette for light and one for dark backgrounds`() {
    #expect(facts.paletteTypes == [1, 2])
    #expect(facts.paletteLabels == ["Light", "Dark"])
    #expect(facts.palettes.map(\.count) == [18, 18])
  }

  @Test func `The first colours are those of the levels, followed by those that drawings name`() {
    #expect(Array(facts.entryLabels.prefix(3)) == ["primary", "secondary", "tertiary"])
    for (entry, name) in facts.entryLabels.enumerated().dropFirst(3) {
      let rgb = LayerColor(rawValue: name)?.rgb
      #expect(facts.palettes[0][entry] == rgb.map { hex($0.light) })
      #expect(facts.palettes[1][entry] == rgb.map { hex($0.dark) })
    }
    #expect(
      Set(facts.entryLabels.dropFirst(3))
        == Set(LayerColor.standard.filter { $0 != .tintColor }.map(\.rawValue)))
  }

  private func hex(_ rgb: UInt32) -> String {
    let digits = String(rgb, radix: 16, uppercase: true)
    return String(repeating: "0", count: 6 - digits.count) + digits + "FF"
  }

  /// Returns the palette entry of a colour.
  private func entry(_ color: LayerColor) throws -> Int {
    try #require(facts.entryLabels.firstIndex(of: color.rawValue))
  }

  @Test func `More than 65,535 layers of version 0 are reported`() throws {
    // Different layers of two glyphs each: half as many glyphs as layers fit, plus one that does not.
    let paints = (0...32_768).map { index in
      (
        glyph: index,
        paint: ColorTable.Paint.layers([
          .glyph(index, color: 0, opacity: 1), .glyph(index, color: 1, opacity: 1),
        ])
      )
    }
    #expect(ColorTable(glyphs: Array(paints.prefix(32_767))).glyphsBeyondVersion0.isEmpty)
    let full = ColorTable(glyphs: paints)
    #expect(full.glyphsBeyondVersion0 == [32_767, 32_768])
    var bytes = BinaryWriter()
    try full.encode(into: &bytes)
    #expect(ColorTable(glyphs: paints, hasVersion0: false).glyphsBeyondVersion0.isEmpty)
  }

  @Test(arguments: ["", ".small", ".large"])
  func `Hierarchical uses the text's colour, fainter by level`(suffix: String) throws {
    let symbol = try #require(try SampleFont.symbols.get().first { $0.name == "cloud.sun.rain" })
    let opacities = symbol.layers.map {
      ["primary": "1.0", "secondary": "0.5"][$0.level.rawValue] ?? "0.25"
    }
    let paint = try #require(facts.paints["cloud.sun.rain.H\(suffix)"])
    let layers = symbol.layers.indices.map {
      "[\"glyph\",\"cloud.sun.rain.L\($0)\(suffix)\",65535,\(opacities[$0])]"
    }
    #expect(paint == "[\"layers\",\(layers.joined(separator: ","))]")
  }

  @Test func `Palette and multicolor use entries; one layer is painted directly`() throws {
    #expect(facts.paints["heart.P"] == "[\"glyph\",\"heart\",0,1.0]")
    #expect(facts.paints["heart.H"] == nil)
    #expect(facts.paints["heart.M"] == "[\"glyph\",\"heart\",\(try entry(.systemRed)),1.0]")
    #expect(facts.paints["text.alignleft.M"] == nil)
  }

  @Test func `A clearing layer subtracts from all layers behind it`() throws {
    let behind = "[\"glyph\",\"wifi.L0\""
    let paint = try #require(facts.paints["wifi.slash.P"])
    #expect(paint.hasPrefix("[\"layers\",[\"composite\",\"DEST_OUT\",[\"glyph\",\"wifi.slash."))
    #expect(paint.contains(behind) || paint.contains("\"wifi.slash.L0\""))
    // The source covers fully; the line is painted after it.
    #expect(paint.contains(",65535,1.0],[\"layers\","))
    #expect(paint.hasSuffix(",0,1.0]]"))
  }

  @Test func `A badge clears its gap, and its sign except in multicolor, where it is white`() throws
  {
    let levels = try #require(facts.paints["folder.badge.plus.H"])
    #expect(levels.split(separator: "DEST_OUT").count == 3)
    let paint = try #require(facts.paints["folder.badge.plus.M"])
    #expect(paint.split(separator: "DEST_OUT").count == 2)
    #expect(paint.contains(",\(try entry(.systemGreen)),1.0]"))
    #expect(paint.contains(",\(try entry(.white)),1.0]"))
  }

  @Test func `Every symbol has a palette form at every scale, and other forms where they differ`()
    throws
  {
    for symbol in try SampleFont.symbols.get() {
      let hasColor = symbol.layers.contains { $0.color.map { $0 != .tintColor } ?? false }
      for suffix in ["", ".small", ".large"] {
        #expect(facts.paints["\(symbol.name).P\(suffix)"] != nil, "\(symbol.name)")
        #expect((facts.paints["\(symbol.name).M\(suffix)"] != nil) == hasColor, "\(symbol.name)")
      }
    }
  }

  @Test func `Version 0 has the opaque layers, with cleared areas cut out`() throws {
    for symbol in try SampleFont.symbols.get() {
      for suffix in ["", ".small", ".large"] {
        for letter in ["P", "M"] {
          let glyph = "\(symbol.name).\(letter)\(suffix)"
          guard let paint = facts.paints[glyph] else { continue }
          guard paint.contains("composite") else {
            // As in version 1.
            let layers = facts.layers[glyph] ?? []
            for layer in layers {
              #expect(paint.contains("[\"glyph\",\"\(layer.glyph)\",\(layer.color),1.0]"))
            }
            #expect(layers.count == paint.split(separator: "\"glyph\"").count - 1, "\(glyph)")
            continue
          }
          let clearing: ClearingModes = letter == "M" ? .multicolor : .levels
          #expect(
            facts.layers[glyph].map { $0.count } ?? symbol.layersPainted(in: clearing).count
              == symbol.layersPainted(in: clearing).count, "\(glyph)")
        }
        // The text's colour has no opacity there.
        let levels = Set(symbol.layers.map(\.level))
        if levels != [.primary] { #expect(facts.layers["\(symbol.name).H\(suffix)"] == nil) }
      }
    }
    #expect(
      facts.layers["folder.badge.plus.M"]?.map(\.glyph).contains("folder.badge.plus.C0") == true)
    #expect(facts.areLayersSorted)
  }

  @Test func `Equal paints are stored once, after all their users`() throws {
    let body = ColorTable.Paint.glyph(7, color: 1, opacity: 1)
    let marks = (0..<40).map { ColorTable.Paint.glyph($0, color: 2, opacity: 0.5) }
    let all = ColorTable.Paint.layers([.cleared(body, by: 8)] + marks)
    func size(_ glyphs: [(glyph: Int, paint: ColorTable.Paint)]) throws -> Int {
      var writer = BinaryWriter()
      try ColorTable(glyphs: glyphs, hasVersion0: false).encode(into: &writer)
      return writer.bytes.count
    }
    // Header, list of glyphs, list of layers; layers, composite, glyphs, and three colours.
    #expect(try size([(1, all)]) == 34 + 10 + 4 + 4 * 41 + 6 + 8 + 42 * 6 + 3 * 5)
    // A second equal glyph costs only its record.
    #expect(try size([(1, all), (2, all)]) == size([(1, all)]) + 6)
    // The same list of layers within another paint costs only that paint.
    #expect(try size([(1, all), (2, .cleared(all, by: 8))]) == size([(1, all)]) + 6 + 8)
  }

  /// A symbol may have hundreds of layers; one byte counts those of a paint.
  @Test func `Layers beyond the capacity of one paint are not silently dropped`() throws {
    let paints = (0..<300).map { ColorTable.Paint.glyph($0, color: 0, opacity: 1) }
    var writer = BinaryWriter()
    try ColorTable(glyphs: [(glyph: 0, paint: .layers(paints))]).encode(into: &writer)
    // The list of one glyph has the offset of the root paint.
    let bytes = writer.bytes
    func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    let list = number(14)
    let root = number(list + 6) + list
    #expect(bytes[root] != 1 || bytes[root + 1] != 255)
  }
}
