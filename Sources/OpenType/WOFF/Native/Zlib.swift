internal import CSymtextDeflate

/// Decompression of zlib streams, by libdeflate.
///
/// <https://www.rfc-editor.org/rfc/rfc1950>
enum Zlib {
  /// Decompresses a stream.
  /// - Parameter count: The size of the result, in bytes.
  /// - Returns: `nil` when the stream is invalid or has another size.
  static func decompressed(_ stream: [UInt8], count: Int) -> [UInt8]? {
    guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return nil }
    defer { unsafe libdeflate_free_decompressor(decompressor) }
    var succeeded = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { target, written in
      unsafe stream.withUnsafeBytes { source in
        // Without a pointer for the actual size, libdeflate requires exactly `count` bytes.
        let result = unsafe libdeflate_zlib_decompress(
          decompressor, source.baseAddress, source.count, target.baseAddress, count, nil)
        succeeded = result == LIBDEFLATE_SUCCESS
        written = succeeded ? count : 0
      }
    }
    return succeeded ? bytes : nil
  }
}
