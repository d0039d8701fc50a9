@testable import SymtextGraphics
import Testing

struct LineRunsTests {
  /// The parts that a side keeps along a contour, from those that it may keep at each distance from the start.
  private static func kept(
    _ path: Path, _ part: (Double) -> Double
  ) throws -> (at: (Double) -> [Double], length: Double) {
    let lines = try #require(
      CrowdedLines(
        [Stroker.Stroke(path)], obstacles: [], reach: 4, regular: 0.9, budget: WorkBudget()))
    let line = lines.lines[0]
    let distances = stride(from: 0, through: line.length, by: 0.25).map { $0 }
    let runs = LineRuns(line.runs, length: line.length, isClosed: line.isClosed)
    let growth = runs.growth(distances: distances, parts: distances.map(part))
    return ({ growth.stretch(at: $0).map { [$0.first, $0.last] } ?? [1, 1] }, line.length)
  }

  /// A frame of 12 by 8 whose corners have a radius of 2; it starts at the left end of its upper edge.
  private static let frame = Path.roundedRect(
    Rect(x: 0, y: 0, width: 12, height: 8), radiusX: 2, radiusY: 2)

  @Test func `One crowded spot narrows a whole straight edge and no other`() throws {
    let arc = Double.pi
    let (kept, length) = try Self.kept(Self.frame) { abs($0 - 4) < 0.5 ? 0.25 : 1 }
    #expect(abs(length - (2 * 8 + 2 * 4 + 4 * arc)) < 0.1)
    for distance in [0.1, 2, 4, 6, 7.9] { #expect(kept(distance) == [0.25, 0.25], "\(distance)") }
    // The corner leads to the next edge, which keeps all.
    #expect(kept(8 + arc / 2) == [0.25, 1])
    for distance in [8 + arc + 0.1, 8 + arc + 3.9, 20 + arc, length - arc - 0.2] {
      #expect(kept(distance) == [1, 1], "\(distance)")
    }
    #expect(kept(length - arc / 2) == [1, 0.25])
  }

  @Test func `A crowded corner draws the edges beside it along`() throws {
    let (kept, _) = try Self.kept(Self.frame) { abs($0 - 8 - Double.pi / 2) < 0.5 ? 0.25 : 1 }
    for distance in [1.0, 7, 8 + Double.pi / 2, 8 + Double.pi + 2] {
      #expect(kept(distance) == [0.25, 0.25], "\(distance)")
    }
    #expect(kept(20) == [1, 1])
  }

  @Test(arguments: [(Point(12, 12), true), (Point(20, 3), false)])
  func `Edges that meet at a corner are free of each other, those of a slight bend are one`(
    end: Point, isCorner: Bool
  ) throws {
    let path = Path([.move(Point(2, 2)), .line(Point(12, 2)), .line(end)])
    let (kept, length) = try Self.kept(path) { $0 < 1 ? 0.5 : 1 }
    #expect(kept(9.9) == [0.5, 0.5])
    #expect(kept(length - 1) == (isCorner ? [1, 1] : [0.5, 0.5]))
  }

  @Test func `A circle narrows all round`() throws {
    let (kept, length) = try Self.kept(
      .ellipse(center: Point(12, 12), radiusX: 5, radiusY: 5)
    ) { abs($0 - 3) < 0.5 ? 0.5 : 1 }
    for share in [0.0, 0.3, 0.6, 1] { #expect(kept(length * share) == [0.5, 0.5]) }
  }

  @Test func `A line without length or crowded places grows fully`() throws {
    #expect(LineRuns([], length: 0, isClosed: false).growth(distances: [0], parts: [0.5]) == .all)
    #expect(try Self.kept(Self.frame) { _ in 1 }.at(3) == [1, 1])
  }

  @Test func `The edges of a stroke stay straight, and meet at their corner`() throws {
    // The lower edge of a square is crowded: inside it grows by half, and the others fully.
    let square = Path([
      .move(Point(2, 2)), .line(Point(22, 2)), .line(Point(22, 22)), .line(Point(2, 22)), .close,
    ])
    let runs = try #require(
      CrowdedLines(
        [Stroker.Stroke(square)], obstacles: [], reach: 4, regular: 0.9, budget: WorkBudget())
    ).lines[0]
    var line = LineYielding()
    line.right = LineRuns(runs.runs, length: runs.length, isClosed: true).growth(
      distances: [50], parts: [0.5])
    let stroker = Stroker(maximumHalfWidth: 1.9, tolerance: 0.005)
    let outline = stroker.outline(of: [
      Stroker.Stroke(square, yielding: StrokeYielding(from: 0.9, to: 1.9, lines: [line]))
    ])
    // Halfway it has grown as far as it may.
    for (halfWidth, lower) in [(0.9, 0.9), (1.4, 1.4), (1.9, 1.4)] {
      let inner = try #require(outline.path(halfWidth: halfWidth).contours.last?.bounds)
      #expect(abs(inner.minY - 2 - halfWidth) < 1e-9 && abs(inner.maxY - 22 + lower) < 1e-9)
      #expect(abs(inner.minX - 2 - halfWidth) < 1e-9 && abs(inner.maxX - 22 + halfWidth) < 1e-9)
      let corners =
        outline.path(halfWidth: halfWidth).contours.last?.elements.flatMap(\.points) ?? []
      #expect(
        corners.allSatisfy { point in
          [inner.minX, inner.maxX].contains { abs($0 - point.x) < 1e-9 }
            && [inner.minY, inner.maxY].contains { abs($0 - point.y) < 1e-9 }
        })
    }
  }
}
