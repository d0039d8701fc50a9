internal import SymtextGraphics

/// A part of an outline that runs nearly level: a side of a horizontal stroke, the top of a round letter.
///
/// Pixels, y up from the baseline.
struct HorizontalEdge {
  /// Its height; of a round one that of its outermost point.
  var y: Double
  /// From its left to its right end.
  var columns: ClosedRange<Double>
  /// Whether the ink lies above it.
  var isBottom: Bool
  /// Whether it is a piece of a curve.
  var isRound: Bool

  /// How long it is.
  var length: Double { columns.upperBound - columns.lowerBound }

  /// How much of two edges lies above one another.
  func overlap(_ other: HorizontalEdge) -> Double {
    min(columns.upperBound, other.columns.upperBound)
      - max(columns.lowerBound, other.columns.lowerBound)
  }
}

extension HorizontalEdge {
  /// What is steeper than this is no edge: a rise of a fifth, 11°.
  private static let mostSlope = 0.2
  /// A slanted edge that rises by more of its length has no height.
  private static let mostRise = 0.12
  /// Flatter than this part of its length it is no curve.
  private static let leastSag = 0.03
  /// An outline with more edges is too intricate to lie on rows: each is compared with all others.
  private static let mostEdges = 256
  /// A curve is looked at in so many pieces.
  private static let pieces = 8

  /// The edges of an outline; none of one that has more than 256.
  /// - Parameters:
  ///   - outline: in pixels, y up, filled by the nonzero rule.
  ///   - length: that of the shortest.
  static func edges(of outline: Path, noShorterThan length: Double) -> [HorizontalEdge] {
    let contours = polygons(of: outline)
    // Outer contours have more area than holes; they tell on which side of a contour the ink is.
    let area = contours.reduce(0) { $0 + Self.area($1) }
    let found = contours.flatMap { edges(ofPolygon: $0, inkIsLeft: area > 0) }
      .filter { $0.length >= length }
    return found.count <= mostEdges ? found : []
  }

  private static func area(_ points: [Point]) -> Double {
    var area = 0.0
    for (index, a) in points.enumerated() {
      let b = points[index + 1 < points.count ? index + 1 : 0]
      area += a.x * b.y - b.x * a.y
    }
    return area / 2
  }

  /// The contours as polygons, each point once.
  private static func polygons(of outline: Path) -> [[Point]] {
    var polygons: [[Point]] = []
    var points: [Point] = []
    func add(_ point: Point) { if points.last != point { points.append(point) } }
    func finish() {
      if points.count > 1, points.first == points.last { points.removeLast() }
      if points.count > 2 { polygons.append(points) }
      points.removeAll(keepingCapacity: true)
    }
    for element in outline.elements {
      switch element {
      case .move(let point):
        finish()
        add(point)
      case .line(let point): add(point)
      case .quad(let control, let end):
        let curve = QuadraticBezier(points.last ?? control, control, end)
        for step in 1...pieces { add(curve.point(at: Double(step) / Double(pieces))) }
      case .cubic(let control1, let control2, let end):
        let curve = CubicBezier(points.last ?? control1, control1, control2, end)
        for step in 1...pieces { add(curve.point(at: Double(step) / Double(pieces))) }
      case .close: finish()
      }
    }
    finish()
    return polygons
  }

  /// 1 for a level piece that runs to the right, −1 to the left, 0 for one that is too steep.
  private static func direction(_ a: Point, _ b: Point) -> Int {
    let (x, y) = (b.x - a.x, b.y - a.y)
    guard abs(y) <= mostSlope * abs(x) else { return 0 }
    return x > 0 ? 1 : -1
  }

  private static func edges(ofPolygon points: [Point], inkIsLeft: Bool) -> [HorizontalEdge] {
    let count = points.count
    let directions = points.indices.map { direction(points[$0], points[($0 + 1) % count]) }
    // From where one ends, so that none is cut by the start.
    guard
      let start = directions.indices.first(where: {
        directions[$0] != directions[$0 > 0 ? $0 - 1 : count - 1]
      })
    else { return [] }
    var edges: [HorizontalEdge] = []
    var step = 0
    while step < count {
      let first = (start + step) % count
      var length = 1
      while step + length < count, directions[(first + length) % count] == directions[first] {
        length += 1
      }
      if directions[first] != 0 {
        let chain = (0...length).map { points[(first + $0) % count] }
        if let edge = edge(chain, isBottom: (directions[first] > 0) == inkIsLeft) {
          edges.append(edge)
        }
      }
      step += length
    }
    return edges
  }

  private static func edge(_ chain: [Point], isBottom: Bool) -> HorizontalEdge? {
    guard let a = chain.first, let b = chain.last else { return nil }
    let columns = min(a.x, b.x)...max(a.x, b.x)
    let length = columns.upperBound - columns.lowerBound
    let (low, high) = (chain.map(\.y).min() ?? 0, chain.map(\.y).max() ?? 0)
    let (lower, upper) = (min(a.y, b.y), max(a.y, b.y))
    let (above, below) = (high - upper, lower - low)
    let isRound = max(above, below) > leastSag * length
    guard isRound || upper - lower <= mostRise * length else { return nil }
    let y = isRound ? (above > below ? high : low) : middle(of: chain)
    return HorizontalEdge(y: y, columns: columns, isBottom: isBottom, isRound: isRound)
  }

  /// The height of the longest piece of a flat edge.
  private static func middle(of chain: [Point]) -> Double {
    var (longest, height) = (0.0, chain[0].y)
    for (a, b) in zip(chain, chain.dropFirst()) where abs(b.x - a.x) > longest {
      (longest, height) = (abs(b.x - a.x), (a.y + b.y) / 2)
    }
    return height
  }
}
