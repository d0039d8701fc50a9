/// Counts of durations up to each of several limits, as in Prometheus.
package struct Histogram: Sendable {
  /// The limits in seconds.
  package static let limits: [Double] = [
    0.000_1, 0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5,
  ]

  /// The number of durations between each limit and the one before; the last entry counts those over all limits.
  private var counts = [Int](repeating: 0, count: limits.count + 1)
  package private(set) var sum = 0.0

  package init() {}

  package mutating func count(seconds: Double) {
    counts[Self.limits.firstIndex { seconds <= $0 } ?? Self.limits.count] += 1
    sum += seconds
  }

  /// The number of durations up to each limit, then the number of all.
  package var cumulative: [Int] {
    var total = 0
    return counts.map {
      total += $0
      return total
    }
  }
}
