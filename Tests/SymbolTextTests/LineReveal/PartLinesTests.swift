import SymtextGraphics
@testable import SymtextSymbolText
import Testing

/// The part of strokes on the drawing grid that pens have drawn.
struct PartLinesTests {
  private func lines(_ paths: String..., filled: String? = nil) throws -> PartLines {
    var strokes = try paths.map { Stroker.Stroke(try SVGPathData.parse($0)) }
    if let filled { strokes.append(Stroker.Stroke(try SVGPathData.parse(filled), isSolid: true)) }
    return PartLines(strokes, halfWidth: 1, toPoints: .identity)
  }

  @Test func `A line with heads at both ends is drawn from its middle`() throws {
    let lines = try lines("M4 12H20", "M8 8L4 12L8 16", "M16 8L20 12L16 16")
    for share in [0.1, 0.5, 0.8] {
      let box = try #require(lines.outline(0...share).lines.bounds)
      #expect(abs(box.minX + box.maxX - 24) < 0.02)
      #expect(box.width < 16)
    }
  }

  @Test(arguments: ["M4 12H20", "M20 12H4"])
  func `A line is drawn towards its head, in either direction of the path`(shaft: String) throws {
    let lines = try lines(shaft, "M16 8L20 12L16 16")
    let box = try #require(lines.outline(0...0.5).lines.bounds)
    #expect(abs(box.minX - 3) < 0.02 && box.maxX < 14)
    #expect(abs(box.height - 10) < 0.1)
  }

  @Test func `A corner that opens forwards is not a head`() throws {
    // A fork, and a roof on the end of a wall that continues.
    let lines = try lines("M12 20V12", "M8 8L12 12L16 8")
    #expect(lines.lines.allSatisfy { $0.carrier == nil })
    let early = try #require(lines.outline(0...0.5).lines.bounds)
    #expect(early.width < 2.1 && early.minY > 14)
  }

  @Test func `Dots and fills appear when the pen arrives`() throws {
    let end = try lines("M4 12H16", filled: "M15.8 11.8h.4v.4h-.4Z")
    #expect(end.outline(0...0.6).solids.isEmpty)
    #expect(end.outline(0...1).solids.map(\.opacity) == [1])
    let start = try lines("M4 12H16", filled: "M3.8 11.8h.4v.4h-.4Z")
    #expect(start.outline(0...0.3).solids.map(\.opacity) == [1])
    let dot = try lines("M4 12H16", "M16 12h0")
    let (before, after) = (dot.outline(0...0.8).lines, dot.outline(0...1).lines)
    #expect(before.contours.count == 1 && after.contours.count == 2)
  }

  @Test func `All lines begin and end together`() throws {
    let lines = try lines("M4 4H20", "M4 12H8", "M4 20H12")
    for share in [0.25, 0.5, 0.75] {
      let widths = lines.outline(0...share).lines.contours.compactMap(\.bounds).map { $0.width - 2 }
      for (width, length) in zip(widths, [16, 4, 8.0]) {
        #expect(abs(width - share * length) < 0.02)
      }
    }
  }

  @Test func `Removing the start leaves the rest`() throws {
    let lines = try lines("M4 12H20")
    let box = try #require(lines.outline(0.5...1).lines.bounds)
    #expect(abs(box.minX - 11) < 0.02 && abs(box.maxX - 21) < 0.02)
  }

  @Test func `A shape with a pen is drawn along its inner edge, another one fades`() throws {
    let wide = try lines(filled: "M4 4H20V20H4Z")
    #expect(wide.lines.count == 1 && wide.solids.count == 1)
    let line = try #require(wide.outline(0...0.5).lines.bounds)
    // Solid shapes are a pen wider than their path.
    #expect(line.minX >= 3 - 0.02 && line.maxX <= 21 + 0.02)
    #expect(wide.outline(0...0.5).solids.isEmpty)
    let empty = PartLines(outline: Path(), halfWidth: 1, toPoints: .identity)
    #expect(empty.lines.isEmpty)
  }
}
