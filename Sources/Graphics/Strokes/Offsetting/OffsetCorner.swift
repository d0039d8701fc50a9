/// An obtuse corner of white between two edges that can move by different distances.
///
/// If one moved much farther than the other, its end would stick out into the white.
struct OffsetCorner: Sendable {
  let first: Int
  let second: Int
  /// The cosine of the angle between the edges' directions: the part of its movement by which the end of one edge moves
  /// away from the other edge.
  private let cosine: Double

  /// The cosine of the greatest angle, 84°, at which an edge's end sticks out.
  private static let least = 0.1
  /// How far an end may stick out, in units of the path.
  private static let slack = 0.01

  /// Returns the corners between different chains of a contour.
  static func concave(in edges: [OffsetEdge]) -> [OffsetCorner] {
    edges.indices.compactMap { index in
      let next = edges[(index + 1) % edges.count]
      let (a, b) = (edges[index].node(at: 1).direction, next.node(at: 0).direction)
      let cosine = a.dot(b)
      guard edges[index].chain != next.chain, a.cross(b) < 0, cosine > least,
        cosine < OffsetOutline.corner
      else { return nil }
      return OffsetCorner(first: edges[index].chain, second: next.chain, cosine: cosine)
    }
  }

  /// Lowers the movement of the edge that would stick out.
  /// - Returns: whether a movement has changed.
  func tie(_ distances: inout [Double]) -> Bool {
    var isLowered = false
    for (chain, other) in [(first, second), (second, first)] {
      let most = (distances[other] + Self.slack) / cosine
      if distances[chain] > most { (distances[chain], isLowered) = (most, true) }
    }
    return isLowered
  }
}
