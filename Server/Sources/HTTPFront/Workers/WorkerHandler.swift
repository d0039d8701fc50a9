internal import NIOCore
internal import SymtextSupport

/// The handler of a worker's channel: sends requests, matches answers to them by number, and passes events on.
final class WorkerHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  typealias Outcome = Result<WorkerAnswer, WorkerFailure>

  /// The reports of a handler besides answers.
  struct Reports {
    /// Called when an answer is late.
    var onDeadline: () -> Void
    /// Called when the output is neither an answer to a request nor an expected event.
    var onConfusion: () -> Void
    /// Called with a line that has a member `event`; `nil` if workers send none.
    var onEvent: ((JSONValue) -> Void)?
  }

  private struct Pending {
    var finish: (Outcome) -> Void
    var deadline: Scheduled<Void>
  }

  private let processor: NIOSingleStepByteToMessageProcessor<WorkerAnswerDecoder>
  private var pending: [Int: Pending] = [:]
  private var count = 0
  private let reports: Reports

  init(limits: WorkerAnswerDecoder.Limits, reports: Reports) {
    processor = NIOSingleStepByteToMessageProcessor(WorkerAnswerDecoder(limits))
    self.reports = reports
  }

  /// Sends a request and reports the outcome once.
  ///
  /// Call it on the channel's event loop.
  /// - Parameter object: The request as an object of JSON, to which a number is added.
  func ask(
    _ object: [UInt8], within time: TimeAmount, channel: any Channel,
    finish: @escaping (Outcome) -> Void
  ) {
    guard channel.isActive else { return finish(.failure(.ended)) }
    count += 1
    let id = count
    let deadline = channel.eventLoop.assumeIsolated().scheduleTask(in: time) { [self] in
      guard let late = pending.removeValue(forKey: id) else { return }
      reports.onDeadline()
      late.finish(.failure(.deadline))
    }
    pending[id] = Pending(finish: finish, deadline: deadline)
    var line = ByteBuffer()
    line.reserveCapacity(object.count + 32)
    line.writeString("{\"id\":\(id),")
    line.writeBytes(object.dropFirst())
    line.writeInteger(UInt8(ascii: "\n"))
    channel.writeAndFlush(line, promise: nil)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    do {
      try processor.process(buffer: unwrapInboundIn(data), take)
    } catch {
      reports.onConfusion()
      context.close(promise: nil)
    }
  }

  private func take(_ answer: WorkerAnswer) throws {
    if let id = answer.head["id"]?.integer {
      guard let asked = pending.removeValue(forKey: id) else {
        throw WorkerAnswerDecoder.Failure.noAnswer
      }
      asked.deadline.cancel()
      return asked.finish(.success(answer))
    }
    let event = try answer.readLine(keepsResult: false).head
    guard let onEvent = reports.onEvent, event["event"] != nil else {
      throw WorkerAnswerDecoder.Failure.noAnswer
    }
    onEvent(event)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    // The worker closed its standard output and cannot answer any more.
    if case .some(.inputClosed) = event as? ChannelEvent { context.close(promise: nil) }
    context.fireUserInboundEventTriggered(event)
  }

  func channelInactive(context: ChannelHandlerContext) {
    let ended = pending.values
    pending = [:]
    for asked in ended {
      asked.deadline.cancel()
      asked.finish(.failure(.ended))
    }
    context.fireChannelInactive()
  }
}
