import SymtextSymbols
import SymtextSupport
import SymtextSymbolImport
import SymtextTestSupport
import Testing

@testable import SymtextCatalog
@testable import SymtextStudio

/// Reading a folder for the page.
struct StudioReadingTests {
  private let script: StudioScript

  init() throws {
    script = try StudioScript([
      "wifi.svg": StudioScript.icon, "wave.svg": StudioScript.drawing,
      "ring.svg": StudioScript.template,
    ])
  }

  @Test func theFolderListsEachFile() throws {
    let folder = try script.result("folder")
    let symbols = try #require(folder["symbols"]?.values)
    #expect(symbols.map { $0["name"]?.string } == ["ring", "wave", "wifi"])
    #expect(symbols.map { $0["kind"]?.string } == ["template", "drawing", "icon"])
    #expect(symbols.allSatisfy { $0["state"]?.string == "waiting" })
    // “icons” says nothing, so that the name is that of the folder around it.
    #expect(folder["project"]?["family"]?.string?.hasPrefix("Symtext Tests ") == true)
    #expect(folder["undo"] == .null)
  }

  @Test func theFolderKnowsTheVariantsOfItsFont() throws {
    func variants(_ script: StudioScript) throws -> JSONValue? {
      try script.result("folder")["project"]?["variants"]
    }
    #expect(try variants(script) == .array([]))
    let own = try StudioScript([
      "wifi.svg": StudioScript.icon,
      "symbols.json": #"{ "$font": { "variants": ["wifi.circle"] } }"#,
    ])
    #expect(try variants(own)?.strings == ["wifi.circle"])
    // The page changes no file of variants.
    let beside = try StudioScript(["wifi.svg": StudioScript.icon, "variants": "wifi.circle\n"])
    #expect(try variants(beside) == .null)
  }

  @Test(arguments: ["ring", "wave", "wifi"]) func aSymbolHasShapesAndOutlines(name: String) throws {
    let symbol = try script.result("symbol", [("name", .string(name))])
    #expect(symbol["shapes"]?.values?.count == 2)
    #expect(symbol["part"]?["symbols"]?.values?.count == 1)
    #expect(symbol["part"]?["outlines"]?.string?.isEmpty == false)
    #expect(symbol["library"]?["names"]?.string == name)
    let layers = symbol["shapes"]?.values?.map { $0["layer"]?.integer }
    #expect(layers == (name == "wifi" ? [nil, nil] : [0, 1]))
    let listed = try script.result("folder")["symbols"]?.values?.first {
      $0["name"]?.string == name
    }
    #expect(listed?["state"]?.string == "made")
    #expect(listed?["findings"]?.integer == symbol["findings"]?.values?.count)
  }

  @Test func shapesOfIconsHaveTheSelectorsOfAnnotate() throws {
    let symbol = try script.result("symbol", [("name", "wifi")])
    let icon = try AnnotatedIcon(file: "\(script.folder)/wifi.svg")
    #expect(
      symbol["shapes"]?.values?.map { $0["selector"]?.string } == icon.shapes.map(\.selector))
    #expect(symbol["shapes"]?.values?[0]["path"]?.string == "M6 21L18 21")
  }

  /// The map of a drawing of 24 × 24 leads its middle to the middle of the cap height.
  @Test func theMapLeadsFromTheFileToTheOutlines() throws {
    let map = try #require(
      try script.result("symbol", [("name", "wave")])["map"]?.values?.compactMap(\.number))
    let middle = Double(FontUnits.capHeight) / 2
    #expect(map.count == 6)
    // The ink of the drawing is from y 3 to y 21, without its strokes.
    #expect(abs(map[3] * 12 + map[5] + middle) < 1)
    #expect(map[0] == map[3])
  }

  @Test func aFailedFileSaysWhy() throws {
    try script.save("<svg", to: "broken.svg")
    let symbol = try script.result("symbol", [("name", "broken")])
    #expect(symbol["part"] == .null)
    #expect(symbol["findings"]?.values?.first?["severity"]?.string == "error")
    #expect(symbol["findings"]?.values?.first?["at"]?["line"]?.integer == 1)
  }

  @Test func aMissingFormIsAFinding() throws {
    try script.save(#"{ "wifi": { "forms": { "ar": "wifi.ar" } } }"#, to: "symbols.json")
    let symbol = try script.result("symbol", [("name", "wifi")])
    #expect(symbol["findings"]?.values?.map { $0["rule"]?.string }.contains("form") == true)
    #expect(symbol["part"]?["outlines"]?.string?.isEmpty == false)
  }

  @Test func rawIsTheFile() throws {
    let raw = try script.result("raw", [("name", "wave")])
    #expect(raw["bytes"]?.string == Base64.text(Array(StudioScript.drawing.utf8)))
    #expect(raw["type"]?.string == "image/svg+xml")
  }

  @Test func unknownNamesAndCommandsAreRefused() throws {
    #expect(
      try script.ask("symbol", [("name", "../wave")])["error"]?["code"]?.string == "unknown-symbol")
    #expect(try script.ask("symbol")["error"]?["code"]?.string == "missing-key")
    #expect(try script.ask("eval")["error"]?["code"]?.string == "unknown-command")
  }

  @Test func anEmptyFolderIsAFolder() throws {
    let script = try StudioScript([:])
    #expect(try script.result("folder")["symbols"]?.values?.isEmpty == true)
  }

  /// A symbol that is compiled alone has the outlines that it has in the font of the whole folder.
  @Test func outlinesAreThoseOfTheWholeBuild() throws {
    let names = ["bell", "gear", "heart", "wifi", "lock", "star", "house", "cloud"]
    var files: [String: String] = [:]
    for name in names {
      files["\(name).svg"] = try PackageFiles.text(PackageFiles.path("fonts/symbols/\(name).svg"))
    }
    let script = try StudioScript(files)
    let built = try SymbolFontBuilder().font(of: try SymbolFiles([script.folder]))
    for name in names {
      let whole = try GalleryLibrary(
        bytes: built.bytes, name: "Icons", file: "", classPrefix: "icons"
      ) { $0 == name }
      let own = try script.result("symbol", [("name", .string(name))])
      #expect(
        own["part"]?["outlines"] == GalleryEntry(whole).part["outlines"], "\(name)")
    }
  }
}
