/// Writes pixels as PNG: 8-bit RGBA, lossless.
///
/// For one thread at a time.
///
/// <https://www.w3.org/TR/png-3/>
public final class PNGEncoder {
  private let level: Int
  private var deflate: Deflate?

  /// Makes an encoder.
  /// - Parameter level: how hard to compress, 1 to 12. Level 1 is the fastest; on flat art the higher
  ///   ones gain little.
  public init(level: Int = 1) { self.level = level }

  /// The file's bytes.
  /// - Throws: ``RenderingError`` when there is not enough memory.
  public func encode(_ pixmap: Pixmap) throws(RenderingError) -> [UInt8] {
    guard let deflate = deflate ?? Deflate(level: level) else {
      throw RenderingError("there is no memory to compress the picture")
    }
    self.deflate = deflate
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    Self.append("IHDR", to: &file) { file in
      file += Self.bytes(UInt32(pixmap.width))
      file += Self.bytes(UInt32(pixmap.height))
      file += [8, 6, 0, 0, 0]  // bit depth, RGBA, deflate, filters, no interlace
    }
    // Rows of flat art compress best without a filter.
    Self.append("IDAT", to: &file) { file in
      deflate.append(zlib: pixmap.unpremultipliedRows, to: &file)
    }
    Self.append("IEND", to: &file) { _ in }
    return file
  }

  private static func bytes(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// A chunk: length, type, data, checksum of type and data.
  private static func append(
    _ type: StaticString, to file: inout [UInt8], data: (inout [UInt8]) -> Void
  ) {
    let start = file.count
    file += [0, 0, 0, 0]
    file += type.description.utf8
    data(&file)
    file.replaceSubrange(start..<start + 4, with: bytes(UInt32(file.count - start - 8)))
    file += bytes(Deflate.crc32(file[(start + 4)...]))
  }
}
