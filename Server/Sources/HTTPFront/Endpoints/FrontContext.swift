internal import Hummingbird
internal import NIOCore

/// A request's surroundings: its client's address.
struct FrontContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The client's address; `-` for one of a Unix socket.
  let client: String

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    client = source.channel.remoteAddress?.ipAddress ?? "-"
  }
}
