internal import NIOCore
internal import HTTPTypes

/// What is answered, ready to be sent many times.
struct Answer: Sendable {
  /// All headers but those that depend on who asks.
  var headers: HTTPFields
  var body: ByteBuffer
  /// The body compressed, where that is shorter.
  var compressed: ByteBuffer?
  var tag: EntityTag?
  /// Whether its body is text, which may be compressed.
  var isText: Bool

  init(headers: HTTPFields, body: ByteBuffer, isText: Bool, tag: EntityTag? = nil) {
    self.headers = headers
    self.body = body
    self.tag = tag
    self.isText = isText
    compressed = isText ? Gzip.compressed(body) : nil
  }

  /// The memory it takes, about.
  var cost: Int { body.readableBytes + (compressed?.readableBytes ?? 0) + 1024 }
}
