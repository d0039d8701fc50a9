internal import NIOCore
internal import NIOPosix
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
  /// Its share of the memory for answers; `nil` for one that the server keeps anyway.
  var share: AnswerRoom.Share?

  /// - Parameter compressesLater: Whether a long text is compressed by ``compressLongText()``.
  init(
    headers: HTTPFields, body: ByteBuffer, isText: Bool, tag: EntityTag? = nil,
    compressesLater: Bool = false
  ) {
    self.headers = headers
    self.body = Self.compact(body)
    self.tag = tag
    self.isText = isText
    let isLate = compressesLater && body.readableBytes > Gzip.mostAtOnce
    compressed = isText && !isLate ? Gzip.compressed(body) : nil
  }

  /// Whether its compression takes longer than other requests may wait.
  var isLongText: Bool { isText && body.readableBytes > Gzip.mostAtOnce }

  /// Compresses a long text on a thread of its own, because it takes longer than other requests may wait.
  mutating func compressLongText() async {
    guard isLongText, compressed == nil else { return }
    compressed =
      try? await NIOThreadPool.singleton.runIfActive { [body] in Gzip.compressed(body) }
  }

  /// The approximate memory use in bytes.
  var cost: Int {
    // Headers are an array of names and values, each with storage of its own.
    body.storageCapacity + (compressed?.storageCapacity ?? 0) + 256 * headers.count + 512
  }

  /// Returns a buffer without the rest of the pipe's buffer, which a slice would keep in memory.
  private static func compact(_ body: ByteBuffer) -> ByteBuffer {
    guard body.storageCapacity > 2 * body.readableBytes else { return body }
    return ByteBuffer(bytes: body.readableBytesView)
  }
}
