internal import HTTPTypes
internal import NIOCore
internal import NIOHTTPTypes

/// Closes connections that take too long to send a head or a body, or to receive an answer.
///
/// An idle timer would miss a client that sends a byte now and then.
final class SlowClientHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart

  private var sending: Scheduled<Void>?
  private var taking: Scheduled<Void>?
  /// The number of unsent bytes at the last check.
  private var untaken = 0

  func handlerAdded(context: ChannelHandlerContext) {
    do { try ConnectionRules.install(on: context) } catch { context.fireErrorCaught(error) }
    if context.channel.isActive { expectHead(context) }
  }

  func handlerRemoved(context: ChannelHandlerContext) { cancel() }

  func channelActive(context: ChannelHandlerContext) {
    expectHead(context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    cancel()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      let isBatch = head.path?.hasPrefix("/v1/batch") == true
      let seconds = isBatch ? ServerLimits.batchSeconds : ServerLimits.bodySeconds
      sending?.cancel()
      sending = close(context, after: seconds)
    case .body: break
    case .end:
      sending?.cancel()
      sending = nil
    }
    context.fireChannelRead(data)
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    taking?.cancel()
    taking = nil
    if !context.channel.isWritable {
      untaken = .max
      watchTaking(context)
    }
    context.fireChannelWritabilityChanged()
  }

  /// Closes the connection if the client has received nothing since the last check.
  private func watchTaking(_ context: ChannelHandlerContext) {
    let time = TimeAmount.seconds(Int64(ServerLimits.idleSeconds))
    taking = context.eventLoop.assumeIsolated().scheduleTask(in: time) { [self] in
      let count =
        (try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? untaken
      guard count < untaken else { return context.close(promise: nil) }
      untaken = count
      watchTaking(context)
    }
  }

  private func expectHead(_ context: ChannelHandlerContext) {
    guard sending == nil else { return }
    sending = close(context, after: ServerLimits.headSeconds)
  }

  private func close(_ context: ChannelHandlerContext, after seconds: Int) -> Scheduled<Void> {
    context.eventLoop.assumeIsolated().scheduleTask(in: .seconds(Int64(seconds))) {
      context.close(promise: nil)
    }
  }

  private func cancel() {
    sending?.cancel()
    taking?.cancel()
    sending = nil
    taking = nil
  }
}
