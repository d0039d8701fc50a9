internal import NIOCore
internal import HTTPTypes

/// A complete answer, ready to be sent many times.
struct Answer: Sendable {
  /// All headers except those that depend on the client.
  var headers: HTTPFields
  var body: ByteBuffer
  /// The compressed body, if it is shorter.
  var compressed: ByteBuffer?
  var tag: EntityTag?
  /// Whether the body is text, which may be compressed.
  var isText: Bool

  init(headers: HTTPFields, body: ByteBuffer, isText: Bool, tag: EntityTag? = nil) {
    self.headers = headers
    self.body = body
    self.tag = tag
    self.isText = isText
    compressed = isText ? Gzip.compressed(body) : nil
  }

  /// The approximate memory use in bytes.
  var cost: Int { body.readableBytes + (compressed?.readableBytes ?? 0) + 1024 }
}
