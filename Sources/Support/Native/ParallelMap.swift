#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
internal import Synchronization

/// Calls a function for many indices on several threads.
///
/// Results are in the order of the indices.
package enum ParallelMap {
  /// The state that the threads share.
  private final class Work<Result: Sendable>: Sendable {
    private struct State {
      /// The next index.
      var next = 0
      /// The number of finished indices.
      var done = 0
      var results: [Result?]
    }

    private let count: Int
    private let state: Mutex<State>
    private let body: @Sendable (Int) -> Result
    private let progress: @Sendable (Int, Int) -> Void

    init(
      _ count: Int, progress: @escaping @Sendable (Int, Int) -> Void,
      _ body: @escaping @Sendable (Int) -> Result
    ) {
      self.count = count
      state = Mutex(State(results: Array(repeating: nil, count: count)))
      self.body = body
      self.progress = progress
    }

    func run() {
      while let index = take() {
        let result = body(index)
        state.withLock { state in
          state.results[index] = result
          state.done += 1
          progress(state.done, count)
        }
      }
    }

    private func take() -> Int? {
      state.withLock { state in
        guard state.next < count else { return nil }
        defer { state.next += 1 }
        return state.next
      }
    }

    var finished: [Result] { state.withLock { $0.results.compactMap(\.self) } }
  }

  /// - Parameters:
  ///   - threads: the number of threads, including the calling one.
  ///   - progress: called with the number done and the total, by one thread at a time.
  package static func map<Result: Sendable>(
    _ count: Int, threads: Int,
    progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in },
    _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let work = Work(count, progress: progress, body)
    var others: [BackgroundThread] = []
    for _ in 1..<max(min(threads, count), 1) {
      guard let thread = BackgroundThread({ work.run() }) else { break }
      others.append(thread)
    }
    work.run()
    for thread in others { thread.join() }
    return work.finished
  }

  /// The number of processors of this machine.
  package static var processorCount: Int { max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1) }
}
