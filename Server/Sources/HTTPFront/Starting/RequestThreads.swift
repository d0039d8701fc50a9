internal import NIOCore
internal import NIOPosix

/// The threads on which requests are answered: those of their connections.
///
/// Tasks would otherwise go from those to threads of their own and back, which takes longer than an answer from memory
/// (Decisions.md has the numbers).
final class RequestThreads: TaskExecutor {
  private let group = MultiThreadedEventLoopGroup.singleton

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    // The loop that calls, where one does.
    group.any().execute { [self] in
      unsafe job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
