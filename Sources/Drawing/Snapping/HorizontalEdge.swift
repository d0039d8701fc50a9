internal import SymtextGraphics

/// A nearly horizontal part of an outline: a side of a horizontal stroke, the top of a round letter.
///
/// Coordinates are pixels, y up from the baseline.
struct HorizontalEdge {
  /// The height; of a round edge, that of its outermost point.
  var y: Double
  /// The horizontal extent.
  var columns: ClosedRange<Double>
  /// Whether the ink is above the edge.
  var isBottom: Bool
  /// Whether the edge is part of a curve.
  var isRound: Bool

  /// The horizontal length.
  var length: Double { columns.upperBound - columns.lowerBound }

  /// Returns the length of the columns that both edges share.
  func overlap(_ other: HorizontalEdge) -> Double {
    min(columns.upperBound, other.columns.upperBound)
      - max(columns.lowerBound, other.columns.lowerBound)
  }
}

extension HorizontalEdge {
  /// The steepest slope of an edge: a rise of a fifth, 11°.
  private static let mostSlope = 0.2
  /// A slanted edge that rises by more, relative to its length, is ignored.
  private static let mostRise = 0.12
  /// A curve that sags less, relative to its length, counts as flat.
  private static let leastSag = 0.03
  /// An outline with more edges is not aligned: each edge is compared with all others.
  private static let mostEdges = 256
  /// The segments that approximate a curve.
  private static let pieces = 8

  /// Returns the edges of an outline; empty for more than 256.
  /// - Parameters:
  ///   - outline: in pixels, y up, filled by the nonzero rule.
  ///   - length: the length of the shortest edge.
  static func edges(of outline: Path, noShorterThan length: Double) -> [HorizontalEdge] {
    let contours = polygons(of: outline)
    // Outer contours have more area than holes, so the sign of the sum gives the side of the ink.
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

  /// Returns the contours as polygons without duplicate points.
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

  /// Returns 1 for a segment to the right, −1 for one to the left, 0 for a steep one.
  private static func direction(_ a: Point, _ b: Point) -> Int {
    let (x, y) = (b.x - a.x, b.y - a.y)
    guard abs(y) <= mostSlope * abs(x) else { return 0 }
    return x > 0 ? 1 : -1
  }

  private static func edges(ofPolygon points: [Point], inkIsLeft: Bool) -> [HorizontalEdge] {
    let count = points.count
    let directions = points.indices.map { direction(points[$0], points[($0 + 1) % count]) }
    // Start where an edge ends, so that none is split.
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

  /// Returns the height of the longest segment of a flat edge.
  private static func middle(of chain: [Point]) -> Double {
    var (longest, height) = (0.0, chain[0].y)
    for (a, b) in zip(chain, chain.dropFirst()) where abs(b.x - a.x) > longest {
      (longest, height) = (abs(b.x - a.x), (a.y + b.y) / 2)
    }
    return height
  }
}
