internal import SymtextFonts
@testable import SymtextGraphics
@testable import SymtextDrawing
@testable import SymtextFontGlyphs
@testable import SymtextSymbolText
@testable import SymtextTextLayout
@testable import SymtextOpenType
import SymtextSymbolTestSupport
import Testing

/// The distance of baselines from the bottom of texts in lines.
struct BlockBaselineTests {
  private func block(lines: Int) throws -> Block {
    Block(try TestLibrary.label(Array(repeating: "Hxg", count: lines).joined(separator: "\n")))
  }

  @Test(arguments: 1...4)
  func `Below the last baseline is the letters' descent, for any number of lines`(
    count: Int
  ) throws {
    let metrics = try TestLibrary.inter().metrics
    let block = try block(lines: count)
    #expect(abs(try #require(block.baselineOffsetFromBottom) - metrics.descent) < 1e-9)
    let height = (metrics.ascent + metrics.descent) * Double(count)
    #expect(abs(block.height - height) < 1e-9)
    #expect(abs(try #require(block.firstBaseline).y - metrics.ascent) < 1e-9)
  }

  @Test(arguments: RowAlignment.allCases)
  func `A row has the offset of its lowest last line`(alignment: RowAlignment) throws {
    let blocks = [try block(lines: 3), try block(lines: 1)]
    let row = Row(alignment: alignment, gap: 4).block(blocks)
    // Nothing in a row is lower than the line with the lowest baseline.
    let descent = try TestLibrary.inter().metrics.descent
    #expect(abs(try #require(row.baselineOffsetFromBottom) - descent) < 1e-9)
    #expect(try #require(row.lastBaseline).y >= #require(row.firstBaseline).y)
  }

  @Test func `A given baseline is both the first and the last one`() throws {
    let block = try block(lines: 3)
    let moved = block.withBaselineOffset(fromBottom: 5)
    #expect(moved.baselineOffsetFromBottom == 5 && moved.height == block.height)
    #expect(moved.firstBaseline == moved.lastBaseline)
  }
}
