internal import NIOConcurrencyHelpers
internal import NIOCore
internal import NIOPosix
internal import SymtextSupport

/// A worker process and the pipes to it.
final class Worker: Sendable {
  /// A reason why the server ended a worker.
  enum Cause: String, Sendable { case deadline, confusion }

  let process: WorkerProcess
  private let channel: any Channel
  private let handler: NIOLoopBound<WorkerHandler>
  private let cause: NIOLockedValueBox<Cause?>
  /// Threads that read long lines.
  private static let readers = NIOThreadPool.singleton

  private init(
    process: WorkerProcess, channel: any Channel, handler: NIOLoopBound<WorkerHandler>,
    cause: NIOLockedValueBox<Cause?>
  ) {
    self.process = process
    self.channel = channel
    self.handler = handler
    self.cause = cause
  }

  /// Starts a worker.
  /// - Parameter onEvent: Called with each event of the worker; `nil` if an event counts as an invalid answer.
  static func start(
    _ options: WorkerOptions, on group: any EventLoopGroup,
    onEvent: (@Sendable (JSONValue) -> Void)? = nil
  ) async throws -> Worker {
    let (process, pipes) = try WorkerProcess.start(options.command)
    let cause = NIOLockedValueBox<Cause?>(nil)
    func end(_ reason: Cause) -> @Sendable () -> Void {
      {
        cause.withLockedValue { $0 = $0 ?? reason }
        process.kill()
      }
    }
    let (onDeadline, onConfusion) = (end(.deadline), end(.confusion))
    let handlers = NIOLockedValueBox<NIOLoopBound<WorkerHandler>?>(nil)
    do {
      let channel = try await NIOPipeBootstrap(group: group)
        .channelOption(.allowRemoteHalfClosure, value: true)
        .channelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            let handler = WorkerHandler(
              limits: options.answerLimits,
              reports: .init(onDeadline: onDeadline, onConfusion: onConfusion, onEvent: onEvent))
            handlers.withLockedValue {
              $0 = NIOLoopBound(handler, eventLoop: channel.eventLoop)
            }
            try channel.pipeline.syncOperations.addHandler(handler)
          }
        }
        .takingOwnershipOfDescriptors(input: pipes.output, output: pipes.input).get()
      guard let handler = handlers.withLockedValue({ $0 }) else { throw WorkerFailure.ended }
      return Worker(process: process, channel: channel, handler: handler, cause: cause)
    } catch {
      process.kill()
      throw error
    }
  }

  /// Sends a request, an object of JSON, and waits for the answer.
  /// - Parameter keepsResult: Whether the result of a long line stays JSON.
  func ask(
    _ object: [UInt8], within time: TimeAmount, keepsResult: Bool = false
  ) async throws(WorkerFailure) -> WorkerAnswer {
    let outcome = await withCheckedContinuation {
      (continuation: CheckedContinuation<WorkerHandler.Outcome, Never>) in
      channel.eventLoop.execute { [channel, handler] in
        handler.value.ask(object, within: time, channel: channel) {
          continuation.resume(returning: $0)
        }
      }
    }
    let answer = try outcome.get()
    guard answer.unread != nil else { return answer }
    do {
      return try await Self.readers.runIfActive { try answer.readLine(keepsResult: keepsResult) }
    } catch {
      cause.withLockedValue { $0 = $0 ?? .confusion }
      process.kill()
      throw .ended
    }
  }

  /// Closes the worker's standard input: it answers pending requests and exits.
  func finish() { channel.close(mode: .output, promise: nil) }

  /// Returns the reason of its end, as metrics name it.
  func reason(of ending: SpawnedProcess.Ending) -> String {
    if let cause = cause.withLockedValue({ $0 }) { return cause.rawValue }
    return switch ending {
    case .exited(0): "recycled"
    case .exited: "exit"
    case .killed: "signal"
    }
  }

  /// Whether the worker can take requests, as far as is known.
  var isActive: Bool { channel.isActive }
}
