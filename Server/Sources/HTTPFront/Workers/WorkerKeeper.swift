internal import NIOCore
internal import NIOPosix
internal import SymtextSupport

/// Keeps worker processes running, which are restarted when they end.
struct WorkerKeeper<Owner: WorkerOwner> {
  private let options: WorkerOptions
  private let owner: Owner
  private let group: any EventLoopGroup
  /// Threads that each wait for the end of one process.
  private let threads: NIOThreadPool

  init(_ options: WorkerOptions, owner: Owner, group: any EventLoopGroup) {
    self.options = options
    self.owner = owner
    self.group = group
    threads = NIOThreadPool(numberOfThreads: options.count)
  }

  /// Keeps the workers running until the task is cancelled or the owner stops.
  func run() async {
    threads.start()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<options.count { group.addTask { await self.keepWorker() } }
    }
    try? await threads.shutdownGracefully()
  }

  /// Starts a worker whenever one has ended: at once, or after a growing pause if it ended too soon.
  private func keepWorker() async {
    let first = StartPauses(longest: owner.longestPause)
    var pauses = first
    while !owner.isStopping {
      let start = ContinuousClock.now
      let isGreeted = await keepOneWorker()
      guard !owner.isStopping else { return }
      if !isGreeted { owner.didFail() }
      if isGreeted, ContinuousClock.now - start >= owner.settlingTime {
        pauses = first
      } else {
        try? await Task.sleep(for: pauses.next())
      }
    }
  }

  /// - Returns: Whether the worker answered `hello`.
  private func keepOneWorker() async -> Bool {
    let worker: Worker
    do {
      worker = try await Worker.start(options, on: group, onEvent: owner.onEvent)
    } catch {
      let reason = (error as? SpawnedProcess.Failure)?.reason ?? "\(error)"
      owner.say("cannot start \(options.command[0]): \(reason)")
      owner.count("start")
      return false
    }
    owner.didStart(worker)
    async let ended = threads.runIfActive { worker.process.waitForEnd() }
    let isGreeted = await greet(worker)
    if !isGreeted { worker.process.kill() }
    let known = try? await ended
    // The wait was cancelled, so nothing will reap the process.
    if known == nil { worker.process.kill() }
    let ending = known ?? .exited(255)
    owner.didEnd(worker)
    if !owner.isStopping {
      let reason = worker.reason(of: ending)
      owner.count(isGreeted ? reason : "start")
      if reason != "recycled" {
        owner.say("a worker ended (\(reason), \(ending)); starting another")
      }
    }
    return isGreeted
  }

  /// - Returns: Whether the worker is of use.
  private func greet(_ worker: Worker) async -> Bool {
    do throws(WorkerFailure) {
      let answer = try await worker.ask(
        JSONValue.object([("command", "hello")]).bytes, within: options.startTime)
      let isTaken = owner.take(worker, greeting: answer.head)
      if !isTaken { owner.say("a worker does not use protocol \(Hello.version)") }
      return isTaken
    } catch {
      owner.say("a worker did not answer hello")
      return false
    }
  }
}
