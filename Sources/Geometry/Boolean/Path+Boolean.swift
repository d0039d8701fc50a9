extension Path {
  /// Combines this shape with another; curves stay curves.
  ///
  /// Both are cut into chords, combined as polygons, and the result's edges are traced back to the
  /// curves that they came from, so that what is left of a circle is still arcs. All contours count as
  /// closed. In the result outer contours turn from the x axis towards the y axis, holes the other way,
  /// and no contour crosses another or itself.
  /// - Parameters:
  ///   - tolerance: how far chords may stray from their curves, in the units of the path. Crossings
  ///     are then brought to the curves themselves; contours with less area than its square are left
  ///     out.
  /// - Returns: `nil` when coordinates are not finite.
  public func combined(
    _ operation: BooleanOperation, with other: Path, fillRule: FillRule = .nonzero,
    otherFillRule: FillRule = .nonzero, tolerance: Double
  ) -> Path? {
    traced(
      operation, with: other, fillRule: fillRule, otherFillRule: otherFillRule, tolerance: tolerance
    ).map { contours in
      var result = Path()
      for contour in contours { result.append(contour.path) }
      return result
    }
  }

  /// What ``combined(_:with:fillRule:otherFillRule:tolerance:)`` gives, with every part's origin.
  private func traced(
    _ operation: BooleanOperation, with other: Path, fillRule: FillRule, otherFillRule: FillRule,
    tolerance: Double
  ) -> [BooleanContour]? {
    let subject = CurveSegment.contours(of: self)
    let clip = CurveSegment.contours(of: other)
    var reach = 0.0
    for element in elements + other.elements {
      for point in element.points { reach = max(reach, abs(point.x), abs(point.y)) }
    }
    guard reach.isFinite, tolerance > 0 else { return nil }
    // Polyclipping is fastest with coordinates below 2³⁰.
    var scale = 1.0
    while reach * scale < 268_435_456, scale < 1e15 { scale *= 2 }
    while reach * scale > 1_073_741_824 { scale /= 2 }
    var edges = ClipEdges(scale: scale)
    let subjectPolygons = edges.add(subject, tolerance: tolerance)
    let clipPolygons = edges.add(clip, tolerance: tolerance)
    if subjectPolygons.isEmpty && clipPolygons.isEmpty { return [] }
    guard
      let polygons = PolygonClipper.combine(
        subjectPolygons, fillRule, operation, clipPolygons, otherFillRule)
    else { return nil }
    edges.index()
    return polygons.map { BooleanContour($0, edges: edges) }
      .filter { $0.area > tolerance * tolerance }
  }

  /// The contours of the same shape without overlaps, as parts of this path's elements.
  package func tracedWithoutOverlaps(tolerance: Double) -> [TracedContour]? {
    traced(
      .union, with: Path(), fillRule: .nonzero, otherFillRule: .nonzero, tolerance: tolerance
    )?.map(\.traced)
  }

  /// The same shape with contours that neither cross nor overlap.
  public func withoutOverlaps(fillRule: FillRule = .nonzero, tolerance: Double) -> Path? {
    combined(.union, with: Path(), fillRule: fillRule, tolerance: tolerance)
  }
}

extension Path.Element {
  /// The points that it names.
  fileprivate var points: [Point] {
    switch self {
    case .move(let p), .line(let p): [p]
    case .quad(let c, let p): [c, p]
    case .cubic(let c1, let c2, let p): [c1, c2, p]
    case .close: []
    }
  }
}
