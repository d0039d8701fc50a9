internal import CSymtextBrotli

/// Compression and decompression with Brotli, which is loaded on first use.
///
/// <https://www.rfc-editor.org/rfc/rfc7932>
enum Brotli {
  /// The error when Brotli is not installed.
  static let missing = FontError(
    "WOFF2 needs Brotli, which is not installed: install the package libbrotli1 (Debian) or brotli")

  /// Decompresses a stream.
  /// - Parameter count: The size of the result, in bytes.
  /// - Throws: ``FontError`` when the stream is invalid or has another size.
  static func decompressed(_ stream: [UInt8], count: Int) throws(FontError) -> [UInt8] {
    guard brotli_can_decompress() else { throw missing }
    var succeeded = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { target, written in
      unsafe stream.withUnsafeBufferPointer { source in
        guard let from = source.baseAddress, let to = target.baseAddress else { return }
        succeeded = unsafe brotli_decompress(from, source.count, to, count)
        written = succeeded ? count : 0
      }
    }
    guard succeeded else {
      throw FontError("its tables are not a Brotli stream of \(count) bytes")
    }
    return bytes
  }

  /// Compresses a font; equal data give equal bytes with one version of Brotli.
  static func compressed(
    font bytes: [UInt8], effort: CompressionEffort
  ) throws(FontError) -> [UInt8] {
    let bound = brotli_max_compressed_size(bytes.count)
    guard bound > 0 else { throw missing }
    var succeeded = false
    let stream = unsafe [UInt8](unsafeUninitializedCapacity: bound) { target, count in
      unsafe bytes.withUnsafeBufferPointer { source in
        guard let from = source.baseAddress, let to = target.baseAddress else { return }
        var size = bound
        succeeded = unsafe brotli_compress_font(from, source.count, to, &size, effort == .quick)
        count = succeeded ? size : 0
      }
    }
    guard succeeded else {
      throw FontError("Brotli could not compress the \(bytes.count) bytes of the font's tables")
    }
    return stream
  }
}
