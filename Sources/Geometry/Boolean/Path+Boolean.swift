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
    BooleanContour.combine(
      operation, TracedShape(self, elements: 0..<elements.count).pieces, fillRule,
      TracedShape(other, elements: 0..<other.elements.count).pieces, otherFillRule,
      tolerance: tolerance
    ).map { contours in
      var result = Path()
      for contour in contours { result.append(contour.path) }
      return result
    }
  }

  /// The same shape with contours that neither cross nor overlap.
  public func withoutOverlaps(fillRule: FillRule = .nonzero, tolerance: Double) -> Path? {
    combined(.union, with: Path(), fillRule: fillRule, tolerance: tolerance)
  }
}
