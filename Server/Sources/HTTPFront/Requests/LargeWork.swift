internal import HTTPTypes
internal import NIOPosix

/// Work on large requests, which takes longer than the other requests of a connection's thread may wait.
enum LargeWork {
  /// Does work on another thread, or at once if it is small.
  static func run<Value: Sendable>(
    isLarge: Bool, _ work: @escaping @Sendable () throws(Problem) -> Value
  ) async throws(Problem) -> Value {
    guard isLarge else { return try work() }
    let outcome: Result<Value, Problem>
    do {
      outcome = try await NIOThreadPool.singleton.runIfActive {
        Result { () throws(Problem) in try work() }
      }
    } catch {
      throw Problem(WorkerFailure.stopping, drawSeconds: 0)
    }
    return try outcome.get()
  }
}
