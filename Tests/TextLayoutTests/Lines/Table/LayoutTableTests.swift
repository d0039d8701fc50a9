@testable import SymtextFonts
import SymtextTestSupport
import Testing
import SymtextTextLayout

/// Where everything stands in lines, as one reckons it from advances.
///
/// The rows are to be checked with a pencil; none is copied from what this library makes.
struct LayoutTableTests {
  @Test(arguments: LayoutRow.alignment)
  func `Lines keep to their side in both directions`(row: LayoutRow) throws {
    let lines = try row.lines.map(\.row)
    #expect(lines == row.expected)
  }

  @Test(arguments: LayoutRow.justification)
  func `Justified lines are as wide as the column`(row: LayoutRow) throws {
    let lines = try row.lines.map(\.row)
    #expect(lines == row.expected)
  }

  @Test(arguments: LayoutRow.tabs)
  func `Tabs lead to their stops in both directions`(row: LayoutRow) throws {
    let lines = try row.lines.map(\.row)
    #expect(lines == row.expected)
  }

  @Test(arguments: LayoutRow.letterSpacing)
  func `Letters are set apart, but not from the end of the line`(row: LayoutRow) throws {
    let lines = try row.lines.map(\.row)
    #expect(lines == row.expected)
  }

  @Test(arguments: LayoutRow.softHyphens)
  func `Soft hyphens are seen where a line ends`(row: LayoutRow) throws {
    let lines = try row.lines.map(\.row)
    #expect(lines == row.expected)
  }

  @Test(arguments: LayoutRow.truncation)
  func `An ellipsis stands for what is left out`(row: LayoutRow) throws {
    let lines = try row.lines.map(\.row)
    #expect(lines == row.expected)
  }

  @Test(arguments: LayoutRow.lines)
  func `Lines end and follow one another where they should`(row: LayoutRow) throws {
    let lines = try row.lines.map(\.row)
    #expect(lines == row.expected)
  }

  @Test(arguments: LayoutRow.bothDirections)
  func `Text of both directions stands in visual order`(row: LayoutRow) throws {
    let lines = try row.lines.map(\.row)
    #expect(lines == row.expected)
  }

  /// The rows in Latin letters alone, which may as well run the other way.
  private static let mirrored =
    (LayoutRow.alignment + LayoutRow.justification + LayoutRow.tabs + LayoutRow.letterSpacing
    + LayoutRow.softHyphens + LayoutRow.truncation + LayoutRow.lines)
    .filter { $0.mirrored != nil }

  @Test(arguments: mirrored)
  func `What runs from right to left is what runs from left to right in a mirror`(
    row: LayoutRow
  ) throws {
    let lines = try row.lines
    let column = row.width ?? lines.map(\.width).max() ?? 0
    let inMirror = lines.map { $0.mirrored(in: column).row }
    let mirrored = try #require(row.mirrored).lines.map(\.row)
    #expect(mirrored == inMirror)
  }

  @Test(arguments: TestRulerFont.allCases)
  func `The letters are as wide for hb-shape as the table says`(font: TestRulerFont) throws {
    for (character, advance) in Ruler.advances
    where font == .ruler || !"…\u{2010}".contains(character) {
      let result = try Subprocess.run(
        "/usr/bin/hb-shape",
        ["--no-glyph-names", "--no-clusters", try font.file, "--text=\(character)"])
      let printed = result.outputText.split(separator: "+").last.map { $0.prefix { $0 != "]" } }
      #expect(printed.flatMap { Double($0) } == 100 * advance, "\(character)")
    }
  }
}
