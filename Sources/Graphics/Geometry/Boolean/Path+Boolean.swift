extension Path {
  /// Combines this shape with another; curves stay curves.
  ///
  /// Both are cut into chords, combined as polygons, and the edges of the result are traced back to their original
  /// curves: the rest of a circle still consists of arcs. All contours count as closed. In the result outer contours
  /// turn from the x axis towards the y axis, holes the other way, and no contour crosses another or itself.
  /// - Parameters:
  ///   - tolerance: the flattening tolerance, in the units of the path. Crossings are then moved onto the curves.
  ///     Contours with an area below its square are left out.
  ///   - budget: the work limit.
  /// - Returns: `nil` if coordinates are not finite or the budget is spent.
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

  /// Returns the same shape with contours that neither cross nor overlap.
  /// - Parameters:
  ///   - tolerance: the flattening tolerance, in the units of the path.
  ///   - budget: the work limit.
  /// - Returns: `nil` if coordinates are not finite or the budget is spent.
  public func withoutOverlaps(
    fillRule: FillRule = .nonzero, tolerance: Double, budget: WorkBudget = WorkBudget()
  ) -> Path? {
    combined(.union, with: Path(), fillRule: fillRule, tolerance: tolerance, budget: budget)
  }
}
