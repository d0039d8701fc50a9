import SymtextGraphics
import Testing

struct StrokeStyleTests {
  private static let stroker = Stroker(maximumHalfWidth: 2, tolerance: 0.002)

  private func outline(
    _ path: Path, _ style: StrokeStyle, halfWidth: Double = 1
  ) -> Path {
    Self.stroker.outline(of: [.init(path, style: style)]).path(halfWidth: halfWidth)
  }

  private static let line = Path([.move(Point(4, 10)), .line(Point(14, 10))])
  private static let corner = Path([
    .move(Point(2, 12)), .line(Point(12, 12)), .line(Point(12, 2)),
  ])

  @Test(arguments: [
    (StrokeStyle.Cap.butt, Rect(minX: 4, minY: 9, maxX: 14, maxY: 11), 20.0),
    (.square, Rect(minX: 3, minY: 9, maxX: 15, maxY: 11), 24),
    (.round, Rect(minX: 3, minY: 9, maxX: 15, maxY: 11), 20 + Double.pi),
  ])
  func `Caps end at the right distance`(cap: StrokeStyle.Cap, box: Rect, area: Double) throws {
    let outline = outline(Self.line, StrokeStyle(cap: cap, join: .round))
    let bounds = try #require(outline.bounds)
    #expect(abs(bounds.minX - box.minX) < 1e-9 && abs(bounds.maxX - box.maxX) < 1e-9)
    #expect(abs(outline.area - area) < 0.01)
  }

  @Test(arguments: [
    (StrokeStyle.Join.miter, 40.0), (.bevel, 39.5), (.round, 39 + Double.pi / 4),
  ])
  func `Joins fill the outside of corners`(join: StrokeStyle.Join, area: Double) {
    let outline = outline(Self.corner, StrokeStyle(cap: .butt, join: join))
    #expect(abs(outline.area - area) < 0.01)
  }

  @Test func `A miter beyond its limit is bevelled with any pen`() throws {
    // A right angle's miter is √2 stroke widths long.
    for halfWidth in [0.2, 1, 2] {
      func reach(_ limit: Double) throws -> Double {
        let style = StrokeStyle(cap: .butt, join: .miter, miterLimit: limit)
        return try #require(outline(Self.corner, style, halfWidth: halfWidth).bounds).maxY - 12
      }
      #expect(abs(try reach(1.42) - halfWidth) < 1e-9)
      let bevelled = outline(
        Self.corner, StrokeStyle(cap: .butt, join: .miter, miterLimit: 1.41), halfWidth: halfWidth)
      let plain = outline(
        Self.corner, StrokeStyle(cap: .butt, join: .bevel), halfWidth: halfWidth)
      #expect(bevelled == plain)
    }
  }

  @Test func `Lines without length have the width of lines, or are empty`() throws {
    for dot in [
      Path([.move(Point(5, 5)), .line(Point(5, 5))]), Path([.move(Point(5, 5)), .close]),
    ] {
      let round = outline(dot, StrokeStyle(cap: .round, join: .round))
      #expect(abs(round.area - .pi) < 0.01)
      #expect(abs(outline(dot, StrokeStyle(cap: .square, join: .round)).area - 4) < 1e-9)
      #expect(outline(dot, StrokeStyle(cap: .butt, join: .round)).isEmpty)
    }
    #expect(outline(Path([.move(Point(5, 5))]), StrokeStyle(cap: .round, join: .round)).isEmpty)
  }

  @Test func `An outline moves outwards and its holes inwards`() throws {
    var ring = Path.roundedRect(Rect(x: 2, y: 2, width: 20, height: 20), radiusX: 0, radiusY: 0)
    ring.append(
      Path.roundedRect(Rect(x: 6, y: 6, width: 12, height: 12), radiusX: 0, radiusY: 0).reversed)
    let style = StrokeStyle(cap: .butt, join: .miter)
    let variable = Self.stroker.outline(of: [.init(ring, style: style, isOutline: true)])
    #expect(abs(variable.path(halfWidth: 0).area - (400 - 144)) < 1e-9)
    #expect(abs(variable.path(halfWidth: 1).area - (22 * 22 - 100)) < 1e-9)
    #expect(abs(variable.path(halfWidth: -1).area - (18 * 18 - 14 * 14)) < 1e-9)
  }
}
