/// A duration that is a multiple of several periods, each of which may be stretched a little.
struct CommonPeriod {
  /// The duration in seconds; 0 without periods.
  private(set) var length = 0.0
  /// The number of cycles of each period, in order.
  private(set) var counts: [Int] = []

  /// The largest relative change of a period.
  private static let tolerance = 0.02
  /// The longest common period that is tried, in seconds, unless one period is longer.
  private static let longest = 30.0

  /// - Parameter least: the shortest duration, in seconds.
  init(_ periods: [Double], atLeast least: Double = 0) {
    guard let most = periods.max(), most > 0 else {
      length = max(least, 0)
      return
    }
    var best = (length: most, error: Double.infinity)
    var number = 1.0
    while number == 1 || number * most <= Self.longest {
      let length = number * most
      let error =
        periods.map { period in
          let times = max((length / period).rounded(), 1)
          return abs(length / (times * period) - 1)
        }.max() ?? 0
      if error < best.error - 1e-12 { best = (length, error) }
      if error <= Self.tolerance { break }
      number += 1
    }
    length = best.length * max((least / best.length - 1e-9).rounded(.up), 1)
    counts = periods.map { max(Int((length / $0).rounded()), 1) }
  }
}
