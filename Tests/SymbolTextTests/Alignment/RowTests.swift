@testable import SymtextGraphics
@testable import SymtextDrawing
import SymtextSymbolTestSupport
import SymtextSymbolText
import Testing

struct RowTests {
  /// Returns a visible box, with a baseline or without.
  private func box(_ width: Double, _ height: Double, baseline: Double? = nil) -> Block {
    let path = Path.roundedRect(
      Rect(x: 0, y: 0, width: width, height: height), radiusX: 0, radiusY: 0)
    return Block(
      items: [.fill(path, .black)], width: width, height: height,
      baselineOffsetFromBottom: baseline)
  }

  private func symbol(_ name: String, size: Double = 17) throws -> Block {
    Block(
      try ResolvedSymbol(
        name, in: try TestLibrary.bundled.get(), beside: TestLibrary.inter(size: size)),
      painter: SymbolPainter(tint: .black))
  }

  private func text(_ markup: String, size: Double = 17) throws -> Block {
    Block(try TestLibrary.label(markup, size: size))
  }

  private func boxes(_ block: Block) -> [Rect] { block.items.compactMap(\.bounds) }

  // MARK: Across

  @Test func `Blocks are side by side with the gap between them`() {
    let row = Row(alignment: .top, gap: 3).block([box(10, 10), box(20, 10), box(5, 10)])
    #expect(boxes(row).map(\.minX) == [0, 13, 36])
    #expect(row.width == 41 && row.height == 10)
  }

  @Test func `From right to left the first one is at the right`() {
    let row = Row(alignment: .top, gap: 3, direction: .rightToLeft)
      .block([box(10, 10), box(20, 11), box(5, 12)])
    let places = Dictionary(uniqueKeysWithValues: boxes(row).map { ($0.height, $0.minX) })
    #expect(places == [10: 31, 11: 8, 12: 0])
    #expect(row.width == 41)
  }

  @Test func `The gap is measured from the alignment rectangle, not from the box`() {
    var badged = box(10, 10)
    badged.alignmentRect = Rect(x: 2, y: 0, width: 5, height: 10)
    let row = Row(alignment: .top, gap: 1).block([badged, box(4, 10)])
    #expect(boxes(row).map(\.minX) == [0, 8])
  }

  @Test func `An empty row has no size, and a row of one block equals that block`() {
    let empty = Row().block([])
    #expect(empty.width == 0 && empty.height == 0 && empty.items.isEmpty)
    let one = Row(alignment: .firstBaseline).block([box(10, 20, baseline: 4)])
    #expect(one.width == 10 && one.height == 20 && one.baselineOffsetFromBottom == 4)
  }

  // MARK: Baselines

  @Test(arguments: [-30.0, -2, 0, 5, 12, 40], [-8.0, 0, 7, 25])
  func `On a common baseline the bottoms differ as the offsets do`(a: Double, b: Double) {
    for alignment in [RowAlignment.firstBaseline, .lastBaseline] {
      let row = Row(alignment: alignment).block([
        box(10, 20, baseline: a), box(10, 12, baseline: b),
      ])
      let bottoms = boxes(row).map(\.maxY)
      #expect(abs((bottoms[0] - bottoms[1]) - (a - b)) < 1e-9)
      // Both offsets refer to the same baseline, which is that of the row.
      let offset = row.baselineOffsetFromBottom ?? .nan
      #expect(abs((row.height - bottoms[0] + a) - offset) < 1e-9)
      #expect(abs((row.height - bottoms[1] + b) - offset) < 1e-9)
    }
  }

  @Test func `Text and symbols of all sizes share the first baseline`() throws {
    let blocks = [
      try symbol("heart", size: 34), try text("one\ntwo"), try text("small", size: 9),
      try symbol("minus"), box(12, 12, baseline: 3),
    ]
    let tops = tops(blocks, .firstBaseline)
    let baselines = zip(tops, blocks).map { $0 + ($1.firstBaseline?.y ?? .nan) }
    #expect(baselines.allSatisfy { abs($0 - baselines[0]) < 1e-9 })
  }

  @Test func `The last baseline is that of the last lines`() throws {
    let blocks = [try text("one\ntwo\nthree"), try text("one", size: 30), try symbol("star")]
    let tops = tops(blocks, .lastBaseline)
    let baselines = zip(tops, blocks).map { $0 + ($1.lastBaseline?.y ?? .nan) }
    #expect(baselines.allSatisfy { abs($0 - baselines[0]) < 1e-9 })
  }

