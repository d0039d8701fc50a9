package import SymtextGraphics

/// A shape without a pen of its own that a pen carries along, by the guide points of a template: it grows from the
/// pen, and rests when the pen has arrived.
///
/// Units of the drawing grid, y down.
package struct CarriedPart: Sendable {
  /// The shape at rest.
  package let outline: Path
  /// The line that carries it.
  package let carrier: DrawnLine.Carrier
  /// Its visibility.
  package let presence: Presence

  /// The least fraction of the carrier's drawing during which a part grows.
  private static let leastShare = 0.1

  /// - Parameters:
  ///   - outline: the shape, in points.
  ///   - route: the route of the pen, in points.
  ///   - unit: the points in a unit of the drawing grid.
  /// - Returns: `nil` for a route without length.
  init?(_ outline: Path, _ route: PenRoute, unit: Double) {
    let toGrid = Affine.scale(1 / unit, 1 / unit)
    guard let way = PenLine(route.path.transformed(by: toGrid)), let first = route.pace.first,
      let last = route.pace.last
    else { return nil }
    self.outline = outline.transformed(by: toGrid)
    let tip = way.place(at: 1)
    let back = self.outline.flattened(tolerance: PartLines.tolerance).flatMap(\.points)
      .map { ($0 - tip.point).dot(-tip.direction) }
    let reach = min(max((back.max() ?? 0) / way.length, 0), 1)
    carrier = DrawnLine.Carrier(way: way, from: 0, to: 1, reach: reach, pace: route.pace)
    let length = max(last.time - first.time, 0) * max(reach, Self.leastShare)
    presence = Presence(arrival: first.time, departure: 1 - length, length: length)
  }

  /// Makes a part that rests where the pen of a line passes it.
  /// - Parameters:
  ///   - outline: the shape.
  ///   - line: the line of the pen.
  /// - Returns: `nil` for a part at the place where the pen begins.
  init?(_ outline: Path, by line: DrawnLine) {
    guard let middle = outline.bounds?.middle else { return nil }
    let way = line.way
    var end = way.share(nearest: middle)
    // A pen on a closed line ends where it begins.
    if way.isClosed, end == line.origin { end = 1 - line.origin }
    let span = abs(end - line.origin)
    guard span * way.length > PartLines.nearness else { return nil }
    let time = span / (end > line.origin ? 1 - line.origin : line.origin)
    let tip = way.place(at: end)
    let forward = end > line.origin ? tip.direction : -tip.direction
    let back = outline.flattened(tolerance: PartLines.tolerance).flatMap(\.points)
      .map { ($0 - tip.point).dot(-forward) }
    let reach = min(max((back.max() ?? 0) / (span * way.length), 0), 1)
    let length = time * max(reach, Self.leastShare)
    self.outline = outline
    carrier = DrawnLine.Carrier(
      way: way, from: line.origin, to: end, reach: reach, pace: [(0, 0), (time, 1)])
    presence = Presence(arrival: 0, departure: 1 - length, length: length)
  }

  /// Returns the shape beside its pen.
  /// - Parameter drawn: the drawn part of the lines.
  package func shape(_ drawn: ClosedRange<Double>) -> Path {
    let share = presence.share(of: drawn)
    guard share > 0 else { return Path() }
    let tip = carrier.place(at: 1).point
    return outline.transformed(by: carrier.map(at: drawn.upperBound) * .scale(share, about: tip))
  }
}
