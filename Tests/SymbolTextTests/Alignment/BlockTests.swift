internal import SymtextFonts
@testable import SymtextGraphics
@testable import SymtextDrawing
import SymtextSymbolTestSupport
import SymtextSymbolText
import Testing
import SymtextTextLayout

struct BlockTests {
  private func box(_ width: Double = 10, _ height: Double = 20, baseline: Double? = nil) -> Block {
    Block(items: [], width: width, height: height, baselineOffsetFromBottom: baseline)
  }

  // MARK: The baseline of an image

  @Test func `No baseline differs from one on the bottom edge`() {
    #expect(box().baselineOffsetFromBottom == nil && box().firstBaseline == nil)
    #expect(box(baseline: 0).baselineOffsetFromBottom == 0)
    #expect(box(baseline: 0).firstBaseline?.y == 20)
  }

  @Test(arguments: [-7.5, 0, 3, 20, 31])
  func `A baseline has the given distance from the bottom, also outside`(offset: Double) {
    let block = box().withBaselineOffset(fromBottom: offset)
    #expect(block.baselineOffsetFromBottom == offset)
    #expect(block.firstBaseline?.y == 20 - offset)
    #expect(block.withBaselineOffset(fromBottom: 1).baselineOffsetFromBottom == 1)
    #expect(box().baselineOffsetFromBottom == nil)
  }

  @Test func `A baseline moves neither the box nor its middle`() {
    let block = box().withBaselineOffset(fromBottom: 4)
    #expect(block.width == 10 && block.height == 20 && block.middle == 10)
    #expect(block.alignmentRect == Rect(x: 0, y: 0, width: 10, height: 20))
  }

  // MARK: Symbols

  private func symbol(_ name: String, size: Double = 100) throws -> ResolvedSymbol {
    try ResolvedSymbol(
      name, in: try TestLibrary.bundled.get(), beside: TestLibrary.inter(size: size))
  }

  private func block(_ name: String) throws -> Block {
    Block(try symbol(name), painter: SymbolPainter(tint: .black))
  }

  @Test(arguments: ["circle", "bell", "minus", "chevron.up", "heart.slash"])
  func `A symbol's block has its baseline and its margins`(name: String) throws {
    let symbol = try symbol(name)
    let block = Block(symbol, painter: SymbolPainter(tint: .black))
    let offset = try #require(block.baselineOffsetFromBottom)
    #expect(abs(offset - symbol.baselineOffsetFromBottom) < 1e-9)
    #expect(abs(block.alignmentRect.width - symbol.advance) < 1e-9)
    #expect(abs(block.height - symbol.bounds.height) < 1e-9)
  }

  @Test func `A symbol above the baseline has its baseline below its image`() throws {
    let minus = try block("minus")
    #expect(try #require(minus.baselineOffsetFromBottom) < 0)
    #expect(try #require(minus.firstBaseline).y > minus.height)
  }

  @Test(arguments: ["circle", "bell.badge", "folder.badge.plus", "chevron.down", "cloud.slash"])
  func `The middle of a symbol is that of the capitals, with any attachments`(name: String)
    throws
  {
    let block = try block(name)
    let capHeight = try TestLibrary.inter(size: 100).metrics.capHeight
    #expect(block.middle == block.capMiddle)
    #expect(abs(try #require(block.firstBaseline).y - capHeight / 2 - block.middle) < 1e-9)
  }

  @Test func `The ink lies in the box`() throws {
    let block = try block("folder.badge.plus")
    let ink = try #require(block.items.compactMap(\.bounds).first)
    #expect(ink.minX >= -1e-9 && ink.minY >= -1e-9)
    #expect(ink.maxX <= block.width + 1e-9 && ink.maxY <= block.height + 1e-9)
    #expect(block.alignmentRect.maxX < block.width)
  }

  // MARK: Text

  @Test func `A line of text has one baseline, and its middle is that of its capitals`() throws {
    let block = Block(try TestLibrary.label("Add {plus.circle}"))
    #expect(block.firstBaseline == block.lastBaseline)
    #expect(block.middle == block.capMiddle)
    #expect(
      block.firstBaseline?.capHeight == (try TestLibrary.inter().metrics.capHeight))
  }

  @Test func `Lines have a first and a last baseline, and the middle of all`() throws {
    let label = try TestLibrary.label("one\ntwo\nthree")
    let block = Block(label)
    let lines = label.lines()
    #expect(block.firstBaseline?.y == lines.first?.baseline)
    #expect(block.lastBaseline?.y == lines.last?.baseline)
    // The middle of three lines is that of the second one's capitals.
    let second = lines[1].baseline - (try TestLibrary.inter().metrics.capHeight) / 2
    #expect(abs(block.middle - second) < 1e-9)
    #expect(block.capMiddle < block.middle)
  }

  @Test func `An empty text has no baseline and no size`() throws {
    let block = Block(try TestLibrary.label(""))
    #expect(block.firstBaseline == nil && block.baselineOffsetFromBottom == nil)
    #expect(block.width == 0 && block.height == 0 && block.items.isEmpty)
  }

  @Test func `A block of text is drawn like the label`() throws {
    let label = try TestLibrary.label("Forecast: {sun.max} today, {cloud.rain} tomorrow.")
    let block = Block(label, width: 120, style: ParagraphStyle(alignment: .center))
    let expected = label.displayList(
      width: 120, style: ParagraphStyle(alignment: .center), padding: 3)
    #expect("\(block.displayList(padding: 3))" == "\(expected)")
  }
}
