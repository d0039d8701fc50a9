extension FilledOutline {
  /// A stretch of an edge, and how far it is to the edge opposite.
  package struct Width: Sendable {
    /// In the middle of the place where that is nearest.
    package var point: Point
    /// Out of the black, of length 1.
    package var outward: Vector
    /// In units of the path.
    package var width: Double
  }

  /// How wide the black or the white is along the edges where edges look at each other over it.
  /// - Parameters:
  ///   - side: what is measured.
  ///   - step: about so far along an edge there is one width, the least of the stretch.
  ///   - budget: how much work it may be; widths are missing when it is spent.
  package func widths(of side: Side, step: Double, budget: WorkBudget) -> [Width] {
    var widths: [Width] = []
    for contour in ranges.indices {
      var stretch: (width: Width, length: Double)?
      func finish() {
        if let stretch { widths.append(stretch.width) }
        stretch = nil
      }
      for piece in pieces(ofContour: contour, facing: side, cosine: Self.facing, budget: budget) {
        // Narrower ones are slips of whoever drew them.
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
