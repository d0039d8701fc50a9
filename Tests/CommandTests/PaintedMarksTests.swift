import Foundation
import SymtextTestSupport
import Testing

/// The most common palette: a white mark on a coloured disc.
struct PaintedMarksTests {
  private struct Pixels: Decodable {
    var white: Int
    var green: Int
  }

  /// Drawn marks, and marks that the generator puts into a disc or a square.
  private static let names =
    [
      "checkmark.circle.fill", "plus.circle.fill", "exclamationmark.triangle.fill",
      "xmark.square.fill", "heart.circle.fill", "arrow.up.circle.fill", "info.circle.fill",
      "questionmark.circle.fill", "minus.circle.fill", "star.square.fill", "person.rectangle.fill",
    ]
    + [
      "star", "bell", "house", "folder", "trash", "bookmark", "flag", "tag", "camera", "mic",
      "envelope",
      "cart", "lock", "link", "printer", "bolt", "moon", "cloud", "drop", "flame", "play",
      "arrow.down",
      "arrow.left", "arrow.right", "chevron.up", "chevron.down", "pencil", "magnifyingglass", "car",
      "gift", "globe", "hammer", "eye", "book", "clock", "cup.and.saucer",
    ].map { "\($0).circle.fill" }

  @Test func `Every renderer paints a mark in a fill on its body`() throws {
    let directory = try TemporaryDirectory()
    let font = directory.file("marks.ttf")
    let built = try SymtextProcess.run([
      "font", "build", PackageFiles.path("fonts/symbols"), "--only",
      Self.names.joined(separator: ","), "-o", font,
    ])
    try #require(built.status == 0, "\(built.errorText)")
    let printed = try Python.run(
      "painted_marks.py", [SymtextProcess.executable, font, directory.path])
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
        // A dash at twice 30 points has more than a hundred, on a much larger body.
        #expect(pixels.white > 40, "\(name), \(renderer): \(pixels.white) white pixels")
        #expect(pixels.green > 200, "\(name), \(renderer): \(pixels.green) green pixels")
      }
    }
  }
}
