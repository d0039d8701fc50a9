internal import NIOCore
internal import SymtextSupport

/// Compression of answers that are text.
enum Gzip {
  /// What is shorter gains nothing that a packet would show.
  static let fewestBytes = 256

  /// - Returns: `nil` when it is no shorter.
  static func compressed(_ buffer: ByteBuffer) -> ByteBuffer? {
    guard buffer.readableBytes >= fewestBytes else { return nil }
    return Deflate(level: 6)?.gzip(Array(buffer.readableBytesView)).map(ByteBuffer.init(bytes:))
  }
}
