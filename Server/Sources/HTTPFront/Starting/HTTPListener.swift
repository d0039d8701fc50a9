internal import Hummingbird
internal import Logging
internal import NIOConcurrencyHelpers
internal import NIOCore
internal import NIOPosix
internal import ServiceLifecycle
internal import UnixSignals

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Listens on an address and answers requests until it is stopped.
struct HTTPListener<Responder: HTTPResponder> where Responder.Context == FrontContext {
  var responder: Responder
  var host: String
  /// 0 takes a free port.
  var port: Int
  /// A Unix socket, in place of host and port.
  var socket: String?
  /// The number of clients connected at once; others wait.
  var connections: Int
  /// Requests to stop, besides SIGTERM and SIGINT.
  var stops = AsyncStream<Void> { _ in }
  /// Called when the server stops: it ends the answers that do not end by themselves.
  var onStop: @Sendable () -> Void = {}

  /// Answers requests until it is stopped.
  /// - Parameter isListening: Called with the address and its port once clients can connect.
  func run(isListening: @escaping @Sendable (String, Int) -> Void) async throws {
    DescriptorLimit.raise()
    var logger = Logger(label: "symtext-server")
    logger.logLevel = .critical
    let listening = NIOLockedValueBox<ListeningSocket?>(nil)
    let app = application(logger: logger) { [self] channel in
      let bound = ListeningSocket(channel, path: socket)
      listening.withLockedValue { $0 = bound }
      let port = channel.localAddress?.port ?? port
      isListening(
        socket ?? "http://\(host.contains(":") ? "[\(host)]" : host):\(port)", port)
    }
    var configuration = ServiceGroupConfiguration(services: [.init(service: app)], logger: logger)
    configuration.maximumGracefulShutdownDuration = .seconds(ServerLimits.stopSeconds)
    let group = ServiceGroup(configuration: configuration)
    let stop: @Sendable () async -> Void = { [self] in
      await listening.withLockedValue { $0 }?.refuseConnections()
      onStop()
      await group.triggerGracefulShutdown()
    }
    let signals = await UnixSignalsSequence(trapping: .sigterm, .sigint)
    let tasks = [
      Task { for await _ in signals { await stop() } },
      Task { for await _ in stops { await stop() } },
    ]
    defer { for task in tasks { task.cancel() } }
    do {
      try await group.run()
    } catch {
      throw failure(error)
    }
  }

  private func application(
    logger: Logger, onServerRunning: @escaping @Sendable (any Channel) async -> Void
  ) -> Application<Responder> {
    Application(
      responder: responder,
      server: .http1(
        configuration: .init(
          additionalChannelHandlers: [SlowClientHandler()],
          idleTimeout: .seconds(Int64(ServerLimits.idleSeconds)),
          httpDecoderConfiguration: .init(
            maxHeaderFieldSize: ServerLimits.headBytes,
            maxHeaderListSize: ServerLimits.headBytes,
            maxHeaderFieldCount: ServerLimits.headerFields * 2))),
      configuration: .init(
        address: socket.map { .unixDomainSocket(path: $0) } ?? .hostname(host, port: port),
        serverName: "symtext", backlog: 1024,
        availableConnectionsDelegate: .maximum(connections, logger: logger)),
      onServerRunning: onServerRunning, logger: logger)
  }

  private func failure(_ error: any Error) -> ProgramFailure {
    let place = socket ?? "\(host):\(port)"
    let isTaken = (error as? IOError)?.errnoCode == EADDRINUSE
    return ProgramFailure(
      message: isTaken
        ? "cannot listen on \(place): another program uses it; choose another"
        : "cannot listen on \(place): \(error)",
      status: 69)
  }
}
