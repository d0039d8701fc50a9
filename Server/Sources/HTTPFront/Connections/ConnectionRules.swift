internal import HTTPTypes
internal import NIOCore
internal import NIOHTTP1
internal import SymtextSupport

/// Applies the rules of HTTP/1 that concern a connection: when it closes, `Host`, `Expect`, and answers to heads that
/// cannot be parsed.
///
/// It stands between the parser and the conversion to HTTPTypes, which drops the version and further `Host` fields.
final class ConnectionRules: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  /// A request without a complete answer.
  private struct Pending {
    /// Whether its version is HTTP/1.0.
    var isOld: Bool
    /// Whether the connection closes after its answer.
    var closes: Bool
  }

  /// The time that an idle connection stays open when the server stops, so that a request on its way is answered.
  private static let linger = TimeAmount.seconds(1)

  private var pending = CircularBuffer<Pending>()
  private var parserError: HTTPParserError?
  private var isStopping = false
  private var stopping: Scheduled<Void>?

  /// Adds the rules to a connection's handlers.
  static func install(on context: ChannelHandlerContext) throws {
    let handlers = context.pipeline.syncOperations
    let parser = try handlers.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
    try handlers.addHandler(ConnectionRules(), position: .after(parser))
  }

  func handlerRemoved(context: ChannelHandlerContext) { stopping?.cancel() }

  func channelInactive(context: ChannelHandlerContext) {
    stopping?.cancel()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(var head) = unwrapInboundIn(data) else {
      return context.fireChannelRead(data)
    }
    let isOld = head.isOld
    var fault = RequestFault(head)
    // A client that waits for 100 Continue sends no body before it.
    let expects = head.headers["expect"]
    var closes = isOld || isStopping || !head.isKeepAlive
    if !isOld, !expects.isEmpty {
      if expects.count > 1 || expects[0].lowercased() != "100-continue" {
        fault = fault ?? .expectation
      } else if fault == nil, pending.isEmpty, Self.isAcceptable(head) {
        let answer = HTTPResponseHead(version: .http1_1, status: .continue)
        context.writeAndFlush(wrapOutboundOut(.head(answer)), promise: nil)
      } else {
        closes = true
      }
    }
    for name in [HeaderNames.fault, HeaderNames.oldVersion] {
      head.headers.remove(name: name.rawName)
    }
    if let fault { head.headers.add(name: HeaderNames.fault.rawName, value: fault.rawValue) }
    if isOld { head.headers.add(name: HeaderNames.oldVersion.rawName, value: "1.0") }
    closes = closes || fault != nil
    if closes { head.headers.replaceOrAdd(name: "connection", value: "close") }
    pending.append(Pending(isOld: isOld, closes: closes))
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }

  /// Whether a body of the stated length is read.
  private static func isAcceptable(_ head: HTTPRequestHead) -> Bool {
    guard let text = head.headers.first(name: "content-length") else { return true }
    let isBatch = head.uri.hasPrefix("/v1/batch")
    let most = isBatch ? ServerLimits.batchBytes : ServerLimits.bodyBytes
    return Int(text).map { $0 <= most } ?? false
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head(var head):
      guard let request = pending.first else { return refuse(context, head, promise) }
      if request.isOld { head.version = .http1_0 }
      if request.closes || isStopping {
        head.headers.replaceOrAdd(name: "connection", value: "close")
      }
      context.write(wrapOutboundOut(.head(head)), promise: promise)
    case .body: context.write(data, promise: promise)
    case .end:
      _ = pending.popFirst()
      context.write(data, promise: promise)
    }
  }

  /// Writes the answer to a head that could not be parsed, in place of one without a body.
  private func refuse(
    _ context: ChannelHandlerContext, _ head: HTTPResponseHead, _ promise: EventLoopPromise<Void>?
  ) {
    let problem: Problem
    if parserError == .headerOverflow {
      problem = Problem(
        .requestHeaderFieldsTooLarge, code: "head-too-long",
        "the request's line and headers have more than \(ServerLimits.headBytes) bytes")
    } else {
      problem = Problem(.badRequest, code: "bad-request", "the request is not valid HTTP/1.1")
    }
    let body = ByteBuffer(bytes: problem.document.bytes)
    let headers: HTTPHeaders = [
      "content-type": "application/problem+json", "content-length": "\(body.readableBytes)",
      "cache-control": "no-store", "x-content-type-options": "nosniff", "connection": "close",
    ]
    let answer = HTTPResponseHead(
      version: .http1_1, status: .init(statusCode: problem.status), headers: headers)
    context.write(wrapOutboundOut(.head(answer)), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: promise)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if let error = error as? HTTPParserError { parserError = parserError ?? error }
    context.fireErrorCaught(error)
  }

  /// When the server stops, an idle connection stays open for a moment: a request may be on its way.
  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    guard event is ChannelShouldQuiesceEvent else {
      return context.fireUserInboundEventTriggered(event)
    }
    isStopping = true
    guard pending.isEmpty else { return context.fireUserInboundEventTriggered(event) }
    stopping = context.eventLoop.assumeIsolated().scheduleTask(in: Self.linger) {
      context.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    }
  }
}
