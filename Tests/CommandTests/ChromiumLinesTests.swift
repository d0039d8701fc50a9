import Foundation
import SymtextTestSupport
import Testing

/// Where Chromium ends lines, and how wide they are there.
struct ChromiumLinesTests {
  private struct Comparison: Decodable {
    var name: String
    var lines: Int
    /// By the width: our first line that differs, and Chromium's.
    var different: [String: [String]]
    /// How far apart the widths of a line are at most, in points.
    var widest: Double
  }

  /// 14 texts in fonts of their own, and 21 in Inter, for which other fonts stand in where it lacks the script.
  @Test func `Lines of 35 texts end where Chromium's do, and are as wide`() throws {
    let directory = try TemporaryDirectory()
    let printed = try Python.run(
      "compare_lines_with_chromium.py", [SymtextProcess.executable, directory.path])
    let texts = try JSONDecoder().decode([Comparison].self, from: Data(printed.utf8))
    #expect(texts.count == 35 && texts.allSatisfy { $0.lines > 20 })
    for text in texts {
      // Between ideographs we take dashes and quotation marks from the font of the ideographs, where they are as
      // wide as those; Chromium takes those of Inter, which are narrow.
      if text.name == "Simplified Chinese beside Inter" { continue }
      #expect(text.different.isEmpty, "\(text.name)")
      // Chromium rounds every word to 64ths of a pixel.
      #expect(text.widest < 0.1, "\(text.name)")
    }
  }
}
