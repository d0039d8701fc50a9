internal import CSymtextDeflate

/// Decompression by libdeflate, for zlib streams that symtext has written.
@safe
package final class Inflate {
  private let decompressor: OpaquePointer

  /// - Returns: `nil` if memory is short.
  package init?() {
    guard let pointer = unsafe libdeflate_alloc_decompressor() else { return nil }
    unsafe decompressor = pointer
  }

  deinit { unsafe libdeflate_free_decompressor(decompressor) }

  /// Decompresses a zlib stream to the beginning of `bytes`.
  /// - Returns: whether the stream is valid and has exactly `count` bytes.
  package func read(zlib stream: [UInt8], to bytes: inout [UInt8], count: Int) -> Bool {
    precondition(count <= bytes.count)
    let result = unsafe bytes.withUnsafeMutableBytes { target in
      unsafe stream.withUnsafeBytes { source in
        unsafe libdeflate_zlib_decompress(
          decompressor, source.baseAddress, source.count, target.baseAddress, count, nil)
      }
    }
    return result == LIBDEFLATE_SUCCESS
  }
}
