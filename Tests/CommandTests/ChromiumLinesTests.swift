import Foundation
import TestSupport
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

  @Test func `Lines of 14 languages end where Chromium's do, and are as wide`() throws {
    let directory = try TemporaryDirectory()
    let printed = try Python.run(
      "compare_lines_with_chromium.py", [SymtextProcess.executable, directory.path])
    let texts = try JSONDecoder().decode([Comparison].self, from: Data(printed.utf8))
    #expect(texts.count == 14 && texts.allSatisfy { $0.lines > 20 })
    for text in texts {
      #expect(text.different.isEmpty, "\(text.name)")
      // Chromium rounds every word to 64ths of a pixel.
      #expect(text.widest < 0.1, "\(text.name)")
    }
  }
}
