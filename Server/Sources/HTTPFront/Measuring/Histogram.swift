/// How many durations were not longer than each of some limits, as Prometheus counts them.
package struct Histogram: Sendable {
  /// In seconds.
  package static let limits: [Double] = [
    0.000_1, 0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5,
  ]

  /// How many lie within each limit and not within the one before; at the end what is longer than all.
  private var counts = [Int](repeating: 0, count: limits.count + 1)
  package private(set) var sum = 0.0

  package init() {}

  package mutating func count(seconds: Double) {
    counts[Self.limits.firstIndex { seconds <= $0 } ?? Self.limits.count] += 1
    sum += seconds
  }

  /// How many are within each limit, and how many there are.
  package var cumulative: [Int] {
    var total = 0
    return counts.map {
      total += $0
      return total
    }
  }
}
