@testable import SymtextGraphics
import SymtextTestSupport
import Testing

struct EdgeGridTests {
  /// Returns the first hit by testing every edge.
  private func firstHit(
    _ edges: [FilledOutline.Edge], from start: Point, towards direction: Vector, leaving own: Int
  ) -> Double? {
    edges.indices.filter { $0 != own }.compactMap { index -> Double? in
      let edge = edges[index]
      let turn = direction.cross(edge.direction)
      guard turn != 0 else { return nil }
      let offset = edge.start - start
      let along = offset.cross(edge.direction) / turn
      let place = offset.cross(direction) / turn
      return along > 0 && place >= 0 && place <= edge.length ? along : nil
    }.min()
  }

  @Test(arguments: 0..<40)
  func `A ray hits the same edges with and without the grid`(seed: Int) throws {
    var random = SplitMix64(state: UInt64(seed))
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    var path = Path()
    for _ in 0...seed % 8 {
      path.append(
        .roundedRect(
          Rect(
            x: number(0...800), y: number(0...300), width: number(5...400),
            height: number(5...300)),
          radiusX: number(0...60), radiusY: number(0...60)))
    }
    let outline = try #require(FilledOutline(path))
    let edges = outline.edges
    let box = try #require(path.bounds)
    let grid = EdgeGrid(edges, box: box)
    for (index, edge) in edges.enumerated() {
      for direction in [edge.outward, -edge.outward] {
        let start = edge.start + edge.direction * (edge.length * number(0.1...0.9))
        let found = grid.firstHit(from: start, towards: direction, leaving: index)?.distance
        let expected = firstHit(edges, from: start, towards: direction, leaving: index)
        #expect(abs((found ?? -1) - (expected ?? -1)) < 1e-6)
      }
    }
  }

  @Test func `Black is on the inner side of every edge`() throws {
    var ring = Path.ellipse(center: .zero, radiusX: 100, radiusY: 100)
    ring.append(Path.ellipse(center: .zero, radiusX: 50, radiusY: 50))
    let hole = Path.ellipse(center: .zero, radiusX: 30, radiusY: 30)
    let shape = try #require(ring.combined(.difference, with: hole, tolerance: 0.01))
    let outline = try #require(FilledOutline(shape))
    #expect(outline.contours.count == 2)
    for edge in outline.edges {
      let middle = edge.start + edge.direction * (edge.length / 2)
      #expect(outline.depth(at: middle - edge.outward) > 0.9)
      #expect(outline.depth(at: middle + edge.outward) < -0.9)
    }
  }
}
