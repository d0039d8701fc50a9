/// A shape made from a path by boolean operations, whose every part is still known as a part of one of
/// the path's elements.
///
/// Several paths take part as ranges of one: first each range is a shape, then shapes are combined.
package struct TracedShape: Sendable {
  /// A segment and what it is of the path.
  struct Piece: Sendable {
    var segment: CurveSegment
    var origin: PieceOrigin
  }

  /// Closed; each piece starts where the one before ends.
  let pieces: [[Piece]]

  /// The contours of a path as they are: they may overlap.
  package init(_ path: Path) {
    pieces = CurveSegment.contours(of: path).map { contour in
      contour.map { segment, element in
        Piece(segment: segment, origin: PieceOrigin(element: element, from: 0, to: 1))
      }
    }
  }

  /// Those contours of a path as it is that start within a range of its elements.
  package func contours(in elements: Range<Int>) -> TracedShape {
    func start(_ contour: [Piece]) -> Int { contour.first?.origin.element ?? 0 }
    // Contours stand in the order of their elements.
    func first(from element: Int) -> Int {
      var (low, high) = (0, pieces.count)
      while low < high {
        let middle = (low + high) / 2
        if start(pieces[middle]) < element { low = middle + 1 } else { high = middle }
      }
      return low
    }
    return TracedShape(
      pieces: Array(pieces[first(from: elements.lowerBound)..<first(from: elements.upperBound)]))
  }

  init(_ contours: [BooleanContour]) { pieces = contours.map(\.tracedPieces) }

  /// Combines two shapes, each filled by the nonzero rule.
  /// - Parameters:
  ///   - tolerance: how far chords may stray from their curves, in the units of the path.
  ///   - budget: how much work it may be.
  /// - Returns: `nil` when coordinates are not finite, or the budget is spent.
  package func combined(
    _ operation: BooleanOperation, with other: TracedShape, tolerance: Double,
    budget: WorkBudget = WorkBudget()
  ) -> TracedShape? {
    BooleanContour.combine(
      operation, pieces, .nonzero, other.pieces, .nonzero, tolerance: tolerance, budget: budget
    ).map(TracedShape.init)
  }

  /// The shape without overlaps; what no boolean operation made yet may have some.
  package func withoutOverlaps(
    tolerance: Double, budget: WorkBudget = WorkBudget()
  ) -> TracedShape? {
    BooleanContour.combine(
      .union, pieces, .nonzero, [], .nonzero, tolerance: tolerance, budget: budget
    ).map(TracedShape.init)
  }

  /// The contours of both.
  package func joined(with other: TracedShape) -> TracedShape {
    TracedShape(pieces: pieces + other.pieces)
  }

  private init(pieces: [[Piece]]) { self.pieces = pieces }

  /// The contours as parts of the path's elements.
  package var contours: [TracedContour] {
    pieces.map { contour in
      TracedContour(
        parts: contour.map { piece in
          .init(
            element: piece.origin.element, from: piece.origin.from, to: piece.origin.to,
            start: piece.segment.start, end: piece.segment.end)
        })
    }
  }

  /// The shape as a path.
  package var path: Path {
    var path = Path()
    for contour in pieces {
      guard let first = contour.first else { continue }
      path.move(to: first.segment.start)
      for piece in contour { path.append(Path([piece.segment.element])) }
      path.close()
    }
    return path
  }
}

/// Which part of an element of a path a piece is.
struct PieceOrigin: Sendable {
  /// The element's index; `nil` for a straight piece that comes from none.
  var element: Int?
  /// The element's parameter where the piece starts.
  var from: Double
  /// The element's parameter where the piece ends; less than `from` when it runs backwards.
  var to: Double

  /// The part of the element between two parameters of this piece.
  func part(from t0: Double, to t1: Double) -> PieceOrigin {
    PieceOrigin(element: element, from: from + (to - from) * t0, to: from + (to - from) * t1)
  }
}
