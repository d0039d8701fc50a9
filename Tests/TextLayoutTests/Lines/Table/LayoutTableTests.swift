@testable import SymtextFonts
import SymtextTestSupport
import Testing
import SymtextTextLayout

/// Positions in lines, calculated from advances.
///
/// Check the rows by hand; none is copied from this library's output.
struct LayoutTableTests {
  @Test(arguments: LayoutRow.alignment)
  func `Lines are aligned in both directions`(row: LayoutRow) throws {
    let lines = try row.lines.map(\.row)
    #expect(lines == row.expected)
  }

  @Test(arguments: LayoutRow.justification)
  func `Justified lines have the width of the column`(row: LayoutRow) throws {
    let lines = try row.lines.map(\.row)
    #expect(lines == row.expected)
  }

  @Test(arguments: LayoutRow.tabs)
  func `Tabs lead to their stops in both directions`(row: LayoutRow) throws {
    let lines = try row.lines.map(\.row)
    #expect(lines == row.expected)
  }

  @Test(arguments: LayoutRow.letterSpacing)
  func `Letters are spaced, except at the end of the line`(row: LayoutRow) throws {
    let lines = try row.lines.map(\.row)
    #expect(lines == row.expected)
  }

  @Test(arguments: LayoutRow.softHyphens)
  func `Soft hyphens are visible at the end of a line`(row: LayoutRow) throws {
    let lines = try row.lines.map(\.row)
    #expect(lines == row.expected)
  }

  @Test(arguments: LayoutRow.truncation)
  func `An ellipsis replaces the omitted text`(row: LayoutRow) throws {
    let lines = try row.lines.map(\.row)
    #expect(lines == row.expected)
  }

  @Test(arguments: LayoutRow.lines)
  func `Lines have the expected breaks and spacing`(row: LayoutRow) throws {
    let lines = try row.lines.map(\.row)
    #expect(lines == row.expected)
  }

  @Test(arguments: LayoutRow.bothDirections)
  func `Text of both directions is in visual order`(row: LayoutRow) throws {
    let lines = try row.lines.map(\.row)
    #expect(lines == row.expected)
  }

  /// The rows in Latin letters alone, which can be mirrored.
  private static let mirrored =
    (LayoutRow.alignment + LayoutRow.justification + LayoutRow.tabs + LayoutRow.letterSpacing
    + LayoutRow.softHyphens + LayoutRow.truncation + LayoutRow.lines)
    .filter { $0.mirrored != nil }

  @Test(arguments: mirrored)
  func `Right-to-left text is the mirror image of left-to-right text`(
    row: LayoutRow
  ) throws {
    let lines = try row.lines
    let column = row.width ?? lines.map(\.width).max() ?? 0
    let inMirror = lines.map { $0.mirrored(in: column).row }
    let mirrored = try #require(row.mirrored).lines.map(\.row)
    #expect(mirrored == inMirror)
  }

  @Test(arguments: TestRulerFont.allCases)
  func `hb-shape gives the letters the widths of the table`(font: TestRulerFont) throws {
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
