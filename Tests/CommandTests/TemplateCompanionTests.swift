import SymtextFontGlyphs
import SymtextGraphics
import SymtextSupport
import SymtextSymbolText
import SymtextSymbols
import SymtextTestSupport
import Testing

/// The `symbols.json` beside exported templates.
struct TemplateCompanionTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"
        stroke-linecap="round" stroke-linejoin="round">
        <path d="M4 20h16"/><path d="M4 12h16"/><circle cx="12" cy="5" r="2"/>
      </svg>
      """, to: "icons/rows.svg")
    try directory.write(
      ##"""
      { "rows": { "alt": { "en": "Rows", "de": "Zeilen" }, "category": "text", "keywords": ["lines"],
        "anchor": [4, 20], "loop": "open", "wiggle": "counterclockwise",
        "layers": [
          { "shapes": ["1"], "anchor": [12, 20], "color": ["#0A58CA", "#6EA8FE"], "draw": { "ends": "round butt" } },
          { "shapes": ["2"], "draw": { "pen": false } },
          { "shapes": ["3"], "draw": { "with": 0 } }] } }
      """##, to: "icons/symbols.json")
  }

  private func run(_ arguments: String...) throws -> ProcessResult {
    try SymtextProcess.run(arguments, directory: directory.path)
  }

  private func shown(_ font: String) throws -> JSONValue {
    let result = try run("symbols", "show", "rows", "--library", font, "--json")
    return try JSONReader.value(result.output)
  }

  @Test func `What templates have no form for is beside them, and is read back`() throws {
    #expect(try run("font", "build", "icons", "-o", "A.ttf").status == 0)
    let export = try run("template", "export", "rows", "--library", "A.ttf", "-o", "templates/")
    #expect(export.status == 0, "\(export.errorText)")
    #expect(PackageFiles.files(under: directory.file("templates")) == ["rows.svg", "symbols.json"])
    let build = try run("font", "build", "templates", "-o", "B.ttf")
    #expect(build.status == 0)
    #expect(!build.errorText.contains("symbols.json"), "\(build.errorText)")
    let (before, after) = (try shown("A.ttf"), try shown("B.ttf"))
    for key in ["altText", "category", "keywords", "words"] {
      #expect(before[key] == after[key], "\(key)")
    }
    for key in ["isLoopClosed", "loop", "wiggle"] {
      #expect(before["motion"]?[key] == after["motion"]?[key], "\(key)")
    }
    // The middle of the ink is half a unit above that of the viewBox, and in templates it is the middle of the grid.
    func lowered(_ anchor: JSONValue?) -> [Double]? {
      anchor?.values?.compactMap(\.number).enumerated().map {
        $0.element + ($0.offset == 1 ? 0.5 : 0)
      }
    }
    func anchor(_ value: JSONValue?) -> [Double]? { value?.values?.compactMap(\.number) }
    #expect(anchor(after["motion"]?["anchor"]) == lowered(before["motion"]?["anchor"]))
    let layers = (before["layers"]?.values ?? [], after["layers"]?.values ?? [])
    try #require(layers.0.count == 3 && layers.1.count == 3)
    for (old, new) in zip(layers.0, layers.1) {
      for key in ["drawn", "endCap", "pen", "startCap", "travelsWithPen"] {
        #expect(old[key] == new[key], "\(key)")
      }
      #expect(anchor(new["anchor"]) == lowered(old["anchor"]))
      // A template names the tint.
      #expect(new["color"] == (old["color"] == .null ? "tintColor" : old["color"]))
    }
    #expect(after["layers"]?.values?[2]["travelsWithPen"]?.integer == 1)
    #expect(anchor(after["motion"]?["anchor"]) == [4, 20.5])
  }

  @Test func `Entries of other symbols stay, and a file that is not JSON is not replaced`() throws {
    #expect(try run("font", "build", "icons", "-o", "A.ttf").status == 0)
    let old = "{\n  \"bell\": { \"alt\": \"Bell\" },\n  \"rows\": { \"note\": \"Mine\" }\n}\n"
    try directory.write(old, to: "templates/symbols.json")
    #expect(
      try run("template", "export", "rows", "--library", "A.ttf", "-o", "templates/").status == 0)
    let text = try PackageFiles.text(directory.file("templates/symbols.json"))
    #expect(
      text.hasPrefix("{\n  \"bell\": { \"alt\": \"Bell\" },\n  \"rows\": { \"note\": \"Mine\", "))
    try directory.write("{", to: "templates/symbols.json")
    let result = try run("template", "export", "rows", "--library", "A.ttf", "-o", "templates/")
    #expect(result.status == 65 && result.errorText.contains("templates/symbols.json:1:"))
    #expect(try PackageFiles.text(directory.file("templates/symbols.json")) == "{")
  }

  @Test func `A value that the symbol no longer has goes, and other keys stay`() throws {
    try directory.write(
      ##"""
      { "rows": { "title": "Old", "displayOnly": "No", "note": "Mine", "figma": 7, "tags": ["old"],
        "keywords": ["old"], "forms": { "ar": "bell" }, "mode": "multicolor", "anchor": [4, 20],
        "opticalCenter": [1, 2], "margins": { "left": 1 }, "shift": [0, 1], "wiggle": "clockwise",
        "rotate": "counterclockwise", "draw": "reversed", "loop": "open", "valueMode": "draw",
        "layers": [{ "draw": { "pen": false } }] } }
      """##, to: "templates/symbols.json")
    try directory.write(
      #"{ "rows": { "alt": "Rows", "category": "text", "since": "1" } }"#, to: "icons/symbols.json")
    #expect(try run("font", "build", "icons", "-o", "A.ttf").status == 0)
    #expect(
      try run("template", "export", "rows", "--library", "A.ttf", "-o", "templates/").status == 0)
    let entry = try JSONReader.value(PackageFiles.bytes(directory.file("templates/symbols.json")))
    let keys = entry["rows"]?.members?.map(\.0).sorted()
    // The middle of an icon is that of its viewBox, half a unit below the ink's.
    #expect(keys == ["alt", "category", "figma", "note", "opticalCenter", "since"])
    #expect(entry["rows"]?["opticalCenter"]?.values?.compactMap(\.number) == [12, 12.5])
    #expect(entry["rows"]?["note"] == "Mine")
  }

  @Test func `Centres stay at the same place of the ink`() throws {
    try directory.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"
        stroke-linecap="round"><path d="M2 20h10"/><path d="M2 12h10"/></svg>
      """, to: "icons/rows.svg")
    try directory.write(
      #"""
      { "rows": { "alt": "Rows", "anchor": [2, 20], "opticalCenter": [6, 15.5], "margins": { "left": 2 },
        "shift": [0, 1], "layers": [{ "shapes": ["1"], "anchor": [12, 20] }, { "shapes": ["2"] }] } }
      """#, to: "icons/symbols.json")
    #expect(try run("font", "build", "icons", "-o", "A.ttf").status == 0)
    let export = try run("template", "export", "rows", "--library", "A.ttf", "-o", "templates/")
    #expect(export.status == 0 && export.errorText.isEmpty, "\(export.errorText)")
    #expect(try run("font", "build", "templates", "-o", "B.ttf").status == 0)
    let libraries = try ["A.ttf", "B.ttf"].map { try SymbolLibrary(file: directory.file($0)) }
    let (shifts, anchors) = (
      try libraries.map { try #require($0.font.opticalShift(of: 0)) },
      try libraries.map { try self.anchors($0) }
    )
    #expect((shifts[0] - shifts[1]).length < 0.1, "\(shifts)")
    #expect(shifts[0].length > 0.5)
    for (before, after) in zip(anchors[0], anchors[1]) {
      // Of 91 font units in a unit of the grid.
      #expect(before.distance(to: after) < 3, "\(before), \(after)")
    }
  }

  /// Returns the anchors of the symbol and of its first layer, in font units at Regular.
  private func anchors(_ library: SymbolLibrary) throws -> [Point] {
    let placement = try #require(library.font.placement(of: 0, scale: .medium, weight: 0))
    let layer = try #require(library.font.layers(of: 0).first)
    return try [library.font.motion(of: 0).anchor, layer.motion.anchor].map {
      placement * (try #require($0))
    }
  }

  @Test func `Only what is nowhere is told to be left out`() throws {
    #expect(try run("font", "build", "icons", "-o", "A.ttf").status == 0)
    let both = try run("template", "export", "rows", "--library", "A.ttf", "-o", "templates/")
    #expect(try run("font", "build", "templates", "-o", "B.ttf").status == 0)
    for part in ["centre of rotation", "draw.pen", "dark backgrounds", "counter-clockwise wiggle"] {
      #expect(!both.errorText.contains(part), "\(both.errorText)")
      for font in ["A.ttf", "B.ttf"] {
        let alone = try run("template", "export", "rows", "--library", font, "-o", "rows.svg")
        #expect(alone.errorText.contains(part), "\(font): \(alone.errorText)")
      }
    }
  }

  @Test func `Forms that the folder does not have are left out, and told`() throws {
    let export = try run("template", "export", "character", "-o", "alone/")
    #expect(export.status == 0)
    #expect(
      export.errorText.contains("written without its forms character."), "\(export.errorText)")
    #expect(!(try PackageFiles.text(directory.file("alone/symbols.json"))).contains("forms"))
    let build = try run("font", "build", "alone", "-o", "Alone.ttf")
    #expect(build.status == 0 && !build.errorText.contains("left out"), "\(build.errorText)")
    #expect(
      try run("symbols", "show", "character", "--library", "Alone.ttf", "--json").status == 0)
    #expect(try run("template", "export", "character.ja", "-o", "both/").status == 0)
    #expect(try run("template", "export", "character", "-o", "both/").status == 0)
    let entry = try JSONReader.value(PackageFiles.bytes(directory.file("both/symbols.json")))
    #expect(entry["character"]?["forms"]?.members?.map(\.0) == ["ja"])
  }
}
