internal import NIOConcurrencyHelpers
internal import NIOCore
internal import NIOPosix
internal import SymtextSupport

/// The one worker of a studio, which holds the folder and answers several requests at once.
///
/// It is restarted when it ends. Requests that it had not answered fail, and are not sent again: they may have changed
/// files.
final class StatefulWorker: Sendable {
  private struct State {
    var current: Worker?
    /// Whether the current worker has answered `hello`.
    var isReady = false
    var waiting: [Int: CheckedContinuation<Result<Worker, WorkerFailure>, Never>] = [:]
    var nextWaiter = 0
    var greeting: JSONValue?
    /// The start of the current worker.
    var start = ContinuousClock.now
    /// The number of workers in a row that ended soon after their start.
    var quickEnds = 0
    /// The numbers of requests, and of exports among them, without an answer.
    var requests = 0
    var exports = 0
    /// The number of workers that ended before their `hello`.
    var failures = 0
    var isStopping = false
  }

  /// The number of such workers after which pages show a notice.
  private static let mostQuickEnds = 5
  /// The time that a request waits for a worker that starts.
  private static let patience = TimeAmount.seconds(10)
  /// The maximum number of requests that wait for it.
  private static let mostWaiting = 256
  /// The time for an answer; a slower worker hangs, and is killed.
  private static let answerTime = TimeAmount.seconds(60)
  /// The time for an export of the whole folder, and for requests behind it.
  private static let exportTime = TimeAmount.seconds(600)
  /// The time from the end of its input to its end, if it has no request.
  private static let endTime = TimeAmount.seconds(5)

  let say: @Sendable (String) -> Void
  private let options: WorkerOptions
  private let log: EventLog
  private let group = MultiThreadedEventLoopGroup.singleton
  private let state = NIOLockedValueBox(State())

  init(_ command: [String], log: EventLog, say: @escaping @Sendable (String) -> Void) {
    var options = WorkerOptions(command: command, count: 1)
    // A font of the folder is a member of a line.
    options.lineBytes = 64 << 20
    // It reads the folder first.
    options.startTime = .seconds(120)
    self.options = options
    self.log = log
    self.say = say
  }

  /// The answer to `hello`; `nil` until the first worker has given it.
  var greeting: JSONValue? { state.withLockedValue { $0.greeting } }

  /// Whether workers end before their `hello`, and none has ever answered it.
  var cannotStart: Bool { state.withLockedValue { $0.greeting == nil && $0.failures >= 2 } }

  /// Keeps a worker running until the task is cancelled.
  func run() async { await WorkerKeeper(options, owner: self, group: group).run() }

  /// Rejects further requests, and ends the worker after its pending answers.
  func stop() {
    let (worker, waiting, isBusy) = state.withLockedValue { state in
      state.isStopping = true
      defer { state.waiting = [:] }
      return (state.current, state.waiting.values, state.requests > 0)
    }
    for waiter in waiting { waiter.resume(returning: .failure(.stopping)) }
    guard let worker else { return }
    worker.finish()
    // It may be saving a change of many files.
    let time = isBusy ? Self.answerTime : Self.endTime
    group.any().scheduleTask(in: time) { worker.process.kill() }
  }

  /// Sends a request, an object of JSON, and waits for the answer.
  /// - Parameters:
  ///   - command: The request's command, which sets the time for the answer.
  ///   - keepsResult: Whether a long result stays JSON, in ``WorkerAnswer/result``.
  func ask(
    _ object: [UInt8], command: String, keepsResult: Bool = true
  ) async throws(WorkerFailure) -> WorkerAnswer {
    let worker = try await readyWorker()
    let isExport = command == "export"
    let isLong = state.withLockedValue { state in
      state.requests += 1
      if isExport { state.exports += 1 }
      return state.exports > 0
    }
    defer {
      state.withLockedValue { state in
        state.requests -= 1
        if isExport { state.exports -= 1 }
      }
    }
    return try await worker.ask(
      object, within: isLong ? Self.exportTime : Self.answerTime, keepsResult: keepsResult)
  }

  private func readyWorker() async throws(WorkerFailure) -> Worker {
    let outcome = await withCheckedContinuation { continuation in
      let outcome: Result<Worker, WorkerFailure>? = state.withLockedValue { state in
        if state.isStopping { return .failure(.stopping) }
        if state.isReady, let worker = state.current, worker.isActive { return .success(worker) }
        guard state.waiting.count < Self.mostWaiting else { return .failure(.busy) }
        let number = state.nextWaiter
        state.nextWaiter += 1
        state.waiting[number] = continuation
        group.any().scheduleTask(in: Self.patience) { self.giveUp(number) }
        return nil
      }
      if let outcome { continuation.resume(returning: outcome) }
    }
    return try outcome.get()
  }

  private func giveUp(_ number: Int) {
    let waiter = state.withLockedValue { $0.waiting.removeValue(forKey: number) }
    waiter?.resume(returning: .failure(.busy))
  }
}

extension StatefulWorker: WorkerOwner {
  var isStopping: Bool { Task.isCancelled || state.withLockedValue { $0.isStopping } }
  var settlingTime: Duration { .seconds(10) }
  var longestPause: Duration { .seconds(2) }
  var onEvent: (@Sendable (JSONValue) -> Void)? { { [log] in log.append($0) } }

  func didStart(_ worker: Worker) {
    log.begin()
    state.withLockedValue { state in
      state.current = worker
      state.isReady = false
      state.start = .now
    }
  }

  func take(_ worker: Worker, greeting: JSONValue) -> Bool {
    guard greeting["status"]?.string == "ok",
      greeting["result"]?["protocol"]?.integer == Hello.version
    else { return false }
    let (isWanted, waiting) = state.withLockedValue { state in
      guard !state.isStopping else { return (false, state.waiting.values) }
      state.greeting = greeting
      state.isReady = true
      defer { state.waiting = [:] }
      return (true, state.waiting.values)
    }
    guard isWanted else {
      worker.finish()
      return true
    }
    for waiter in waiting { waiter.resume(returning: .success(worker)) }
    log.open()
    if state.withLockedValue({ $0.quickEnds >= Self.mostQuickEnds }) { log.append(Self.notice) }
    return true
  }

  /// The event that tells pages of workers that end again and again.
  private static let notice = JSONValue.object([
    ("event", "notice"),
    (
      "sentence",
      "the studio's worker ends again and again, perhaps at one of the files; its errors are in the terminal"
    ), ("undo", .bool(false)),
  ])

  func didEnd(_ worker: Worker) {
    state.withLockedValue { state in
      let isQuick = ContinuousClock.now - state.start < settlingTime
      state.quickEnds = isQuick ? state.quickEnds + 1 : 0
      state.current = nil
      state.isReady = false
    }
  }

  func didFail() { state.withLockedValue { $0.failures += 1 } }

  func count(_ reason: String) {}
}
