extension MeasuredOutline {
  /// The number of places along a stroke at which its width is measured.
  private static let steps = 512
  /// The width, as a multiple of that at the first cut, from which on the edges may belong to a branch.
  private static let widest = 1.8
  /// The width, as a multiple of that at the first cut, up to which they belong to the stroke.
  private static let even = 1.1
  /// The distance behind the even part at which the edges are looked at, as a fraction of its width.
  private static let lookAhead = 0.7
  /// The least distance that each edge goes to its side on that way, as a fraction of the way.
  private static let leastTurn = 0.5
  /// The growth of the width that counts, as a fraction of it.
  private static let least = 1e-6
  /// The distance from a branch at which the stroke ends, as a fraction of its width.
  private static let distance = 0.05

  /// Returns the last cut before the edges of a stroke leave it for a branch, such as the head of an arrow, on the way
  /// from one cut to another; `nil` if they follow the stroke to the other cut.
  package func cutBeforeBranch(from a: StrokeCut, to b: StrokeCut) -> StrokeCut? {
    func place(_ point: Point) -> StrokeBetweenCuts.Place? {
      nearest(to: point).flatMap { found in
        contours[found.place.contour].map {
          .init(contour: found.place.contour, distance: found.place.share * $0.length)
        }
      }
    }
    guard let a1 = place(a.first), let a2 = place(a.second), let b1 = place(b.first),
      let b2 = place(b.second),
      let (left, right) = StrokeBetweenCuts(
        [(0, a1, a2), (1, b1, b2)], all: [a1, a2, b1, b2], of: self)?.sides.first
    else { return nil }
    let breadth = a.first.distance(to: a.second)
    let step = left.length / Double(Self.steps)
    guard breadth > 0, step > 0 else { return nil }
    var cuts: [(left: Point, right: Point)] = []
    var opposites: [Double] = []
    var opposite = 0.0
    for number in 0...Self.steps {
      let point = left.place(at: Double(number) * step).point
      // The nearest place of the other edge, a little farther along it.
      var best = (place: opposite, distance: Double.infinity)
      for part in 0...16 {
        let place = opposite + Double(part) / 4 * step
        guard place <= right.length else { break }
        let distance = right.place(at: place).point.distance(to: point)
        if distance < best.distance { best = (place, distance) }
      }
      opposite = best.place
      opposites.append(opposite)
      cuts.append((point, right.place(at: opposite).point))
      guard best.distance > Self.widest * breadth else { continue }
      func width(_ index: Int) -> Double { cuts[index].left.distance(to: cuts[index].right) }
      guard let narrow = cuts.indices.last(where: { width($0) <= Self.even * breadth }) else {
        return nil
      }
      // The corner is where the width begins to grow.
      var last = narrow
      while last > 0, Double(narrow - last) * step < breadth / 2,
        width(last - 1) < width(last) - Self.least * breadth
      {
        last -= 1
      }
      func middle(_ index: Int) -> Point {
        cuts[index].left.interpolated(to: cuts[index].right, 0.5)
      }
      let back = max(last - Int((Self.distance * breadth / step).rounded(.up)), 0)
      guard middle(0).distance(to: middle(back)) > breadth / 2,
        let side = (cuts[last].left - cuts[last].right).normalized
      else { return nil }
      // At a corner of the stroke both edges turn to one side, and at a branch each to its own.
      let way = Self.lookAhead * breadth
      let leftTurn = (left.place(at: Double(last) * step + way).point - cuts[last].left).dot(side)
      let rightTurn = (right.place(at: opposites[last] + way).point - cuts[last].right).dot(-side)
      guard min(leftTurn, rightTurn) > Self.leastTurn * way else { return nil }
      return StrokeCut(time: b.time, first: cuts[back].left, second: cuts[back].right)
    }
    return nil
  }
}
