package import SymtextGraphics

/// A clipping area: the union of its parts, in the drawing's space.
package struct SVGClip: Sendable {
  /// A shape of a clipping area.
  package struct Part: Sendable {
    package var path: Path
    var rule: FillRule
    /// The clips of the part itself; they intersect.
    package var clips: [SVGClip] = []

    package init(path: Path, rule: FillRule, clips: [SVGClip] = []) {
      self.path = path
      self.rule = rule
      self.clips = clips
    }
  }

  package var parts: [Part]
  /// The reader's number for the clip.
  package var number = 0

  package init(parts: [Part], number: Int = 0) {
    self.parts = parts
    self.number = number
  }

  /// Returns the area without overlaps.
  /// - Parameters:
  ///   - tolerance: The largest deviation, in the drawing's units.
  ///   - budget: The limit of the work.
  /// - Returns: `nil` when coordinates are not finite, or the budget is spent.
  package func area(tolerance: Double, budget: WorkBudget) -> Path? {
    var areas = Path()
    for part in parts {
      var inside = part.path.withoutOverlaps(
        fillRule: part.rule, tolerance: tolerance, budget: budget)
      for clip in part.clips {
        guard let room = clip.area(tolerance: tolerance, budget: budget) else { return nil }
        inside = inside?.combined(
          .intersection, with: room, tolerance: tolerance, budget: budget)
      }
      guard let inside else { return nil }
      areas.append(inside)
    }
    // All parts turn the same way, so together they fill their union.
    return parts.count > 1 ? areas.withoutOverlaps(tolerance: tolerance, budget: budget) : areas
  }
}
