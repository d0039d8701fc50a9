/// Writes pixels as PNG, lossless, in a form that takes few bytes: palette, grey, grey with opacity, or
/// red, green, blue and opacity.
///
/// For one thread at a time.
///
/// <https://www.w3.org/TR/png-3/>
public final class PNGEncoder {
  private let level: Int
  private var deflate: Deflate?
  private var picture = PNGPicture()

  /// Makes an encoder.
  /// - Parameter level: how hard to compress, 1 to 12. Level 1 is the fastest; level 12 takes a
  ///   seventh off and many times as long.
  public init(level: Int = 1) { self.level = level }

  /// The file's bytes.
  /// - Parameters:
  ///   - pixelRatio: pixels per point, from which the file's density follows; `nil` leaves it out.
  ///   - description: what the picture says, for those who cannot see it; an empty one is left out.
  /// - Throws: ``RenderingError`` when there is not enough memory.
  public func encode(
    _ pixmap: Pixmap, pixelRatio: Double? = nil, description: String = ""
  ) throws(RenderingError) -> [UInt8] {
    guard let deflate = deflate ?? Deflate(level: level) else {
      throw RenderingError("there is no memory to compress the picture")
    }
    self.deflate = deflate
    picture.read(pixmap, isSmall: level > 1)
    var file = PNGFile()
    file.append("IHDR") { file in
      file.append(bigEndian: UInt32(pixmap.width))
      file.append(bigEndian: UInt32(pixmap.height))
      // Then deflate, filters that a row chooses, no interlace.
      file += [picture.bitDepth, picture.colorType.rawValue, 0, 0, 0]
    }
    file.append("sRGB") { $0.append(0) }  // perceptual
    Self.append(palette: picture.palette, to: &file)
    if let density = pixelRatio.flatMap(Self.density) {
      file.append("pHYs") { file in
        for _ in 0..<2 { file.append(bigEndian: density) }
        file.append(1)  // per metre
      }
    }
    Self.append(description: description, to: &file)
    // Rows of flat art compress best without a filter.
    file.append("IDAT") { deflate.append(zlib: picture.rows, to: &$0) }
    file.append("IEND") { _ in }
    return file.bytes
  }

  /// The colours, and the opacities up to the last colour that is not opaque.
  private static func append(palette: [UInt32], to file: inout PNGFile) {
    guard !palette.isEmpty else { return }
    file.append("PLTE") { file in
      for color in palette {
        for shift: UInt32 in [0, 8, 16] { file.append(UInt8(truncatingIfNeeded: color >> shift)) }
      }
    }
    guard let last = palette.lastIndex(where: { $0 >> 24 < 255 }) else { return }
    file.append("tRNS") { $0 += palette[...last].map { UInt8($0 >> 24) } }
  }

  /// Pixels per metre, a point being an inch / 72; `nil` when the file cannot say it.
  private static func density(pixelRatio: Double) -> UInt32? {
    let density = (pixelRatio * 72 / 0.0254).rounded()
    return density >= 1 && density < 0x8000_0000 ? UInt32(density) : nil
  }

  /// Keyword, not compressed, no language, no keyword in that language, text.
  private static func append(description: String, to file: inout PNGFile) {
    let text = description.utf8.filter { $0 != 0 }
    guard !text.isEmpty else { return }
    file.append("iTXt") { $0 += "Description\0\0\0\0\0".utf8 + text }
  }
}
