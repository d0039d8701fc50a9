/// The route of a pen to a cut of a stroke.
package struct PenRoute: Sendable {
  /// The middle of the stroke, from the start of the pen to the cut, in the units of the outline.
  package private(set) var path = Path()
  /// The shares of the route's length at the times of the cuts on it; between them the pen keeps its speed.
  package private(set) var pace: [(time: Double, share: Double)] = []

  /// The length of the cut.
  package private(set) var width = 0.0

  /// The number of straight pieces between two cuts.
  private static let steps = 32

  /// Follows the pen of a stroke.
  /// - Parameter cut: the index of the cut.
  /// - Returns: `nil` if the pen starts at the cut, or never comes there.
  init?(_ stroke: StrokeBetweenCuts, to cut: Int) {
    let times = stroke.times
    guard times.indices.contains(cut), stroke.sides.count == times.count - 1 else { return nil }
    var cuts = [cut]
    let step = cut > 0 && times[cut - 1] < times[cut] ? -1 : 1
    while let last = cuts.last, times.indices.contains(last + step),
      times[last + step] < times[last]
    {
      cuts.append(last + step)
    }
    guard cuts.count > 1 else { return nil }
    cuts.reverse()
    var lengths = [0.0]
    for (from, to) in zip(cuts, cuts.dropFirst()) {
      let (left, right) = stroke.sides[min(from, to)]
      var length = lengths.last ?? 0
      for number in 0...Self.steps {
        let part = Double(from < to ? number : Self.steps - number) / Double(Self.steps)
        let a = left.place(at: part * left.length).point
        let b = right.place(at: part * right.length).point
        let middle = a.interpolated(to: b, 0.5)
        width = a.distance(to: b)
        if let pen = path.currentPoint {
          guard pen != middle else { continue }
          length += pen.distance(to: middle)
          path.line(to: middle)
        } else {
          path.move(to: middle)
        }
      }
      lengths.append(length)
    }
    guard let whole = lengths.last, whole > 0 else { return nil }
    pace = zip(cuts, lengths).map { (times[$0], $1 / whole) }
  }

  /// The place of the cut.
  var end: Point { path.currentPoint ?? .zero }
}
