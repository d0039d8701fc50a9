/// The chains of an outline as straight pieces, to find those that face each other.
package struct FacingChains {
  private let edges: [FilledOutline.Edge]
  /// The chain of each edge; `nil` for an edge that never moves.
  private let chains: [Int?]
  private let grid: EdgeGrid
  /// The distance between measurements along an edge.
  private let spacing: Double

  /// The cosine of the greatest angle, 15°, between edges that face each other.
  private static let facing = 0.965_925_826_289_068_3
  /// The number of chords for a piece of a curve.
  private static let chords = 4
  /// White and black narrower than this many measurements apart is a drawing error.
  private static let least = 0.25
  /// White or black that narrows towards its end to less than this part of its greatest width is a wedge, which may
  /// close.
  private static let wedge = 0.35

  /// - Parameters:
  ///   - outline: the outline.
  ///   - seen: the part of the outline that stays visible; its other edges never move.
  ///   - budget: the work limit.
  /// - Returns: `nil` if there are no edges or the budget is spent.
  package init?(_ outline: OffsetOutline, seen: Path?, budget: WorkBudget) {
    var edges: [FilledOutline.Edge] = []
    var chains: [Int?] = []
    func add(_ points: [Point], _ chain: Int?) {
      for (a, b) in zip(points, points.dropFirst()) {
        guard let direction = (b - a).normalized else { continue }
        edges.append(.init(start: a, direction: direction, length: a.distance(to: b)))
        chains.append(chain)
      }
    }
    for contour in outline.contours {
      for edge in contour.edges {
        var points: [Point] = [edge.start]
        for (from, to) in zip(edge.parameters, edge.parameters.dropFirst()) {
          let count = edge.isLine ? 1 : Self.chords
          for part in 1...count {
            let t = from + (to - from) * Double(part) / Double(count)
            points.append(edge.node(at: t).point)
          }
        }
        add(points, edge.chain)
      }
    }
    if let seen {
      let (own, ownChains) = (edges, chains)
      (edges, chains) = ([], [])
      for contour in seen.flattened(tolerance: 0.01, budget: budget) {
        guard budget.spend(contour.points.count, times: own.count) else { return nil }
        let points = contour.points + contour.points.prefix(1)
        for (a, b) in zip(points, points.dropFirst()) {
          let middle = a.interpolated(to: b, 0.5)
          let index = own.indices.first { own[$0].isNear(middle, within: Self.same) }
          add([a, b], index.flatMap { ownChains[$0] })
        }
      }
    }
    guard !edges.isEmpty, budget.spend(edges.count, times: WorkBudget.point) else { return nil }
    var box = Rect(edges[0].start)
    for edge in edges { box.include(edge.start) }
    let side = max(box.width, box.height)
    guard side > 0, side.isFinite else { return nil }
    self.edges = edges
    self.chains = chains
    spacing = side / 200
    grid = EdgeGrid(edges, box: box)
  }

  /// The distance within which an edge that is seen lies on the outline.
  private static let same = 0.03

  /// Returns the narrowest white or black between chains.
  ///
  /// White and black that narrows to a point between edges that meet does not count there.
  /// - Parameter budget: the work limit; if it is spent, gaps are missing.
  package func gaps(of side: FilledOutline.Side, budget: WorkBudget) -> [ChainGap] {
    var gaps: [ChainGap] = []
    var run: (chain: Int, other: Int?, widths: [Double])?
    func finish() {
      if let run, let width = Self.narrowest(run.widths) {
        gaps.append(ChainGap(chain: run.chain, other: run.other, width: width))
      }
      run = nil
    }
    for index in edges.indices {
      let edge = edges[index]
      guard let chain = chains[index] else {
        finish()
        continue
      }
      let normal = side == .white ? edge.outward : -edge.outward
      let count = min(max((edge.length / spacing).rounded(.up), 1), 1e6)
      guard budget.spend(Int(count), times: WorkBudget.point) else { break }
      for number in 0..<Int(count) {
        let place = edge.start + edge.direction * (edge.length * (Double(number) + 0.5) / count)
        guard
          let hit = grid.firstHit(from: place, towards: normal, leaving: index, budget: budget),
          edges[hit.edge].direction.dot(edge.direction) <= -Self.facing,
          hit.distance > spacing * Self.least
        else {
          finish()
          continue
        }
        let other = chains[hit.edge]
        if run == nil || run?.chain != chain || run?.other != other {
          finish()
          run = (chain, other, [])
        }
        run?.widths.append(hit.distance)
      }
    }
    finish()
    return gaps
  }

  /// Returns the least of some adjacent widths, without those of a wedge at either end.
  private static func narrowest(_ widths: [Double]) -> Double? {
    guard let most = widths.max() else { return nil }
    var (first, last) = (0, widths.count - 1)
    if widths[first] < wedge * most {
      while first < last, widths[first] <= widths[first + 1] { first += 1 }
    }
    if widths[last] < wedge * most {
      while last > first, widths[last] <= widths[last - 1] { last -= 1 }
    }
    return widths[first...last].min()
  }

  /// Returns the chains of the edges around a hole that are as far from its middle as its circle.
  package func chains(around hole: CounterMeasurement) -> Set<Int> {
    var found: Set<Int> = []
    for (edge, chain) in zip(edges, chains) {
      guard let chain else { continue }
      let along = min(max((hole.place - edge.start).dot(edge.direction), 0), edge.length)
      let point = edge.start + edge.direction * along
      if abs(point.distance(to: hole.place) - hole.width / 2) < hole.width / 8 {
        found.insert(chain)
      }
    }
    return found
  }
}

extension FilledOutline.Edge {
  /// Whether a point lies on the edge.
  fileprivate func isNear(_ point: Point, within distance: Double) -> Bool {
    let along = min(max((point - start).dot(direction), 0), length)
    return (start + direction * along).distance(to: point) < distance
  }
}
