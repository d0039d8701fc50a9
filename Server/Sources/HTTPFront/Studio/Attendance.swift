internal import NIOConcurrencyHelpers

/// The pages that are open, by their event streams, and the time since one was.
package final class Attendance: Sendable {
  private struct State {
    var streams = 0
    var last = ContinuousClock.now
  }

  /// The maximum number of event streams at once.
  package static let mostStreams = 64
  private let state = NIOLockedValueBox(State())

  package init() {}

  /// A page has sent a request.
  package func notice() { state.withLockedValue { $0.last = .now } }

  /// An open page, until the value is released.
  package final class Place: Sendable {
    private let attendance: Attendance

    fileprivate init(_ attendance: Attendance) { self.attendance = attendance }

    deinit {
      attendance.state.withLockedValue { state in
        state.streams -= 1
        state.last = .now
      }
    }
  }

  /// Counts a page.
  /// - Returns: `nil` if too many are open.
  package func enter() -> Place? {
    let hasRoom = state.withLockedValue { state in
      guard state.streams < Self.mostStreams else { return false }
      state.streams += 1
      return true
    }
    return hasRoom ? Place(self) : nil
  }

  /// Waits until no page has been open, and none has sent a request, for a time.
  package func waitForEnd(after time: Duration) async throws {
    while true {
      let left = state.withLockedValue { state in
        state.streams > 0 ? time : time - (ContinuousClock.now - state.last)
      }
      guard left > .zero else { return }
      try await Task.sleep(for: min(left, .seconds(1)))
    }
  }
}
