package import SymtextGraphics
internal import SymtextSupport

/// The most repetitions of a gradient's stops.
private let mostTurns = 64

extension LinearGradient {
  /// Returns an equivalent gradient within a box that is padded, not repeated.
  /// - Parameter box: in points, y down.
  /// - Returns: `nil` when the stops would repeat too often.
  package func unrolled(over box: Rect) -> LinearGradient? {
    guard extend != .pad else { return self }
    let way = end - start
    let length = way.dot(way)
    guard length > 0 else { return nil }
    let places = box.corners.map { ($0 - start).dot(way) / length }
    guard let turns = Range(turnsFrom: places.min(), to: places.max()) else { return nil }
    var unrolled = self
    unrolled.start = start + way * Double(turns.lowerBound)
    unrolled.end = start + way * Double(turns.upperBound)
    unrolled.stops = stops.unrolled(extend, over: turns)
    unrolled.extend = .pad
    return unrolled
  }
}

extension RadialGradient {
  /// Returns an equivalent gradient within a box that is padded, not repeated, without negative radii.
  /// - Parameter box: in points, y down.
  /// - Returns: `nil` when there is none, or when the stops would repeat too often.
  package func unrolled(over box: Rect) -> RadialGradient? {
    guard extend != .pad else { return startRadius >= 0 && endRadius >= 0 ? self : nil }
    guard var circles = nested, let back = map.inverse else { return nil }
    let way = circles.end - circles.start
    let growth = circles.endRadius - circles.startRadius
    let reach = box.corners.map { (back * $0 - circles.start).length }.max() ?? 0
    // From the circle of radius 0 to one that contains the box.
    let first = -circles.startRadius / growth
    let last = (reach - circles.startRadius) / (growth - way.length)
    guard way.length < growth, let turns = Range(turnsFrom: first, to: last) else { return nil }
    let begin = (first - Double(turns.lowerBound)) / Double(turns.count)
    let all = stops.unrolled(extend, over: turns)
    circles.stops =
      [.init(offset: 0, color: all.color(at: begin, interpolation))]
      + all.filter { $0.offset > begin }
      .map { .init(offset: ($0.offset - begin) / (1 - begin), color: $0.color) }
    circles.end = circles.start + way * Double(turns.upperBound)
    circles.endRadius = circles.startRadius + growth * Double(turns.upperBound)
    circles.start = circles.start + way * first
    circles.startRadius = 0
    circles.extend = .pad
    return circles
  }
}

extension Range<Int> {
  /// The whole turns between two places; `nil` when there are too many.
  fileprivate init?(turnsFrom first: Double?, to last: Double?) {
    guard let first, let last, last - first < Double(mostTurns), abs(first) < 1e6 else {
      return nil
    }
    let start = Int(first.rounded(.down))
    self = start..<Swift.max(Int(last.rounded(.up)), start + 1)
  }
}

extension Rect {
  fileprivate var corners: [Point] {
    [Point(minX, minY), Point(maxX, minY), Point(minX, maxY), Point(maxX, maxY)]
  }
}