  /// Returns the tops of blocks in a row, relative to the row's first block.
  private func tops(_ blocks: [Block], _ alignment: RowAlignment) -> [Double] {
    blocks.map { block in
      var marked = block
      let mark = Path.roundedRect(
        Rect(x: 0, y: 0, width: 1, height: 1), radiusX: 0, radiusY: 0)
      marked.items = [.fill(mark, .black)]
      let others = blocks.map { other in
        var other = other
        other.items = []
        return other
      }
      let row = Row(alignment: alignment).block([marked] + others)
      return row.items[0].bounds.map(\.minY).map { $0 - (row.firstBaseline?.y ?? 0) } ?? .nan
    }
  }

  // MARK: Middles

  @Test func `The middles of the capitals coincide, at any size`() throws {
    let blocks = [try text("Big", size: 40), try text("one\ntwo", size: 10), try symbol("bell")]
    let tops = tops(blocks, .capCenter)
    let middles = zip(tops, blocks).map { $0 + $1.capMiddle }
    #expect(middles.allSatisfy { abs($0 - middles[0]) < 1e-9 })
  }

  @Test func `A symbol beside several lines is centred on the label`() throws {
    let label = try text("one\ntwo\nthree")
    let chevron = try symbol("chevron.right")
    let row = Row(alignment: .center, gap: 8).block([label, chevron])
    #expect(row.firstBaseline?.y == label.firstBaseline?.y)
    #expect(row.height == label.height)
    let ink = try #require(row.items.last?.bounds)
    #expect(abs(ink.midY - label.middle) < 0.02)
  }

  @Test func `Beside one line, centring equals baseline alignment`()
    throws
  {
    let blocks = [try symbol("folder.badge.plus"), try text("Folder")]
    let rows = [RowAlignment.center, .capCenter, .firstBaseline, .lastBaseline].map {
      boxes(Row(alignment: $0, gap: 5).block(blocks))
    }
    for row in rows {
      for (a, b) in zip(row, rows[0]) { #expect(abs(a.minY - b.minY) < 1e-9) }
    }
  }

  @Test func `Tops and bottoms are those of the alignment rectangles`() {
    let blocks = [box(5, 10), box(5, 30)]
    #expect(boxes(Row(alignment: .top).block(blocks)).map(\.minY) == [0, 0])
    #expect(boxes(Row(alignment: .bottom).block(blocks)).map(\.maxY) == [30, 30])
  }

  // MARK: Blocks without a baseline

  @Test func `An image without a baseline is centred on the capitals of the line`() throws {
    let label = try text("one\ntwo")
    for (alignment, line) in [
      (RowAlignment.firstBaseline, label.firstBaseline), (.lastBaseline, label.lastBaseline),
    ] {
      let line = try #require(line)
      let row = Row(alignment: alignment).block([label, box(10, 10)])
      let middle = line.y - (line.capHeight ?? 0) / 2
      let image = try #require(row.items.last?.bounds)
      #expect(abs(image.midY - middle) < 1e-9)
    }
  }

  @Test func `Images without baselines are centred on each other`() {
    let row = Row(alignment: .firstBaseline).block([box(5, 10), box(5, 30)])
    #expect(boxes(row).map(\.midY) == [15, 15])
    #expect(row.baselineOffsetFromBottom == nil)
  }

  @Test func `A baseline on the bottom edge is a baseline`() throws {
    let label = try text("one")
    let row = Row(alignment: .firstBaseline).block([label, box(6, 6, baseline: 0)])
    let image = try #require(row.items.last?.bounds)
    #expect(abs(image.maxY - (label.firstBaseline?.y ?? .nan)) < 1e-9)
  }

  @Test func `Rows are blocks, too`() throws {
    let inner = Row(alignment: .firstBaseline, gap: 2).block([try symbol("bell"), try text("Bell")])
    let outer = Row(alignment: .firstBaseline, gap: 9).block([inner, try text("one\ntwo")])
    #expect(outer.firstBaseline?.capHeight == inner.firstBaseline?.capHeight)
    #expect(abs((outer.firstBaseline?.y ?? 0) - (inner.firstBaseline?.y ?? 1)) < 2)
    #expect((outer.lastBaseline?.y ?? 0) > (outer.firstBaseline?.y ?? 0) + 15)
  }
}
