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

  /// Returns the part of its growth that the edge keeps at the end of a segment.
  ///
  /// At a corner it may be another than at the start of the next segment.
  func part(atEndOf segment: Int) -> Double { part(ways[segment].last ?? 0, of: segment) }

  /// Returns the part of its growth that the edge keeps at the start of a segment.
  func part(atStartOf segment: Int) -> Double { part(ways[segment].first ?? 0, of: segment) }

  /// Returns the part at a distance, or a little inside of the segment.
  private func part(_ way: Double, of segment: Int) -> Double {
    guard let first = ways[segment].first, let last = ways[segment].last else { return 1 }
    let inside = min(Self.inside, (last - first) / 4)
    return kept.part(at: min(max(way, first + inside), last - inside))
  }

  /// The distance from a corner at which the part is read, in the units of the path.
  private static let inside = 0.02

  /// Returns a point of a corner after a segment.
  /// - Parameter share: how far the corner has been rounded, from 0 to 1.
  func held(
    _ point: ControlPoint, atCornerOf segment: Int, next: Int, share: Double
  ) -> ControlPoint {
    let (before, after) = (part(atEndOf: segment), part(atStartOf: next))
    return yielding.held(point, before + (after - before) * share)
  }

  /// Returns the point at which the edges of two segments meet at a corner.
  /// - Parameter side: −1 or 1.
  func crossing(
    _ point: ControlPoint, after segment: Int, next: Int, side: Double
  ) -> ControlPoint {
    yielding.held(
      point, (part(atEndOf: segment), segments[segment].last.normal * side),
      (part(atStartOf: next), segments[next].first.normal * side))
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
    let ends = (part(atStartOf: segment), part(atEndOf: segment))
    if ends.0 == ends.1, kept.part(at: (ways[0] + (ways.last ?? 0)) / 2) == ends.0 {
      return edge.map { yielding.held($0, ends.0) }
    }
    var points = [yielding.held(edge[0], ends.0)]
    if segments[segment].isLine {
      appendLine(edge, segments[segment], ways[0], ways[1], taken, to: &points)
    } else {
      for number in 1..<ways.count {
        appendCurve(
          edge[(2 * number - 2)...(2 * number)], ways[number - 1], ways[number], to: &points)
      }
    }
    points[points.count - 1] = yielding.held(edge[edge.count - 1], ends.1)
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
