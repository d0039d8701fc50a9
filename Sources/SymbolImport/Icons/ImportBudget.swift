package import SymtextGraphics

/// How much work may be spent on an icon while it is read.
package struct ImportBudget {
  /// Fills are joined, clips cut; without it the icon is refused.
  package let shapes = WorkBudget(steps: shapeSteps)
  /// Filled areas are measured and get their weights; without it some look like Regular at all weights.
  package let weights = WorkBudget(steps: weightSteps)

  /// Makes a budget for one icon.
  package init() {}

  /// The steps of ``shapes``.
  package static let shapeSteps = 250_000_000
  /// The steps of ``weights``.
  package static let weightSteps = 100_000_000
}
