internal import CSymtextDeflate

/// Compression by libdeflate.
///
/// Not thread-safe: use an instance from one thread at a time.
@safe
public final class Deflate {
  private let compressor: OpaquePointer
  /// A buffer that is reused for each stream.
  private var stream: [UInt8] = []

  /// - Parameter level: the compression level, 1 to 12.
  /// - Returns: `nil` if memory is short or the level is invalid.
  public init?(level: Int) {
    guard let pointer = unsafe libdeflate_alloc_compressor(Int32(clamping: level)) else {
      return nil
    }
    unsafe compressor = pointer
  }

  deinit { unsafe libdeflate_free_compressor(compressor) }

  /// Appends the zlib stream of some bytes to `file`.
  package func append(zlib bytes: [UInt8], to file: inout [UInt8]) {
    append(zlib: bytes[...], to: &file)
  }

  /// Appends the zlib stream of some bytes to `file`.
  package func append(zlib bytes: ArraySlice<UInt8>, to file: inout [UInt8]) {
    let bound = unsafe libdeflate_zlib_compress_bound(compressor, bytes.count)
    if stream.count < bound { stream = [UInt8](repeating: 0, count: bound) }
    let count = unsafe stream.withUnsafeMutableBytes { target in
      unsafe bytes.withUnsafeBytes { source in
        unsafe libdeflate_zlib_compress(
          compressor, source.baseAddress, source.count, target.baseAddress, target.count)
      }
    }
    file += stream[..<count]
  }

  /// Returns some bytes as a gzip file.
  /// - Returns: `nil` if the file is not shorter than the bytes.
  public func gzip(_ bytes: [UInt8]) -> [UInt8]? {
    // The room is one byte less: libdeflate fails if the file is not shorter.
    guard bytes.count > 1 else { return nil }
    var file = [UInt8](repeating: 0, count: bytes.count - 1)
    let count = unsafe file.withUnsafeMutableBytes { target in
      unsafe bytes.withUnsafeBytes { source in
        unsafe libdeflate_gzip_compress(
          compressor, source.baseAddress, source.count, target.baseAddress, target.count)
      }
    }
    file.removeLast(file.count - count)
    return count > 0 ? file : nil
  }

  /// Returns the CRC-32 of PNG.
  /// - Parameter checksum: that of the bytes before these.
  package static func crc32(_ bytes: ArraySlice<UInt8>, after checksum: UInt32 = 0) -> UInt32 {
    // libdeflate returns the start value when there is no address.
    guard !bytes.isEmpty else { return checksum }
    return unsafe bytes.withUnsafeBytes {
      unsafe libdeflate_crc32(checksum, $0.baseAddress, $0.count)
    }
  }
}
