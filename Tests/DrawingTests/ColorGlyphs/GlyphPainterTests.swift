@testable import SymtextGraphics
@testable import SymtextDrawing
@testable import SymtextFonts
@testable import SymtextOpenType
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

/// Paint graphs: cases in which Chromium deviates from the specification, and malicious graphs.
struct GlyphPainterTests {
  private func table(_ paints: [[UInt8]], layers: [Int] = []) throws -> ColorPaintTable {
    try #require(PaintGraph.table(paints, layers: layers))
  }

  private func painted(_ table: ColorPaintTable) throws -> [DisplayItem]? {
    let font = try TestLibrary.inter(size: 20)
    var painter = GlyphPainter(
      font: font, paints: table, palette: [Color.black, .white], textColor: .black)
    return painter.items(of: 3, paint: try #require(table.paint(of: 3)))
  }

  /// A glyph's outline filled with the next paint.
  private let outline = PaintGraph.outline(of: 40)
  private let solid = PaintGraph.solid

  private func linear(_ points: [Int16], stops: [(Double, Int)]) -> [UInt8] {
    var writer = BinaryWriter()
    writer.write(bytes: [4, 0, 0, 16])
    for number in points { writer.write(number) }
    writer.write(bytes: [0])
    writer.write(UInt16(stops.count))
    for (offset, color) in stops {
      writer.write(f2Dot14: offset)
      writer.write(UInt16(color))
      writer.write(f2Dot14: 1)
    }
    return writer.bytes
  }

  @Test func `A glyph is filled with its paint`() throws {
    let items = try #require(try painted(table([outline, solid])))
    guard case .fill(let path, .color(.black)) = items.first, items.count == 1 else {
      Issue.record("it is no fill")
      return
    }
    #expect(path.bounds == (try TestLibrary.inter(size: 20)).inkBounds(of: 40))
  }

  @Test(arguments: [[0, 0, 0, 0, 0, 100], [0, 0, 0, 50, 0, 100], [0, 0, 50, 0, 0, 0] as [Int16]])
  func `A gradient without extent is not painted`(points: [Int16]) throws {
    let gradient = linear(points, stops: [(0, 0), (1, 1)])
    #expect(try painted(table([outline, gradient]))?.isEmpty == true)
  }

  @Test func `Stops at one position are a step`() throws {
    let gradient = linear([0, 0, 100, 0, 0, 100], stops: [(0.5, 0), (0.5, 1)])
    let items = try #require(try painted(table([outline, gradient])))
    guard case .fill(_, .gradient(let line)) = items.first else {
      Issue.record("it is no gradient")
      return
    }
    #expect(line.stops.color(at: 0.49) == .black && line.stops.color(at: 0.51) == .white)
    let scale = try TestLibrary.inter(size: 20).scale
    #expect(abs((line.start.x + line.end.x) / 2 - 50 * scale) < 1e-9)
  }

  @Test func `A cyclic reference is omitted`() throws {
    // A glyph painted with itself; layers whose second layer is their own list.
    #expect(try painted(table([[11, 0, 3]]))?.isEmpty == true)
    let circle = try table(
      [[1, 2, 0, 0, 0, 0], outline, solid, [1, 2, 0, 0, 0, 0]], layers: [1, 3])
    #expect(try painted(circle)?.count == 2)
  }

  @Test func `A paint with too many repetitions is not painted`() throws {
    // Ten levels of layers, each containing the next seven times.
    var paints: [[UInt8]] = []
    var layers: [Int] = []
    for level in 0..<10 {
      let first = UInt8(7 * (level + 1))
      paints.append([1, 7, 0, 0, 0, first])
    }
    paints += [outline, solid]
    for level in 0..<11 { layers += Array(repeating: level, count: 7) }
    #expect(try painted(table(paints, layers: layers)) == nil)
  }

  @Test func `A paint nested too deeply is not painted, and gives a warning`() throws {
    let font = try TestLibrary.inter(size: 20)
    for (depth, limit) in [(64, nil), (65, PaintLimit.depth), (200, .depth)] {
      let table = try #require(PaintGraph.nested(depth))
      var painter = GlyphPainter(font: font, paints: table, palette: [.black], textColor: .black)
      let items = painter.items(of: 3, paint: try #require(table.paint(of: 3)))
      #expect(painter.exceeded == limit && (items == nil) == (limit != nil), "\(depth)")
    }
  }

  @Test func `References outside the table are omitted`() throws {
    let whole = try table([outline, solid])
    #expect(whole.paint(at: 1 << 30, at: []) == nil)
    #expect(whole.paint(ofLayer: 5) == nil)
    #expect(try painted(table([[10, 0xFF, 0xFF, 0xFF, 0, 40]]))?.isEmpty == true)
    #expect(try painted(table([[33, 0, 0]]))?.isEmpty == true)
  }

  @Test func `Colours without bounds are invisible`() throws {
    #expect(try painted(table([solid]))?.isEmpty == true)
  }
}
