/// Frames per second as a fraction.
struct FrameRate: CustomStringConvertible {
  let (numerator, denominator): (Int, Int)

  /// The largest denominator: within ten minutes no frame is late by a millisecond.
  private static let mostDenominator = 10_000

  /// Finds the nearest fraction to a number more than 0, by its continued fraction.
  init(_ value: Double) {
    var (last, this) = ((0, 1), (1, 0))
    var rest = value
    while true {
      let whole = rest.rounded(.down)
      guard whole < 1e6 else { break }
      let next = (Int(whole) * this.0 + last.0, Int(whole) * this.1 + last.1)
      guard next.1 <= Self.mostDenominator else { break }
      (last, this) = (this, next)
      guard rest - whole > 1e-9 else { break }
      rest = 1 / (rest - whole)
    }
    (numerator, denominator) = this
  }

  var description: String { "\(numerator)/\(denominator)" }
}
