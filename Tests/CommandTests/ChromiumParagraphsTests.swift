import Foundation
import SymtextTestSupport
import Testing

/// Where Chromium puts the lines of paragraphs.
struct ChromiumParagraphsTests {
  private struct Comparison: Decodable {
    var name: String
    var lines: Int
    /// Our first line that differs, and Chromium's.
    var different: [String]
    /// How far lines begin, end and stand apart at most, in points.
    var starts: Double
    var ends: Double
    var heights: Double
  }

  private func compared(_ group: String, font: String? = nil) throws -> [Comparison] {
    let directory = try TemporaryDirectory()
    let printed = try Python.run(
      "compare_paragraphs_with_chromium.py",
      [SymtextProcess.executable, directory.path, group] + (font.map { [$0] } ?? []))
    return try JSONDecoder().decode([Comparison].self, from: Data(printed.utf8))
  }

  @Test func `Fonts with optical sizes are as wide as in Chromium, at each size`() throws {
    let cases = try compared("optical", font: TestFonts.optical)
    #expect(cases.count == 24)
    for found in cases {
      #expect(found.different.isEmpty && found.lines == 1, "\(found.name)")
      #expect(found.starts < 0.1 && found.ends < 0.1, "\(found.name)")
    }
  }

  @Test(arguments: [("indents", 42), ("breaks", 48), ("punctuation", 136)])
  func `Lines of paragraphs stand where Chromium's do`(group: String, count: Int) throws {
    let cases = try compared(group)
    #expect(cases.count == count)
    for found in cases {
      #expect(found.different.isEmpty, "\(found.name)")
      #expect(found.starts < 0.1 && found.ends < 0.1 && found.heights < 0.1, "\(found.name)")
    }
  }
}
