extension Double {
  /// Returns the number clamped to a range, or `fallback` if it is not finite.
  package func bounded(to range: ClosedRange<Double>, else fallback: Double) -> Double {
    isFinite ? Swift.min(Swift.max(self, range.lowerBound), range.upperBound) : fallback
  }

  /// The largest size or distance, in points.
  ///
  /// It exceeds any reasonable input, and the sum of a long text's values stays finite.
  package static let mostPoints = 1e6
}
