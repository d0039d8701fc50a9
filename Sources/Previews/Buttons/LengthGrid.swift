/// The steps of lengths in a theme: whole points, for example, or none.
struct LengthGrid {
  /// The step in points; 0 for exact lengths.
  let step: Double

  /// Rounds a length up, ignoring rounding errors.
  func up(_ length: Double) -> Double {
    step > 0 ? ((length / step) - 1e-6).rounded(.up) * step : length
  }

  /// Rounds a length down.
  func down(_ length: Double) -> Double {
    step > 0 ? (length / step).rounded(.down) * step : length
  }

  /// Rounds a length.
  func nearest(_ length: Double) -> Double {
    step > 0 ? (length / step).rounded() * step : length
  }

  /// Returns a length, or one more step, so that whole steps remain on both sides of it.
  func within(_ side: Double, _ length: Double) -> Double {
    isEven(side - length) ? length : length + step
  }

  /// Rounds a length so that whole steps remain on both sides of it.
  func nearest(_ side: Double, _ length: Double) -> Double {
    side - 2 * nearest((side - length) / 2)
  }

  /// Whether a length is an even number of steps; without steps any length is.
  func isEven(_ length: Double) -> Bool {
    step > 0 ? length.truncatingRemainder(dividingBy: 2 * step) == 0 : true
  }
}
