@testable import SymtextOpenType
import Testing

/// Points whose deltas a font need not store.
struct InferredDeltasTests {
  private func stored(
    _ points: [(Int, Int)], _ deltas: [(x: Int, y: Int)], tolerance: Double = 0
  ) -> [Int] {
    InferredDeltas(tolerance: tolerance).stored(
      points.map { Outline.Point(x: $0.0, y: $0.1, isOnCurve: true) },
      deltas.map { GvarTable.Delta(x: $0.x, y: $0.y) }[...])
  }

  @Test func `Points between others move proportionally`() {
    // A line from left to right that becomes longer, and its return.
    let points = [(0, 0), (100, 0), (200, 0), (200, 50), (0, 50)]
    #expect(stored(points, [(0, 0), (10, 0), (20, 0), (20, 0), (0, 0)]).count == 2)
    #expect(stored(points, [(0, 0), (12, 0), (20, 0), (20, 0), (0, 0)]).contains(1))
    #expect(
      !stored(points, [(0, 0), (12, 0), (20, 0), (20, 0), (0, 0)], tolerance: 2).contains(1))
  }

  @Test func `A contour that only shifts stores one point, a fixed one none`() {
    let points = [(0, 0), (100, 0), (50, 80)]
    #expect(stored(points, [(7, -3), (7, -3), (7, -3)]) == [0])
    #expect(stored(points, [(0, 0), (0, 0), (0, 0)]).isEmpty)
    #expect(stored([], []).isEmpty)
  }

  @Test
  func `Coincident points with different deltas leave the points between them unchanged`() {
    // x is equal at both ends of the gap, so that it does not determine the middle's movement.
    let points = [(0, 0), (50, 10), (0, 20), (-30, 10)]
    #expect(stored(points, [(4, 0), (6, 0), (8, 0), (5, 0)]).count == 4)
  }

  /// Tests in which fontTools draws complete fonts check other readers.
  @Test func `Omitted deltas are inferred within the tolerance`() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<400 {
      let count = Int.random(in: 1...40, using: &random)
      let tolerance = Double.random(in: 0...3, using: &random)
      let points = (0..<count).map { _ in
        (Int.random(in: -40...40, using: &random), Int.random(in: -40...40, using: &random))
      }
      let deltas = points.map { point in
        (
          x: point.0 / 2 + Int.random(in: -2...2, using: &random),
          y: Int.random(in: -3...3, using: &random)
        )
      }
      let kept = stored(points, deltas, tolerance: tolerance)
      #expect(kept == kept.sorted() && Set(kept).count == kept.count)
      for (index, told) in inferred(points, deltas, kept).enumerated() {
        #expect(abs(told.0 - Double(deltas[index].x)) <= tolerance + 1e-9)
        #expect(abs(told.1 - Double(deltas[index].y)) <= tolerance + 1e-9)
      }
    }
  }

  /// Infers the deltas of all points from the stored ones, following the specification step by step.
  private func inferred(
    _ points: [(Int, Int)], _ deltas: [(x: Int, y: Int)], _ kept: [Int]
  ) -> [(Double, Double)] {
    points.indices.map { index in
      guard !kept.isEmpty else { return (0, 0) }
      if kept.contains(index) { return (Double(deltas[index].x), Double(deltas[index].y)) }
      let before = kept.last { $0 < index } ?? kept[kept.count - 1]
      let after = kept.first { $0 > index } ?? kept[0]
      func axis(_ place: (Int) -> Int, _ delta: (Int) -> Int) -> Double {
        let (a, b, here) = (Double(place(before)), Double(place(after)), Double(place(index)))
        let (c, d) = (Double(delta(before)), Double(delta(after)))
        if a == b { return c == d ? c : 0 }
        if here <= min(a, b) { return a < b ? c : d }
        if here >= max(a, b) { return a > b ? c : d }
        return c + (here - a) / (b - a) * (d - c)
      }
      return (axis({ points[$0].0 }, { deltas[$0].x }), axis({ points[$0].1 }, { deltas[$0].y }))
    }
  }
}
