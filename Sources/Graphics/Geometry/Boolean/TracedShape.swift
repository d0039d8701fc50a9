/// A shape made from a path by boolean operations.
///
/// Each of its parts refers to an element of the path.
///
/// Several paths are passed as ranges of one path: take the shape of each range, then combine the shapes.
package struct TracedShape: Sendable {
  /// A segment and its origin in the path.
  struct Piece: Sendable {
    var segment: CurveSegment
    var origin: PieceOrigin
  }

  /// Closed contours; each piece starts at the end of the one before.
  let pieces: [[Piece]]

  /// Creates a shape from the contours of a path; they may overlap.
  package init(_ path: Path) {
    pieces = CurveSegment.contours(of: path).map { contour in
      contour.map { segment, element in
        Piece(segment: segment, origin: PieceOrigin(element: element, from: 0, to: 1))
      }
    }
  }

  /// Returns the contours that start within a range of the path's elements.
  ///
  /// Call it on a shape made directly from a path.
  package func contours(in elements: Range<Int>) -> TracedShape {
    func start(_ contour: [Piece]) -> Int { contour.first?.origin.element ?? 0 }
    // Contours are in the order of their elements.
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
  ///   - tolerance: the flattening tolerance, in the units of the path.
  ///   - budget: the work limit.
  /// - Returns: `nil` if coordinates are not finite or the budget is spent.
  package func combined(
    _ operation: BooleanOperation, with other: TracedShape, tolerance: Double,
    budget: WorkBudget = WorkBudget()
  ) -> TracedShape? {
    BooleanContour.combine(
      operation, pieces, .nonzero, other.pieces, .nonzero, tolerance: tolerance, budget: budget
    ).map(TracedShape.init)
  }

  /// Returns the shape without overlaps.
  ///
  /// Only the results of boolean operations have none already.
  package func withoutOverlaps(
    tolerance: Double, budget: WorkBudget = WorkBudget()
  ) -> TracedShape? {
    BooleanContour.combine(
      .union, pieces, .nonzero, [], .nonzero, tolerance: tolerance, budget: budget
    ).map(TracedShape.init)
  }

  /// Returns the contours of both shapes.
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

/// The part of a path element that a piece covers.
struct PieceOrigin: Sendable {
  /// The element's index; `nil` for a straight piece that belongs to no element.
  var element: Int?
  /// The element's parameter at the start of the piece.
  var from: Double
  /// The element's parameter at the end of the piece; less than `from` if the piece runs backwards.
  var to: Double

  /// Returns the origin of a part of this piece, between two parameters of the piece.
  func part(from t0: Double, to t1: Double) -> PieceOrigin {
    PieceOrigin(element: element, from: from + (to - from) * t0, to: from + (to - from) * t1)
  }
}
