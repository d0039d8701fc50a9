import Foundation
import SymtextTestSupport
import Testing

/// Chromium's positions of lines in paragraphs.
struct ChromiumParagraphsTests {
  private struct Comparison: Decodable {
    var name: String
    var lines: Int
    /// The first line of symtext that differs, and Chromium's.
    var different: [String]
    /// The largest differences of lines' starts, ends and spacings, in points.
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

  @Test func `Fonts with optical sizes have the same widths as in Chromium, at each size`() throws {
    let cases = try compared("optical", font: TestFonts.optical)
    #expect(cases.count == 24)
    for found in cases {
      #expect(found.different.isEmpty && found.lines == 1, "\(found.name)")
      #expect(found.starts < 0.1 && found.ends < 0.1, "\(found.name)")
    }
  }

  @Test(arguments: [("indents", 42), ("breaks", 48), ("punctuation", 136)])
  func `Lines of paragraphs have the same positions as in Chromium`(group: String, count: Int)
    throws
  {
    let cases = try compared(group)
    #expect(cases.count == count)
    for found in cases {
      #expect(found.different.isEmpty, "\(found.name)")
      #expect(found.starts < 0.1 && found.ends < 0.1 && found.heights < 0.1, "\(found.name)")
    }
  }
}
