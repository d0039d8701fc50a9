/// Writes pixels as PNG: 8-bit RGBA, lossless.
///
/// <https://www.w3.org/TR/png-3/>
public struct PNGEncoder: Sendable {
  /// How hard to compress, 1 to 12. Level 1 is the fastest; on flat art the higher ones gain little.
  public var level: Int

  /// Makes an encoder.
  public init(level: Int = 1) { self.level = level }

  /// The file's bytes.
  /// - Throws: ``RenderingError`` when there is not enough memory.
  public func encode(_ pixmap: Pixmap) throws(RenderingError) -> [UInt8] {
    // Rows of flat art compress best without a filter.
    let rows = Self.unpremultipliedRows(pixmap)
    guard let data = Deflate.zlib(rows, level: level) else {
      throw RenderingError("there is no memory to compress the picture")
    }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file.reserveCapacity(data.count + 64)
    var header: [UInt8] = []
    header += Self.bytes(UInt32(pixmap.width))
    header += Self.bytes(UInt32(pixmap.height))
    header += [8, 6, 0, 0, 0]  // bit depth, RGBA, deflate, filters, no interlace
    Self.append("IHDR", header, to: &file)
    Self.append("IDAT", data, to: &file)
    Self.append("IEND", [], to: &file)
    return file
  }

  private static func bytes(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func append(_ type: StaticString, _ data: [UInt8], to file: inout [UInt8]) {
    file += bytes(UInt32(data.count))
    let start = file.count
    file += Array(type.description.utf8)
    file += data
    file += bytes(Deflate.crc32(file[start...]))
  }

  /// Every row behind the number of its filter, 0.
  private static func unpremultipliedRows(_ pixmap: Pixmap) -> [UInt8] {
    let stride = pixmap.width * 4 + 1
    return [UInt8](capacity: stride * pixmap.height) { rows in
      let pixels = pixmap.pixels.span
      var source = 0
      for _ in 0..<pixmap.height {
        rows.append(0)
        for _ in 0..<pixmap.width {
          let alpha = pixels[source + 3]
          if alpha == 255 || alpha == 0 {
            rows.append(pixels[source])
            rows.append(pixels[source + 1])
            rows.append(pixels[source + 2])
          } else {
            let half = UInt32(alpha) / 2
            for part in 0..<3 {
              let value = (UInt32(pixels[source + part]) &* 255 &+ half) / UInt32(alpha)
              rows.append(UInt8(truncatingIfNeeded: min(value, 255)))
            }
          }
          rows.append(alpha)
          source += 4
        }
      }
    }
  }
}
