import SymtextAuthoring
import SymtextFontGlyphs
import SymtextSymbols
import Foundation
import SymtextSymbolImport
import SymtextSymbolTestSupport
import SymtextSymbolText
import SymtextTestSupport
import Testing

/// The features that replace a symbol with its layers, as hb-shape and fontTools read them.
struct LayerFeatureTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func file() throws -> String {
    try PackageFiles.write(try WebMotionTests.font.get().bytes, to: directory.file("Web.ttf"))
    return directory.file("Web.ttf")
  }

  /// Returns the glyph shown for a symbol.
  private func glyph(_ name: String, _ arguments: String...) throws -> String {
    let code = try #require(try WebMotionTests.font.get().set.codePoints[name])
    let result = try Subprocess.run(
      "/usr/bin/hb-shape",
      [
        "--no-positions", "--no-clusters", "--no-advances",
        "--unicodes=\(String(code, radix: 16))",
      ] + arguments + [try file()])
    try #require(result.status == 0, "\(result.errorText)")
    return result.outputText.trimmingCharacters(in: ["[", "]", "\n"])
  }

  @Test(arguments: [
    // A layer that no other layer clears is painted as in colour.
    ("wifi", "cv01", "wifi.L0"), ("wifi", "cv03", "wifi.L2"),
    ("wifi", "cv03,ss01", "wifi.L2.small"), ("wifi", "cv03,ss02", "wifi.L2.large"),
    ("cloud.sun.rain", "cv01", "cloud.sun.rain.L0"),
    // Cleared areas are cut out, and a layer that only clears has no number.
    ("bell.slash", "cv01", "bell.slash.S0"), ("bell.slash", "cv01,ss02", "bell.slash.S0.large"),
    ("folder.badge.plus", "cv01", "folder.badge.plus.S0"),
    ("folder.badge.plus", "cv02", "folder.badge.plus.S1"),
    // The scale applies first, in any order; a colour mode does not affect layers.
    ("wifi", "ss02,cv02,ss05", "wifi.L1.large"),
    // The layer does not exist, or the symbol has only one.
    ("wifi", "cv05", "wifi"), ("heart.fill", "cv01", "heart.fill"),
  ])
  func `A layer's feature selects it in place of its symbol`(
    name: String, features: String, result: String
  ) throws {
    #expect(try glyph(name, "--features=\(features)") == result)
  }

  @Test func `A slashed layer changes its outline along the weight axis`() throws {
    let thin = try glyph("bell.slash", "--features=cv01", "--variations=wght=100")
    let black = try glyph("bell.slash", "--features=cv01", "--variations=wght=900")
    #expect(thin.hasPrefix("bell.slash.S0") && black.hasPrefix("bell.slash.S0"))
    #expect(thin != black)
  }

  @Test func `From right to left the layer of the mirrored form is used`() throws {
    let (left, right) = (
      try glyph("cart", "--features=cv02", "--direction=ltr"),
      try glyph("cart", "--features=cv02", "--direction=rtl")
    )
    #expect(left == "cart.L1" && right == "cart.R.L1")
  }

  @Test func `Features have names, and only the expected ones exist`() throws {
    let script = """
      import sys
      from fontTools.ttLib import TTFont
      font = TTFont(sys.argv[1])
      for record in font["GSUB"].table.FeatureList.FeatureRecord:
          if record.FeatureTag.startswith("cv"):
              facts = record.Feature.FeatureParams
              print(record.FeatureTag, font["name"].getDebugName(facts.FeatUILabelNameID),
                    facts.FeatUITooltipTextNameID, facts.NumNamedParameters, facts.CharCount)
      """
    let result = try Subprocess.run(Python.executable, ["-c", script, try file()])
    #expect(
      result.outputText == (1...5).map { "cv0\($0) Layer \($0) 0 0 0\n" }.joined(),
      "\(result.errorText)")
  }

  @Test func `The sanitizer prints nothing`() throws {
    let result = try Subprocess.run(
      Python.executable, ["-m", "ots", try file(), directory.file("out.ttf")])
    #expect(result.outputText == "File sanitized successfully!\n" && result.errorText == "")
  }

  @Test func `Layers without a feature are reported`() throws {
    var many = try drawing(name: "many", shapes: "<path d=\"M4 4h16\"/>")
    many.layers = (0..<101).map { _ in many.layers[0] }
    var compiler = FontCompiler(familyName: "Many")
    compiler.scales = [.medium]
    let set = try SymbolSet(symbols: [many])
    #expect(try compiler.font(set).report.symbolsOfManyLayers == [])
    compiler.hasLayers = true
    #expect(try compiler.font(set).report.symbolsOfManyLayers == ["many"])
  }

  @Test func `The bundled font has none`() throws {
    let bundled = TestFonts.symbols
    let code = try #require(try TestLibrary.bundled.get().font.entry(named: "wifi")?.codePoint)
    let result = try Subprocess.run(
      "/usr/bin/hb-shape",
      [
        "--no-positions", "--no-clusters", "--features=cv01",
        "--unicodes=\(String(code, radix: 16))",
      ]
        + [bundled])
    #expect(result.outputText.hasPrefix("[wifi"))
    #expect(!result.outputText.contains("wifi.L"))
  }
}
