import Foundation
import TestSupport
import Testing

/// The commonest palette of all: a white mark on a coloured disc.
struct PaintedMarksTests {
  private struct Pixels: Decodable {
    var white: Int
    var green: Int
  }

  @Test func `A mark in a fill is painted on its body by every renderer`() throws {
    let directory = try TemporaryDirectory()
    let printed = try Python.run(
      "painted_marks.py",
      [SymtextProcess.executable, PackageFiles.path("fonts/Symtext.ttf"), directory.path])
    let marks = try JSONDecoder().decode([String: [String: Pixels]].self, from: Data(printed.utf8))
    for name in [
      "checkmark.circle.fill", "plus.circle.fill", "exclamationmark.triangle.fill",
      "xmark.square.fill", "heart.circle.fill", "arrow.up.circle.fill",
    ] {
      #expect(marks[name] != nil, "\(name) has no mark")
    }
    #expect(marks.count > 40)
    for (name, renderers) in marks.sorted(by: { $0.key < $1.key }) {
      #expect(renderers.count == 4)
      for (renderer, pixels) in renderers {
        // A dash at twice 30 points has more than a hundred, and lies on a body many times as large.
        #expect(pixels.white > 40, "\(name), \(renderer): \(pixels.white) white pixels")
        #expect(pixels.green > 200, "\(name), \(renderer): \(pixels.green) green pixels")
      }
    }
  }
}
