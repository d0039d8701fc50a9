internal import CSymtextDeflate

/// Decompression of zlib's streams, by libdeflate.
///
/// <https://www.rfc-editor.org/rfc/rfc1950>
enum Zlib {
  /// What a stream holds.
  /// - Parameter count: how many bytes that are.
  /// - Returns: `nil` when the stream is damaged or holds another number of bytes.
  static func decompressed(_ stream: [UInt8], count: Int) -> [UInt8]? {
    guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return nil }
    defer { unsafe libdeflate_free_decompressor(decompressor) }
    var succeeded = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { target, written in
      unsafe stream.withUnsafeBytes { source in
        // Without a place for the number of bytes it must be that exactly.
        let result = unsafe libdeflate_zlib_decompress(
          decompressor, source.baseAddress, source.count, target.baseAddress, count, nil)
        succeeded = result == LIBDEFLATE_SUCCESS
        written = succeeded ? count : 0
      }
    }
    return succeeded ? bytes : nil
  }
}
