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
  ///   - budget: how much work it may be.
  /// - Returns: `nil` when coordinates are not finite, or the budget is spent.
  public func combined(
    _ operation: BooleanOperation, with other: Path, fillRule: FillRule = .nonzero,
    otherFillRule: FillRule = .nonzero, tolerance: Double, budget: WorkBudget = WorkBudget()
  ) -> Path? {
    BooleanContour.combine(
      operation, TracedShape(self).pieces, fillRule,
      TracedShape(other).pieces, otherFillRule,
      tolerance: tolerance, budget: budget
    ).map { contours in
      var result = Path()
      for contour in contours { result.append(contour.path) }
      return result
    }
  }

  /// The same shape with contours that neither cross nor overlap.
  /// - Parameters:
  ///   - tolerance: how far chords may stray from their curves, in the units of the path.
  ///   - budget: how much work it may be.
  /// - Returns: `nil` when coordinates are not finite, or the budget is spent.
  public func withoutOverlaps(
    fillRule: FillRule = .nonzero, tolerance: Double, budget: WorkBudget = WorkBudget()
  ) -> Path? {
    combined(.union, with: Path(), fillRule: fillRule, tolerance: tolerance, budget: budget)
  }
}
