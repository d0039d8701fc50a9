internal import NIOConcurrencyHelpers
internal import NIOCore
internal import NIOPosix
package import SymtextSupport

/// The worker processes, which are restarted when they end, and the queue of waiting requests.
package final class WorkerPool: Sendable {
  /// A waiting request.
  private struct Waiter {
    var continuation: CheckedContinuation<Result<Worker, WorkerFailure>, Never>
    var since: NIODeadline
  }

  private struct State {
    var idle: [Worker] = []
    var all: [ObjectIdentifier: Worker] = [:]
    var waiting: WaitingRequests<Waiter>
    /// The number of workers that draw large requests.
    var largeCount = 0
    var hello: Hello?
    /// The number of workers that ended before their `hello`.
    var failures = 0
    var isStopping = false
  }

  package let options: WorkerOptions
  private let state: NIOLockedValueBox<State>
  private let measures: Measures
  let say: @Sendable (String) -> Void
  private let group: any EventLoopGroup

  /// - Parameter say: Called with a sentence when a worker fails.
  package init(
    _ options: WorkerOptions, measures: Measures, say: @escaping @Sendable (String) -> Void
  ) {
    self.options = options
    state = NIOLockedValueBox(State(waiting: WaitingRequests(limit: options.queueLimit)))
    self.measures = measures
    self.say = say
    group = MultiThreadedEventLoopGroup.singleton
  }

  /// The `hello` of the last worker started; `nil` until the first has answered.
  package var hello: Hello? { state.withLockedValue { $0.hello } }

  /// Whether workers end before their `hello`, and no worker has ever answered it.
  package var cannotStart: Bool {
    state.withLockedValue { $0.hello == nil && $0.failures >= options.count * 2 }
  }

  /// The numbers of workers, of busy workers, and of waiting requests.
  package var numbers: (workers: Int, busy: Int, waiting: Int) {
    state.withLockedValue { ($0.all.count, $0.all.count - $0.idle.count, $0.waiting.count) }
  }

  // MARK: - Starting and stopping

  /// Keeps workers running until the task is cancelled.
  package func run() async {
    let watch = Task { await watchQueue() }
    await WorkerKeeper(options, owner: self, group: group).run()
    watch.cancel()
  }

  /// Rejects further requests and ends the workers after their pending answers.
  package func stop() {
    let (workers, waiting) = state.withLockedValue { state in
      state.isStopping = true
      return (Array(state.all.values), state.waiting.removeAll())
    }
    for waiter in waiting { waiter.continuation.resume(returning: .failure(.stopping)) }
    for worker in workers { worker.finish() }
  }

  /// Fails requests that have waited too long.
  private func watchQueue() async {
    while !isStopping {
      try? await Task.sleep(for: .milliseconds(200))
      let latest = NIODeadline.now() - .milliseconds(Int64(options.queueSeconds * 1000))
      let late = state.withLockedValue { state in
        state.waiting.removeFirst { $0.since < latest }
      }
      for waiter in late { waiter.continuation.resume(returning: .failure(.busy)) }
    }
    // Kill workers that did not end by themselves.
    try? await Task.sleep(for: .seconds(Int(options.drawSeconds.rounded(.up)) + 1))
    for worker in state.withLockedValue({ Array($0.all.values) }) { worker.process.kill() }
  }

  // MARK: - Asking

  /// Sends a request to a worker, and to another one if it ends meanwhile.
  ///
  /// Requests change nothing, so repeating them is safe.
  /// - Parameter keepsResult: Whether a long result stays JSON, in ``WorkerAnswer/result``.
  package func ask(
    _ members: [JSONValue.Member], in lane: QueueLane = .single, keepsResult: Bool = false
  ) async throws(WorkerFailure) -> WorkerAnswer {
    let line = await Self.line(members, isLarge: lane == .large)
    for attempt in 1... {
      let worker = try await acquire(lane)
      do throws(WorkerFailure) {
        let answer = try await worker.ask(
          line, within: options.drawTime, keepsResult: keepsResult)
        release(worker, after: lane)
        return answer
      } catch {
        // The worker is ending or has ended and does not return to the pool.
        release(nil, after: lane)
        guard error == .ended, attempt < WorkerOptions.attempts else { throw error }
        measures.retried()
      }
    }
    throw .ended
  }

  /// Returns a request as an object of JSON.
  private static func line(_ members: [JSONValue.Member], isLarge: Bool) async -> [UInt8] {
    let object = JSONValue.object(members)
    let bytes = try? await LargeWork.run(isLarge: isLarge) { () throws(Problem) in object.bytes }
    return bytes ?? object.bytes
  }

  private func acquire(_ lane: QueueLane) async throws(WorkerFailure) -> Worker {
    let outcome = await withCheckedContinuation { continuation in
      let outcome: Result<Worker, WorkerFailure>? = state.withLockedValue { state in
        if state.isStopping { return .failure(.stopping) }
        while lane != .large || state.largeCount < mostLarge, let worker = state.idle.popLast() {
          guard worker.isActive else { continue }
          if lane == .large { state.largeCount += 1 }
          return .success(worker)
        }
        let waiter = Waiter(continuation: continuation, since: .now())
        return state.waiting.add(waiter, lane) ? nil : .failure(.busy)
      }
      if let outcome { continuation.resume(returning: outcome) }
    }
    return try outcome.get()
  }

  /// The number of workers that may draw large requests at once; the others are left for small ones.
  private var mostLarge: Int { max(1, options.count / 2) }

  /// Gives workers to waiting requests.
  /// - Parameters:
  ///   - worker: A worker that has become free; `nil` if it ended.
  ///   - lane: The lane of its last request; `nil` for a new worker.
  private func release(_ worker: Worker?, after lane: QueueLane? = nil) {
    let next = state.withLockedValue { state in
      if lane == .large { state.largeCount -= 1 }
      if let worker, worker.isActive { state.idle.append(worker) }
      var next: [(waiter: Waiter, worker: Worker)] = []
      while let worker = state.idle.popLast() {
        guard worker.isActive else { continue }
        guard let (waiter, lane) = state.waiting.next(allowsLarge: state.largeCount < mostLarge)
        else {
          state.idle.append(worker)
          break
        }
        if lane == .large { state.largeCount += 1 }
        next.append((waiter, worker))
      }
      return next
    }
    for (waiter, worker) in next { waiter.continuation.resume(returning: .success(worker)) }
  }

  // MARK: - Measuring

  /// The resident memory of each worker in bytes.
  package var residentBytes: [Int] {
    state.withLockedValue { Array($0.all.values) }.compactMap(\.process.residentBytes)
  }
}

extension WorkerPool: WorkerOwner {
  var isStopping: Bool { Task.isCancelled || state.withLockedValue { $0.isStopping } }

  func didStart(_ worker: Worker) {
    state.withLockedValue { $0.all[ObjectIdentifier(worker)] = worker }
  }

  func take(_ worker: Worker, greeting: JSONValue) -> Bool {
    guard let hello = Hello(greeting) else { return false }
    let isWanted = state.withLockedValue { state in
      if !state.isStopping { state.hello = hello }
      return !state.isStopping
    }
    if isWanted { release(worker) } else { worker.finish() }
    return true
  }

  func didEnd(_ worker: Worker) {
    state.withLockedValue { state in
      state.all[ObjectIdentifier(worker)] = nil
      state.idle.removeAll { $0 === worker }
    }
  }

  func didFail() { state.withLockedValue { $0.failures += 1 } }

  func count(_ reason: String) { measures.restarted(reason) }
}
