package import SymtextGraphics

/// An area that a shape is clipped to: the union of some parts, in the drawing's space.
package struct SVGClip: Sendable {
  /// A shape that a clip is made of.
  package struct Part: Sendable {
    package var path: Path
    var rule: FillRule
    /// What the part itself is clipped to, one inside the other.
    package var clips: [SVGClip] = []

    package init(path: Path, rule: FillRule, clips: [SVGClip] = []) {
      self.path = path
      self.rule = rule
      self.clips = clips
    }
  }

  package var parts: [Part]
  /// Which of the reader's clips it is.
  package var number = 0

  package init(parts: [Part], number: Int = 0) {
    self.parts = parts
    self.number = number
  }

  /// The area without overlaps.
  /// - Parameters:
  ///   - tolerance: how far it may stray, in the drawing's units.
  ///   - budget: how much work it may be.
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
    // Each turns the same way: together they fill what any of them fills.
    return parts.count > 1 ? areas.withoutOverlaps(tolerance: tolerance, budget: budget) : areas
  }
}
