internal import CDeflate

/// Compression and checksums, by libdeflate.
enum Deflate {
  /// A zlib stream; `nil` without memory.
  static func zlib(_ bytes: [UInt8], level: Int) -> [UInt8]? {
    guard let compressor = unsafe libdeflate_alloc_compressor(Int32(clamping: level)) else {
      return nil
    }
    defer { unsafe libdeflate_free_compressor(compressor) }
    let bound = unsafe libdeflate_zlib_compress_bound(compressor, bytes.count)
    let result = unsafe [UInt8](unsafeUninitializedCapacity: bound) { target, count in
      count = unsafe bytes.withUnsafeBytes { source in
        unsafe libdeflate_zlib_compress(
          compressor, source.baseAddress, source.count, target.baseAddress, target.count)
      }
    }
    return result.isEmpty ? nil : result
  }

  /// The CRC-32 of PNG.
  static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    unsafe bytes.withUnsafeBytes { unsafe libdeflate_crc32(0, $0.baseAddress, $0.count) }
  }
}
