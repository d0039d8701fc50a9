/// The chains of an outline as straight pieces, to find those that face each other.
package struct FacingChains {
  private let edges: [FilledOutline.Edge]
  /// The chain of each edge; `nil` for an edge that never moves.
  private let chains: [Int?]
  /// The range in ``edges`` of each contour, its bounding box, and those of its blocks.
  private let contours: [(edges: Range<Int>, box: Rect, blocks: [(edges: Range<Int>, box: Rect)])]
  private let grid: EdgeGrid
  /// The distance between measurements along an edge.
  private let spacing: Double

  /// The cosine of the greatest angle, 15°, between edges that face each other.
  private static let facing = 0.965_925_826_289_068_3
  /// The number of adjacent edges with one bounding box.
  private static let block = 16
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
    var firsts: [Int] = []
    func add(_ points: [Point], _ chain: Int?) {
      for (a, b) in zip(points, points.dropFirst()) {
        guard let direction = (b - a).normalized else { continue }
        edges.append(.init(start: a, direction: direction, length: a.distance(to: b)))
        chains.append(chain)
      }
    }
    for contour in outline.contours {
      firsts.append(edges.count)
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
      (edges, chains, firsts) = ([], [], [])
      for contour in seen.flattened(tolerance: 0.01, budget: budget) {
        guard budget.spend(contour.points.count, times: own.count) else { return nil }
        firsts.append(edges.count)
        let points = contour.points + contour.points.prefix(1)
        for (a, b) in zip(points, points.dropFirst()) {
          let middle = a.interpolated(to: b, 0.5)
          let index = own.indices.first {
            own[$0].nearest(to: middle).distance(to: middle) < Self.same
          }
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
    contours = zip(firsts, firsts.dropFirst() + [edges.count]).compactMap { first, end in
      guard first < end else { return nil }
      let blocks = stride(from: first, to: end, by: Self.block).map { start in
        let range = start..<min(start + Self.block, end)
        var box = Rect(edges[start].start)
        for edge in edges[range] {
          box.include(edge.start)
          box.include(edge.start + edge.direction * edge.length)
        }
        return (edges: range, box: box)
      }
      var box = blocks[0].box
      for block in blocks {
        box.include(Point(block.box.minX, block.box.minY))
        box.include(Point(block.box.maxX, block.box.maxY))
      }
      return (first..<end, box, blocks)
    }
    spacing = side / 200
    grid = EdgeGrid(edges, box: box)
  }

  /// The distance within which an edge that is seen lies on the outline.
  private static let same = 0.03

  /// Returns the narrowest white or black between chains.
  ///
  /// White and black that narrows to a point between edges that meet does not count there.
  /// - Parameters:
  ///   - rays: the rays through the white or the black.
  ///   - limit: the greatest width between corners of different contours that counts.
  ///   - budget: the work limit; if it is spent, gaps are missing.
  package func gaps(
    _ rays: Rays, narrowerThan limit: Double, budget: WorkBudget
  ) -> [ChainGap] {
    let side = rays.side
    var gaps = cornerGaps(of: side, narrowerThan: limit, budget: budget)
    var run: (chain: Int, other: Int?, widths: [Double])?
    func finish() {
      if let run, let width = Self.narrowest(run.widths, of: side) {
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
      for hit in rays.hits[index] {
        guard let hit,
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

  /// The first edge on each ray that leaves the edges at equal distances, along their normals.
  package struct Rays: Sendable {
    fileprivate var side: FilledOutline.Side
    /// The hits from each edge; empty for an edge that never moves.
    fileprivate var hits: [[(edge: Int, distance: Double)?]]
  }

  /// Returns the rays through the white or the black beside all edges.
  /// - Parameter budget: the work limit; if it is spent, hits are missing.
  package func rays(through side: FilledOutline.Side, budget: WorkBudget) -> Rays {
    var hits: [[(edge: Int, distance: Double)?]] = []
    hits.reserveCapacity(edges.count)
    for index in edges.indices {
      let edge = edges[index]
      let count = min(max((edge.length / spacing).rounded(.up), 1), 1e6)
      guard chains[index] != nil, budget.spend(Int(count), times: WorkBudget.point) else {
        hits.append([])
        continue
      }
      let normal = side == .white ? edge.outward : -edge.outward
      hits.append(
        (0..<Int(count)).map { number in
          let place = edge.start + edge.direction * (edge.length * (Double(number) + 0.5) / count)
          return grid.firstHit(from: place, towards: normal, leaving: index, budget: budget)
        })
    }
    return Rays(side: side, hits: hits)
  }

  /// Returns the usual length of each chain's rays, the width of the white or black beside it: half of them are
  /// shorter.
  package func usualWidths(_ rays: Rays) -> [Int: Double] {
    var widths: [Int: [Double]] = [:]
    for (chain, hits) in zip(chains, rays.hits) {
      guard let chain else { continue }
      widths[chain, default: []] += hits.map { $0?.distance ?? .infinity }
    }
    return widths.compactMapValues { $0.isEmpty ? nil : $0.sorted()[$0.count / 2] }
  }

  /// Returns the lengths of the rays from each chain, and the chains that they hit; `nil` for an edge that never moves.
  ///
  /// A ray that hits nothing has an infinite length.
  package func hits(_ rays: Rays) -> [Int: [(other: Int?, distance: Double)]] {
    var found: [Int: [(other: Int?, distance: Double)]] = [:]
    for (chain, hits) in zip(chains, rays.hits) {
      guard let chain else { continue }
      found[chain, default: []] += hits.map { hit in
        hit.map { (chains[$0.edge], $0.distance) } ?? (nil, .infinity)
      }
    }
    return found
  }

  /// Returns the distances from corners to other contours, which edges that face each other do not show.
  private func cornerGaps(
    of side: FilledOutline.Side, narrowerThan limit: Double, budget: WorkBudget
  ) -> [ChainGap] {
    let sign = side == .white ? 1.0 : -1
    var gaps: [ChainGap] = []
    for (number, contour) in contours.enumerated() {
      let near = contours.indices.filter {
        $0 != number && contours[$0].box.isNear(contour.box, within: limit)
      }
      guard !near.isEmpty else { continue }
      var before = contour.edges.upperBound - 1
      for index in contour.edges {
        defer { before = index }
        let corner = edges[index].start
        let normals = [edges[before].outward * sign, edges[index].outward * sign]
        for other in near where contours[other].box.isNear(Rect(corner), within: limit) {
          guard budget.spend(contours[other].blocks.count) else { return gaps }
          var nearest: (edge: Int, point: Point, distance: Double)?
          for block in contours[other].blocks
          where block.box.isNear(Rect(corner), within: nearest?.distance ?? limit) {
            guard budget.spend(block.edges.count) else { return gaps }
            for edge in block.edges {
              let point = edges[edge].nearest(to: corner)
              let distance = point.distance(to: corner)
              if distance < nearest?.distance ?? limit { nearest = (edge, point, distance) }
            }
          }
          guard let nearest, nearest.distance > spacing * Self.least,
            let way = (nearest.point - corner).normalized,
            edges[nearest.edge].outward.dot(way) * sign < -Self.towards
          else { continue }
          let isTip = normals.allSatisfy { $0.dot(way) > Self.besides }
          let own = zip([before, index], normals).filter { isTip || $1.dot(way) > Self.towards }
          guard !own.isEmpty else { continue }
          // The tip of a sharp corner moves farther than its edges.
          let sum = normals[0] + normals[1]
          let tip = own.count > 1 ? sum.dot(way) / max(1 + normals[0].dot(normals[1]), 0.1) : 1
          for (edge, _) in own {
            guard let chain = chains[edge] else { continue }
            gaps.append(
              ChainGap(
                chain: chain, other: chains[nearest.edge],
                width: nearest.distance / max(tip, 1)))
          }
        }
      }
    }
    return gaps
  }

  /// The cosine of the greatest angle, 60°, between the movement of an edge and the way to a near contour.
  private static let towards = 0.5
  /// The same for both edges of a tip that points at it, 78°.
  private static let besides = 0.2

  /// Returns the least of some adjacent widths, without those of a wedge at either end.
  /// - Returns: `nil` for white that is only a wedge; the greatest width for such black.
  private static func narrowest(_ widths: [Double], of side: FilledOutline.Side) -> Double? {
    guard let most = widths.max() else { return nil }
    var (first, last) = (0, widths.count - 1)
    if widths[first] < wedge * most {
      while first < last, widths[first] <= widths[first + 1] { first += 1 }
    }
    if widths[last] < wedge * most {
      while last > first, widths[last] <= widths[last - 1] { last -= 1 }
    }
    if first == last, widths.count > 1, side == .white { return nil }
    return widths[first...last].min()
  }

  /// Returns the chains of the edges around a hole that are as far from its middle as its circle.
  package func chains(around hole: CounterMeasurement) -> Set<Int> {
    var found: Set<Int> = []
    for (edge, chain) in zip(edges, chains) {
      guard let chain else { continue }
      let point = edge.nearest(to: hole.place)
      if abs(point.distance(to: hole.place) - hole.width / 2) < hole.width / 8 {
        found.insert(chain)
      }
    }
    return found
  }
}

extension FilledOutline.Edge {
  /// Returns the point of the edge that is nearest to another.
  fileprivate func nearest(to point: Point) -> Point {
    start + direction * min(max((point - start).dot(direction), 0), length)
  }
}

extension Rect {
  /// Whether two boxes are nearer to each other than a distance.
  fileprivate func isNear(_ other: Rect, within distance: Double) -> Bool {
    minX - distance < other.maxX && other.minX - distance < maxX
      && minY - distance < other.maxY && other.minY - distance < maxY
  }
}
