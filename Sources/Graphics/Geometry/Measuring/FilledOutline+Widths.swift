extension FilledOutline {
  /// A stretch of an edge and its distance to the opposite edge.
  package struct Width: Sendable {
    /// The middle of the piece that is nearest to the opposite edge.
    package var point: Point
    /// The direction out of the black, of length 1.
    package var outward: Vector
    /// The distance, in the units of the path.
    package var width: Double
  }

  /// Returns the widths of the black or the white between edges that face each other.
  /// - Parameters:
  ///   - side: the side to measure.
  ///   - step: the approximate length of edge for which one width, the least, is returned.
  ///   - budget: the work limit; if it is spent, widths are missing.
  package func widths(of side: Side, step: Double, budget: WorkBudget) -> [Width] {
    var widths: [Width] = []
    for contour in ranges.indices {
      var stretch: (width: Width, length: Double)?
      func finish() {
        if let stretch { widths.append(stretch.width) }
        stretch = nil
      }
      for piece in pieces(ofContour: contour, facing: side, cosine: Self.facing, budget: budget) {
        // Narrower places are drawing errors.
        guard piece.gap.isFinite, piece.gap > spacing / 2 else {
          finish()
          continue
        }
        let outward = side == .white ? piece.normal : -piece.normal
        let own = Width(point: piece.place, outward: outward, width: piece.gap)
        guard let last = stretch, last.length < step, last.width.outward.dot(outward) > Self.facing
        else {
          finish()
          stretch = (own, piece.length)
          continue
        }
        stretch = (own.width < last.width.width ? own : last.width, last.length + piece.length)
      }
      finish()
    }
    return widths
  }
}
