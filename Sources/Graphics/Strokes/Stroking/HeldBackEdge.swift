/// One side of a line that keeps only parts of its growth: an edge with additional points where the part changes.
struct HeldBackEdge {
  typealias ControlPoint = VariableOutline.ControlPoint

  private let yielding: YieldingPen
  private let kept: SideGrowth
  private let segments: [StrokeSegment]
  /// The distances of each segment's nodes from the line's start, on the scale of ``kept``.
  private let ways: [[Double]]

  /// - Returns: `nil` if the side keeps its full growth.
  init?(of line: CentreLine, side: Double) {
    guard let yielding = line.yielding else { return nil }
    (self.yielding, kept, segments) = (yielding, yielding.line.kept(side: side), line.segments)
    guard !kept.isAll else { return nil }
    var length = 0.0
    let measured = segments.map { segment in
      [length]
        + segment.ways.map {
          length += $0
          return length
        }
    }
    // `kept` measured the line in chords, so its length differs.
    let factor = length > 0 && kept.length > 0 ? kept.length / length : 1
    ways = measured.map { $0.map { $0 * factor } }
  }

  /// Returns a point at the end of a segment.
  func held(_ point: ControlPoint, atEndOf segment: Int) -> ControlPoint {
    yielding.held(point, ways[segment].last.map(kept.part) ?? 1)
  }

  /// Returns the edge of one segment.
  /// - Parameters:
  ///   - edge: the edge with full growth: points on the curve and, in a curved segment, one control point between each
  ///     two.
  ///   - taken: the lengths that corners take from a straight segment at the widest pen.
  func held(
    _ edge: [ControlPoint], segment: Int, cornersTake taken: (start: Double, end: Double)
  ) -> [ControlPoint] {
    let ways = ways[segment]
    var points = [yielding.held(edge[0], kept.part(at: ways[0]))]
    if segments[segment].isLine {
      appendLine(edge, segments[segment], ways[0], ways[1], taken, to: &points)
    } else {
      for number in 1..<ways.count {
        appendCurve(
          edge[(2 * number - 2)...(2 * number)], ways[number - 1], ways[number], to: &points)
      }
    }
    return points
  }

  private func appendCurve(
    _ curve: ArraySlice<ControlPoint>, _ start: Double, _ end: Double,
    to points: inout [ControlPoint]
  ) {
    let (first, control, last) = (
      curve[curve.startIndex], curve[curve.startIndex + 1], curve[curve.startIndex + 2]
    )
    /// The blossom of the curve at two distances.
    func blossom(_ a: Double, _ b: Double, isOnCurve: Bool) -> ControlPoint {
      let (u, v) = ((a - start) / (end - start), (b - start) / (end - start))
      func at(_ p: Point, _ q: Point, _ r: Point) -> Point {
        p.interpolated(to: q, u).interpolated(to: q.interpolated(to: r, u), v)
      }
      let tip = at(
        first.base + first.offset, control.base + control.offset, last.base + last.offset)
      let base = at(first.base, control.base, last.base)
      return ControlPoint(base: base, offset: tip - base, isOnCurve: isOnCurve)
    }
    let joints = end > start ? kept.joints(from: start, to: end) : []
    let cuts = [start] + joints + [end]
    for (from, to) in zip(cuts, cuts.dropFirst()) {
      let between = joints.isEmpty ? control : blossom(from, to, isOnCurve: false)
      points.append(yielding.held(between, middle(from, to)))
      points.append(
        yielding.held(to == end ? last : blossom(to, to, isOnCurve: true), kept.part(at: to)))
    }
  }

  private func appendLine(
    _ edge: [ControlPoint], _ segment: StrokeSegment, _ start: Double, _ end: Double,
    _ taken: (start: Double, end: Double), to points: inout [ControlPoint]
  ) {
    // The offset without that of corners.
    let normal = segment.first.normal
    let offset = normal * (edge[0].offset.dot(normal) < 0 ? -1 : 1)
    func point(_ distance: Double, isOnCurve: Bool) -> ControlPoint {
      let share = (distance - start) / (end - start)
      return ControlPoint(
        base: segment.first.point.interpolated(to: segment.last.point, share), offset: offset,
        isOnCurve: isOnCurve)
    }
    let (first, last) = (start + taken.start, end - taken.end)
    let cuts = [start] + (first < last ? kept.joints(from: first, to: last) : []) + [end]
    for (from, to) in zip(cuts, cuts.dropFirst()) {
      let (low, high) = (max(from, first), min(to, last))
      if low < high {
        let part = middle(low, high)
        if abs(part - (kept.part(at: low) + kept.part(at: high)) / 2) > Self.straight {
          points.append(yielding.held(point((low + high) / 2, isOnCurve: false), part))
        }
      }
      points.append(
        yielding.held(to == end ? edge[1] : point(to, isOnCurve: true), kept.part(at: to)))
    }
  }

  /// The greatest bend of an edge that counts as straight, where the stroke grows by one unit.
  private static let straight = 0.004

  /// Returns the part that the control point between two distances keeps.
  private func middle(_ from: Double, _ to: Double) -> Double {
    let ends = (kept.part(at: from) + kept.part(at: to)) / 2
    return min(max(2 * kept.part(at: (from + to) / 2) - ends, 0), 1)
  }
}
