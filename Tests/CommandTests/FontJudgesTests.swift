import Foundation
import SymtextTestSupport
import Testing

/// Results of other programs that check fonts.
struct FontJudgesTests {
  @Test(arguments: ["Web.ttf", "Web.woff2"])
  func `The OpenType Sanitizer reports nothing`(name: String) throws {
    let directory = try TemporaryDirectory()
    let result = try Subprocess.run(
      Python.executable, ["-m", "ots", try BuiltFont.file(name), directory.file("out.ttf")])
    #expect(result.status == 0)
    #expect(result.outputText == "File sanitized successfully!\n")
    #expect(result.errorText == "")
  }

  @Test func `FontBakery reports only explained problems`() throws {
    struct Report: Decodable {
      var problems: [String]
      var passed: [String: Int]
    }
    let built = try BuiltFont.file("Web.ttf")
    let printed = try Python.run(
      "check_with_fontbakery.py",
      TestExtent.isWhole ? [built, TestFonts.symbols] : ["--sample", built])
    let report = try JSONDecoder().decode(Report.self, from: Data(printed.utf8))
    #expect(report.problems == [])
    #expect(report.passed["opentype"] ?? 0 >= 40)
    #expect(report.passed["universal"] ?? 0 >= 90)
  }

  @Test(arguments: [true, false])
  func `Every glyph is reachable, and painted glyphs are not substituted`(isBundled: Bool) throws {
    struct Facts: Decodable {
      var painted: [String]
      var exchanged: [String]
      var unreached: [String]
    }
    let font = isBundled ? TestFonts.symbols : try BuiltFont.file("Web.ttf")
    let facts = try JSONDecoder().decode(
      Facts.self, from: Data(try Python.run("painted_glyphs.py", [font]).utf8))
    #expect(!facts.painted.isEmpty && !facts.exchanged.isEmpty)
    // A paint names its glyph at every weight.
    let both = Set(facts.painted).intersection(facts.exchanged).sorted()
    #expect(both == [])
    #expect(facts.unreached == [])
  }
}
