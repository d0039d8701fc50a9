internal import NIOCore
internal import SymtextSupport

/// Compression of text answers.
enum Gzip {
  /// The size below which compression does not save a packet.
  static let fewestBytes = 256
  /// The size up to which compression takes a few milliseconds.
  static let mostAtOnce = 128 << 10

  /// - Returns: `nil` if the compressed data is not shorter.
  static func compressed(_ buffer: ByteBuffer) -> ByteBuffer? {
    guard buffer.readableBytes >= fewestBytes else { return nil }
    return Deflate(level: 6)?.gzip(Array(buffer.readableBytesView)).map(ByteBuffer.init(bytes:))
  }
}
