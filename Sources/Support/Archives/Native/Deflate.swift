internal import CSymtextDeflate

/// Compression, by libdeflate.
///
/// For one thread at a time.
@safe
package final class Deflate {
  private let compressor: OpaquePointer
  /// Kept from one stream to the next.
  private var stream: [UInt8] = []

  /// - Parameter level: 1 to 12.
  /// - Returns: `nil` when there is no memory or no such level.
  package init?(level: Int) {
    guard let pointer = unsafe libdeflate_alloc_compressor(Int32(clamping: level)) else {
      return nil
    }
    unsafe compressor = pointer
  }

  deinit { unsafe libdeflate_free_compressor(compressor) }

  /// Adds a zlib stream to some bytes.
  package func append(zlib bytes: [UInt8], to file: inout [UInt8]) {
    append(zlib: bytes[...], to: &file)
  }

  /// Adds a zlib stream to some bytes.
  package func append(zlib bytes: ArraySlice<UInt8>, to file: inout [UInt8]) {
    let bound = unsafe libdeflate_zlib_compress_bound(compressor, bytes.count)
    if stream.count < bound { stream.resize(to: bound) }
    let count = unsafe stream.withUnsafeMutableBytes { target in
      unsafe bytes.withUnsafeBytes { source in
        unsafe libdeflate_zlib_compress(
          compressor, source.baseAddress, source.count, target.baseAddress, target.count)
      }
    }
    file += stream[..<count]
  }

  /// The CRC-32 of PNG.
  package static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    unsafe bytes.withUnsafeBytes { unsafe libdeflate_crc32(0, $0.baseAddress, $0.count) }
  }
}
