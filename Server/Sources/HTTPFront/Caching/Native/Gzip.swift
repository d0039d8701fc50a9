internal import CDeflate
internal import NIOCore

/// Compression of what is text, by libdeflate.
enum Gzip {
  /// What is shorter gains nothing that a packet would show.
  static let fewestBytes = 256

  /// - Returns: `nil` when it is no shorter.
  static func compressed(_ buffer: ByteBuffer) -> ByteBuffer? {
    guard buffer.readableBytes >= fewestBytes,
      let compressor = unsafe libdeflate_alloc_compressor(6)
    else { return nil }
    defer { unsafe libdeflate_free_compressor(compressor) }
    // Room for one byte less than there is: then it is shorter, or there is none.
    let room = buffer.readableBytes - 1
    var output = ByteBuffer()
    let count = unsafe buffer.withUnsafeReadableBytes { input in
      unsafe output.writeWithUnsafeMutableBytes(minimumWritableBytes: room) { output in
        unsafe libdeflate_gzip_compress(
          compressor, input.baseAddress, input.count, output.baseAddress, room)
      }
    }
    return count > 0 ? output : nil
  }
}
