import Foundation
import SymtextTestSupport
import Testing
import SymtextTextLayout

/// The rows of the layout table that CSS can express, compared with Chromium.
struct ChromiumRowsTests {
  /// A row as input of Tests/Scripts/place_rows_with_chromium.py.
  private struct Question: Encodable {
    var text: String
    var width: Double?
    var alignment: String
    var direction: String
    var font: String

    init(_ row: LayoutRow) throws {
      text = try Ruler.text(row.text).text
      width = row.width
      alignment = row.style.alignment.rawValue
      direction = row.direction.rawValue
      font = try row.font.file
    }

    private enum Key: CodingKey { case text, width, alignment, direction, font }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(text, forKey: .text)
      // Encodes `null` instead of omitting it.
      try container.encode(width, forKey: .width)
      try container.encode(alignment, forKey: .alignment)
      try container.encode(direction, forKey: .direction)
      try container.encode(font, forKey: .font)
    }
  }

  /// A mark as the script prints it: a character, x, width.
  private struct Answer: Decodable {
    var mark: SeenLine.Mark

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      let character = try container.decode(String.self)
      let name =
        character == "\u{FFFC}"
        ? "*" : character == "\u{AD}" ? "-" : character.unicodeScalars.map(Ruler.notation).joined()
      func hundredth(_ value: Double) -> Double { (value * 100).rounded() / 100 }
      let x = hundredth(try container.decode(Double.self))
      // Chromium includes space added between ideographs in their width.
      let most = character.first.flatMap { Ruler.advances[$0] } ?? .infinity
      let width = min(hundredth(try container.decode(Double.self)), most)
      mark = SeenLine.Mark(name: name, x: x, width: width)
    }
  }

  /// Without rows that CSS cannot express or treats differently: tabs, ellipses, line height.
  ///
  /// Chromium also adds letter spacing after the last letter, and space between ideographs and symbols on both sides.
  private static let rows =
    (LayoutRow.alignment + LayoutRow.justification + LayoutRow.softHyphens + LayoutRow.lines
    + LayoutRow.bothDirections)
    .filter { row in
      row.style == .aligned(row.style.alignment) && row.letterSpacing == 0
        && !row.text.contains("^") && !(row.text.contains("一") && row.text.contains("*"))
    }

  @Test func `Chromium sets the rows as in the table`() throws {
    let directory = try TemporaryDirectory()
    let questions = try JSONEncoder().encode(Self.rows.map { try Question($0) })
    let printed = try Python.run(
      "place_rows_with_chromium.py", [directory.path], input: Array(questions))
    let answers = try JSONDecoder().decode([[[Answer]]].self, from: Data(printed.utf8))
    try #require(answers.count == Self.rows.count && answers.count > 50)
    for (row, lines) in zip(Self.rows, answers) {
      let theirs = lines.enumerated().map { index, marks in
        SeenLine(marks: marks.map(\.mark), baseline: 8 + 10 * Double(index)).row
      }
      // Only its width distinguishes a hyphen from a minus.
      let ours = row.expected.map { $0.replacing("\u{2010}", with: "-") }
      #expect(theirs == ours, "\(row.testDescription)")
    }
  }
}
