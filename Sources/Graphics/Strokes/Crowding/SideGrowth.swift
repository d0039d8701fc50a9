/// The part of its growth that a side of a stroke keeps along a contour: one for each run of edges, so that a straight edge
/// stays straight and a round one round.
package struct SideGrowth: Hashable, Sendable {
  /// Full growth everywhere.
  package static let all = SideGrowth([], length: 0)

  /// A run of edges between two distances.
  struct Stretch: Hashable, Sendable {
    /// The distance of the start from the contour's start, in the units of the path.
    var start: Double
    /// The same for the end; greater than the contour's length if the run goes on beyond its start.
    var end: Double
    /// The parts, 0 to 1, that the edges before and after keep; the same along a straight run.
    var first: Double
    var last: Double
    /// The normal at the start, the line's direction after a quarter turn from the x axis towards the y axis.
    var startNormal = Vector.zero
    /// The normal at the end.
    var endNormal = Vector.zero

    /// Whether all its points keep one part.
    var isEven: Bool { first == last }

    /// Returns the growth of its points, for one unit of the pen's growth, where the edges before and after grow by two
    /// amounts: along the normals, and of the run as a whole.
    ///
    /// A curve between straight edges that grow by different amounts moves as a whole, so that it keeps its form and
    /// both edges stay tangent to it.
    /// - Parameter side: −1 for the left side, 1 for the right.
    func movement(_ one: Double, _ other: Double, side: Double) -> (along: Double, shift: Vector) {
      guard one != other else { return (one, .zero) }
      let (a, b) = (startNormal * side, endNormal * side)
      let (turn, cosine) = (a.cross(b), a.dot(b))
      guard abs(turn) >= Self.leastTurn else {
        // At a round end both sides share the difference.
        guard cosine < 0 else { return (min(one, other), .zero) }
        let along = (other - one * cosine) / (1 - cosine)
        return (along, a * (one - along))
      }
      let along = min(one, other)
      let shift =
        (b.perpendicular * (along - one) + a.perpendicular * (other - along)) * (1 / turn)
      return (along, shift)
    }

    /// The sine of the least angle, 20°, between straight edges that grow by different amounts.
    static let leastTurn = 0.35
  }

  /// The runs, in order; empty for full growth.
  private let stretches: [Stretch]
  /// The length of the contour, in the units of the path.
  package let length: Double

  /// Creates a growth with the same part everywhere.
  package init(_ part: Double) {
    self.init([Stretch(start: 0, end: 0, first: part, last: part)], length: 0)
  }

  /// Creates a growth from runs.
  /// - Parameters:
  ///   - stretches: in order, together as long as the contour; the first begins at or after its start.
  ///   - length: the length of the contour.
  init(_ stretches: [Stretch], length: Double) {
    let isAll = !stretches.contains { min($0.first, $0.last) < 1 }
    self.stretches = isAll ? [] : stretches
    self.length = isAll ? 0 : length
  }

  /// Whether the side grows fully everywhere.
  var isAll: Bool { stretches.isEmpty }

  /// Returns the run at a distance from the contour's start; `nil` if the side grows fully everywhere.
  func stretch(at distance: Double) -> Stretch? {
    stretches.first { stretch in
      distance < stretch.end && stretch.start <= distance || distance + length < stretch.end
    } ?? stretches.last
  }

  /// Returns the parts that the first and the last edge keep.
  var ends: (first: Double, last: Double) {
    (stretches.first?.first ?? 1, stretches.last?.last ?? 1)
  }
}
