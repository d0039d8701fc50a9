internal import NIOCore
internal import NIOPosix

/// Answers requests on the threads of their connections.
///
/// Otherwise each request would switch to a task thread and back, which takes longer than an answer from memory
/// (Decisions.md has the numbers).
final class RequestThreads: TaskExecutor {
  private let group = MultiThreadedEventLoopGroup.singleton

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    // The calling event loop, if there is one.
    group.any().execute { [self] in
      unsafe job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
