internal import NIOCore
internal import SymtextSupport

/// The handler of a worker's channel: one request at a time, so that killing the worker ends only this request.
final class WorkerHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  typealias Outcome = Result<WorkerAnswer, WorkerFailure>

  private let processor: NIOSingleStepByteToMessageProcessor<WorkerAnswerDecoder>
  private var pending: (id: Int, finish: (Outcome) -> Void)?
  private var deadline: Scheduled<Void>?
  private var count = 0
  private let onDeadline: () -> Void
  private let onConfusion: () -> Void

  /// - Parameters:
  ///   - mostBytes: The maximum size of a picture.
  ///   - onDeadline: Called when an answer is late.
  ///   - onConfusion: Called when the output is not an answer to the request.
  init(
    mostBytes: Int, onDeadline: @escaping () -> Void, onConfusion: @escaping () -> Void
  ) {
    processor = NIOSingleStepByteToMessageProcessor(WorkerAnswerDecoder(mostBytes: mostBytes))
    self.onDeadline = onDeadline
    self.onConfusion = onConfusion
  }

  /// Sends a request and reports the outcome once.
  ///
  /// Call it on the channel's event loop.
  /// - Parameter object: The request as an object of JSON, to which a number is added.
  func ask(
    _ object: [UInt8], within time: TimeAmount, channel: any Channel,
    finish: @escaping (Outcome) -> Void
  ) {
    guard pending == nil, channel.isActive else { return finish(.failure(.ended)) }
    count += 1
    let id = count
    pending = (id, finish)
    var line = ByteBuffer()
    line.reserveCapacity(object.count + 32)
    line.writeString("{\"id\":\(id),")
    line.writeBytes(object.dropFirst())
    line.writeInteger(UInt8(ascii: "\n"))
    channel.writeAndFlush(line, promise: nil)
    deadline = channel.eventLoop.assumeIsolated().scheduleTask(in: time) { [self] in
      guard let pending, pending.id == id else { return }
      self.pending = nil
      onDeadline()
      pending.finish(.failure(.deadline))
    }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    do {
      try processor.process(buffer: unwrapInboundIn(data)) { answer in
        guard let pending, answer.isReplaced || answer.head["id"]?.integer == pending.id
        else {
          throw WorkerAnswerDecoder.Failure.noAnswer
        }
        self.pending = nil
        deadline?.cancel()
        pending.finish(.success(answer))
      }
    } catch {
      onConfusion()
      context.close(promise: nil)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    // The worker closed its standard output and cannot answer any more.
    if case .some(.inputClosed) = event as? ChannelEvent { context.close(promise: nil) }
    context.fireUserInboundEventTriggered(event)
  }

  func channelInactive(context: ChannelHandlerContext) {
    deadline?.cancel()
    let pending = self.pending
    self.pending = nil
    pending?.finish(.failure(.ended))
    context.fireChannelInactive()
  }
}
