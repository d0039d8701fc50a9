internal import DequeModule

/// The requests that wait for a worker, in a queue for each lane.
///
/// Of eight workers that become free, six take a single request, one a line of a batch and one a large request, as
/// long as each lane has requests.
package struct WaitingRequests<Waiter> {
  private static var turns: [QueueLane] {
    [.single, .single, .single, .batch, .single, .single, .single, .large]
  }

  private var lanes: [Deque<Waiter>] = QueueLane.allCases.map { _ in [] }
  private var turn = 0
  /// The maximum number of waiting requests.
  private let limit: Int

  package init(limit: Int) { self.limit = limit }

  package var count: Int { lanes.reduce(0) { $0 + $1.count } }

  /// Adds a request unless its queue is full.
  ///
  /// Batches and large requests together fill at most half of the queue, so that there is room for single ones.
  package mutating func add(_ waiter: Waiter, _ lane: QueueLane) -> Bool {
    guard count < limit else { return false }
    let others = count - lanes[QueueLane.single.rawValue].count
    guard lane == .single || others < (limit + 1) / 2 else { return false }
    lanes[lane.rawValue].append(waiter)
    return true
  }

  /// Removes the next request.
  /// - Parameter allowsLarge: Whether a worker may take a large one.
  package mutating func next(allowsLarge: Bool) -> (waiter: Waiter, lane: QueueLane)? {
    let preferred = Self.turns[turn]
    for lane in [preferred] + QueueLane.allCases where allowsLarge || lane != .large {
      if let waiter = lanes[lane.rawValue].popFirst() {
        turn = (turn + 1) % Self.turns.count
        return (waiter, lane)
      }
    }
    return nil
  }

  /// Removes the first requests of each lane as long as a condition holds.
  package mutating func removeFirst(while isLate: (Waiter) -> Bool) -> [Waiter] {
    var late: [Waiter] = []
    for lane in lanes.indices {
      while let first = lanes[lane].first, isLate(first) {
        late.append(first)
        lanes[lane].removeFirst()
      }
    }
    return late
  }

  package mutating func removeAll() -> [Waiter] { removeFirst { _ in true } }
}

extension WaitingRequests: Sendable where Waiter: Sendable {}
