internal import CSymtextDeflate

/// What was compressed, by libdeflate; for streams of our own.
@safe
package final class Inflate {
  private let decompressor: OpaquePointer

  /// - Returns: `nil` when there is no memory.
  package init?() {
    guard let pointer = unsafe libdeflate_alloc_decompressor() else { return nil }
    unsafe decompressor = pointer
  }

  deinit { unsafe libdeflate_free_decompressor(decompressor) }

  /// Writes what a zlib stream says to the beginning of some bytes.
  /// - Returns: whether it is a stream of exactly so many bytes.
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
