extension Double {
  /// The number brought within bounds; what is no finite number is `standard`.
  package func bounded(to range: ClosedRange<Double>, else fallback: Double) -> Double {
    isFinite ? Swift.min(Swift.max(self, range.lowerBound), range.upperBound) : fallback
  }

  /// The most points of a size or a distance: more than anything that is read, and so few that those of
  /// a long text can still be added.
  package static let mostPoints = 1e6
}
