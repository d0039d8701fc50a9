internal import DequeModule
internal import NIOConcurrencyHelpers
package import SymtextSupport

/// The last events of a studio's worker, for pages that follow and pages that come back.
///
/// A worker numbers its events. After a restart the numbers of the next one are shifted, so that no two events have the
/// same number and a page that has seen events of the former worker is recognised.
package final class EventLog: Sendable {
  package struct Event: Equatable, Sendable {
    package var number: Int
    package var kind: String
    /// The event as JSON, on one line.
    package var data: String
  }

  /// The events that a page has not seen yet.
  package enum News: Equatable, Sendable {
    case none
    case events([Event])
    /// Events are missing, so that the page must ask for everything; the number is that of the last event.
    case reset(last: Int)
    /// The studio has ended.
    case end
  }

  private struct State {
    var events: Deque<Event> = []
    var byteCount = 0
    /// The last event; further ones have higher numbers.
    var last = 0
    /// The event before the first that is kept.
    var floor = 0
    /// The amount by which the worker's numbers are shifted.
    var shift = 0
    /// Whether a worker has started before.
    var hasBegun = false
    /// Whether the worker answers, so that pages may ask it.
    var isOpen = false
    var isEnded = false
    var followers: [Int: AsyncStream<Void>.Continuation] = [:]
    var nextFollower = 0
  }

  /// The maximum number of events that are kept.
  package static let mostEvents = 1000
  /// The maximum size of the events that are kept.
  package static let mostBytes = 16 << 20
  private let state = NIOLockedValueBox(State())

  package init() {}

  /// A worker starts: the events of the former one are forgotten.
  package func begin() {
    state.withLockedValue { state in
      if state.hasBegun {
        state.last += 1
        state.shift = state.last
      }
      state.hasBegun = true
      state.isOpen = false
      state.floor = state.last
      state.events = []
      state.byteCount = 0
    }
  }

  /// The worker answers.
  package func open() {
    wake { $0.isOpen = true }
  }

  package func end() {
    wake { $0.isEnded = true }
  }

  /// Wakes all followers, so that each writes something and finds out whether its page is still there.
  package func beat() { wake { _ in } }

  /// Adds an event of the worker: an object with its kind, `event`, and its `number`.
  package func append(_ value: JSONValue) {
    let data = value.packedText
    wake { state in
      var number = state.last + 1
      if let own = value["number"]?.integer, own < 1 << 52 {
        number = max(number, own + state.shift)
      }
      let event = Event(number: number, kind: Self.kind(value), data: data)
      state.last = number
      state.events.append(event)
      state.byteCount += data.utf8.count
      while state.events.count > Self.mostEvents || state.byteCount > Self.mostBytes,
        let first = state.events.popFirst()
      {
        state.byteCount -= first.data.utf8.count
        state.floor = first.number
      }
    }
  }

  /// The kind of an event, which is a line of its own in a stream.
  private static func kind(_ value: JSONValue) -> String {
    let kind = value["event"]?.string ?? ""
    return kind.utf8.allSatisfy { (0x61...0x7A).contains($0) } ? kind : "other"
  }

  /// The number of the last event.
  package var last: Int { state.withLockedValue { $0.last } }

  /// Returns the events after one that a page has seen.
  package func news(after number: Int) -> News {
    state.withLockedValue { state in
      if state.isEnded { return .end }
      guard state.isOpen else { return .none }
      guard state.floor <= number, number <= state.last else { return .reset(last: state.last) }
      let new = state.events.reversed().prefix { $0.number > number }
      return new.isEmpty ? .none : .events(new.reversed())
    }
  }

  /// Returns a signal at each event, and the means to end it.
  package func follow() -> (signals: AsyncStream<Void>, leave: @Sendable () -> Void) {
    let (signals, signal) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let key = state.withLockedValue { state in
      state.nextFollower += 1
      state.followers[state.nextFollower] = signal
      return state.nextFollower
    }
    return (
      signals,
      { [state] in state.withLockedValue { $0.followers.removeValue(forKey: key) }?.finish() }
    )
  }

  private func wake(_ change: (inout State) -> Void) {
    let followers = state.withLockedValue { state in
      change(&state)
      return Array(state.followers.values)
    }
    for follower in followers { follower.yield() }
  }
}
