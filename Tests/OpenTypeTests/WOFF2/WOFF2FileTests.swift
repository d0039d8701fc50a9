import SymtextFontGlyphs
import Foundation
@testable import SymtextOpenType
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

/// WOFF2 files as read by fontTools and the OpenType Sanitizer.
struct WOFF2FileTests {
  private struct Comparison: Decodable {
    var differences: [String]
    var overlapping: Int
    var composites: Int
    var transformed: [String]
    var hasLongLocations: Bool
    var isAdjustmentRight: Bool
    var uncompressedSize: Int
    var size: Int
    var fontToolsSize: Int
  }

  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// Makes the WOFF2 file of a font and compares both.
  private func comparison(_ font: String) throws -> Comparison {
    let file = directory.file("out.woff2")
    try PackageFiles.write(try WOFF2File.encoded(try PackageFiles.bytes(font)), to: file)
    return try JSONDecoder().decode(
      Comparison.self, from: Data(try Python.run("compare_woff2.py", [font, file]).utf8))
  }

  /// Returns the bundled font, or a sample of its glyphs.
  private func bundledFont() throws -> String {
    guard !TestExtent.isWhole else { return TestFonts.symbols }
    let sample = directory.file("sample.ttf")
    let result = try Subprocess.run(
      Python.executable,
      [
        "-m", "fontTools.subset", TestFonts.symbols, "--gids=0-600", "--layout-features=",
        "--output-file=\(sample)",
      ])
    guard result.status == 0 else { throw Subprocess.Failure(description: result.errorText) }
    return sample
  }

  /// Makes a font with every kind of glyph record; returns its path and the format of its `loca`.
  private func zoo(fillers: Int = 0) throws -> (path: String, locations: String) {
    let path = directory.file("zoo.ttf")
    let printed = try Python.run("make_glyph_zoo.py", [path, String(fillers)])
    return (path, printed.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  @Test func `The bundled font survives compression`() throws {
    let font = try bundledFont()
    let facts = try comparison(font)
    #expect(facts.differences == [])
    #expect(facts.overlapping > 0)
    #expect(facts.transformed.starts(with: ["glyf", "loca"]))
    #expect(facts.isAdjustmentRight)
    // fontTools wrote the sample, with other offsets in loca.
    let size = try PackageFiles.bytes(font).count
    #expect(!TestExtent.isWhole || facts.uncompressedSize == size)
    // It is no larger than that of fontTools.
    #expect(Double(facts.size) <= Double(facts.fontToolsSize) * 1.01)
  }

  @Test(arguments: [TestFonts.inter, TestFonts.dejaVuSans])
  func `Third-party fonts with composites and hints survive compression`(font: String) throws {
    let facts = try comparison(font)
    #expect(facts.differences == [])
    #expect(facts.composites > 100)
    #expect(Double(facts.size) <= Double(facts.fontToolsSize) * 1.01)
  }

  @Test func `Every kind of glyph survives compression`() throws {
    let (font, locations) = try zoo()
    let facts = try comparison(font)
    #expect(facts.differences == [])
    #expect(facts.overlapping == 2)
    #expect(facts.composites == 5)
    #expect(facts.isAdjustmentRight)
    #expect(locations == "short" && !facts.hasLongLocations)
    #expect(facts.transformed == ["glyf", "loca", "hmtx"])
  }

  @Test func `Glyphs that aligned 16-bit locations no longer reach get 32-bit ones`() throws {
    let (font, locations) = try zoo(fillers: 4800)
    let facts = try comparison(font)
    #expect(locations == "short" && facts.hasLongLocations)
    #expect(facts.differences == [])
  }

  @Test func `The sanitizer reports nothing`() throws {
    for font in [try bundledFont(), TestFonts.inter, TestFonts.dejaVuSans] {
      let file = directory.file("font.woff2")
      try PackageFiles.write(try WOFF2File.encoded(try PackageFiles.bytes(font)), to: file)
      let result = try Subprocess.run(
        Python.executable, ["-m", "ots", file, directory.file("out.ttf")])
      #expect(result.status == 0)
      #expect(result.outputText == "File sanitized successfully!\n")
      #expect(result.errorText == "")
    }
  }

  @Test func `Equal fonts give equal files`() throws {
    let font = try FontCompiler(familyName: "Small").font(smallSet()).file.encoded()
    #expect(try WOFF2File.encoded(font) == WOFF2File.encoded(font))
  }
}
