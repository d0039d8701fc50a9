package import SymtextGraphics

/// The limits of work for the import of one icon.
package struct ImportBudget {
  /// Work for joining fills and cutting clips.
  ///
  /// If it is spent, the icon is an error.
  package let shapes: WorkBudget
  /// Work for measuring filled areas and making their weights.
  ///
  /// If it is spent, some areas look like Regular at all weights.
  package let weights: WorkBudget

  /// Makes a budget for one icon.
  package init(shapes: Int = shapeSteps, weights: Int = weightSteps) {
    self.shapes = WorkBudget(steps: shapes)
    self.weights = WorkBudget(steps: weights)
  }

  /// The number of steps of ``shapes``.
  package static let shapeSteps = 250_000_000
  /// The number of steps of ``weights``.
  package static let weightSteps = 100_000_000
}
