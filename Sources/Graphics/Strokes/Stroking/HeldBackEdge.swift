/// One side of a line that keeps only parts of its growth.
struct HeldBackEdge {
  typealias ControlPoint = VariableOutline.ControlPoint

  private let yielding: YieldingPen
  private let side: Double
  private let segments: [StrokeSegment]
  /// The run of each segment.
  private let runs: [SideGrowth.Stretch]

  /// - Parameter side: −1 for the left side, 1 for the right.
  /// - Returns: `nil` if the side keeps its full growth.
  init?(of line: CentreLine, side: Double) {
    guard let yielding = line.yielding else { return nil }
    let kept = yielding.line.kept(side: side)
    guard !kept.isAll else { return nil }
    (self.yielding, self.side, segments) = (yielding, side, line.segments)
    let lengths = segments.map { $0.ways.reduce(0, +) }
    // `kept` measured the line in chords, so its length differs.
    let all = lengths.reduce(0, +)
    let factor = all > 0 && kept.length > 0 ? kept.length / all : 1
    var start = 0.0
    runs = lengths.compactMap { length in
      defer { start += length }
      return kept.stretch(at: (start + length / 2) * factor)
    }
    guard runs.count == segments.count else { return nil }
  }

  /// Returns the edge of one segment.
  /// - Parameters:
  ///   - edge: the edge with full growth: points on the curve and, in a curved segment, one control point between each
  ///     two.
  ///   - before: the segment that leads smoothly to it, if there is one.
  ///   - after: the segment that it leads to smoothly.
  func held(
    _ edge: [ControlPoint], segment: Int, before: Int?, after: Int?
  ) -> [ControlPoint] {
    var points = edge.map { yielding.held($0, runs[segment], side: side) }
    // A straight edge ends where the curve beside it begins, which may have moved along.
    if let before, !runs[before].isEven {
      points[0] = yielding.held(edge[0], runs[before], side: side)
    }
    if let after, !runs[after].isEven {
      points[points.count - 1] = yielding.held(edge[edge.count - 1], runs[after], side: side)
    }
    return points
  }

  /// Returns a point of a corner after a segment.
  /// - Parameter share: how far the corner has been rounded, from 0 to 1.
  func held(
    _ point: ControlPoint, atCornerOf segment: Int, next: Int, share: Double
  ) -> ControlPoint {
    let (before, after) = (runs[segment].last, runs[next].first)
    return yielding.held(point, before + (after - before) * share)
  }

  /// Returns the point at which the edges of two segments meet at a corner.
  func crossing(_ point: ControlPoint, after segment: Int, next: Int) -> ControlPoint {
    yielding.held(
      point, (runs[segment].last, segments[segment].last.normal * side),
      (runs[next].first, segments[next].first.normal * side))
  }
}
