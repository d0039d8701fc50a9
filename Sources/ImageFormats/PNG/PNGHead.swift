/// What a PNG file says before its pixels.
package struct PNGHead {
  /// In pixels.
  var (width, height): (Int, Int)
  /// Pixels per point, from which the file's density follows; `nil` leaves it out.
  var pixelRatio: Double?
  /// What the picture says, for those who cannot see it; an empty one is left out.
  var description: String
  /// Where its baselines are, as JSON; `nil` leaves it out.
  var baseline: String?

  /// Says what the file says.
  package init(
    width: Int, height: Int, pixelRatio: Double?, description: String, baseline: String? = nil
  ) {
    (self.width, self.height) = (width, height)
    self.pixelRatio = pixelRatio
    self.description = description
    self.baseline = baseline
  }

  /// About how many bytes it has at most, with a palette and a description of a few words.
  static let mostBytes = 1 << 11

  /// Adds the chunks.
  /// - Returns: where in the file a palette is, or would be.
  @discardableResult
  func append(
    _ colorType: PNGPicture.ColorType, bitDepth: UInt8 = 8, palette: [UInt32] = [],
    to file: inout PNGFile
  ) -> Int {
    file.append("IHDR") { file in
      file.append(bigEndian: UInt32(width))
      file.append(bigEndian: UInt32(height))
      // Then deflate, filters that a row chooses, no interlace.
      file += [bitDepth, colorType.rawValue, 0, 0, 0]
    }
    file.append("sRGB") { $0.append(0) }  // perceptual
    let place = file.bytes.count
    Self.append(palette: palette, to: &file)
    if let density = pixelRatio.flatMap(Self.density) {
      file.append("pHYs") { file in
        for _ in 0..<2 { file.append(bigEndian: density) }
        file.append(1)  // per metre
      }
    }
    Self.append(description, keyword: "Description", to: &file)
    Self.append(baseline ?? "", keyword: "symtext.baseline", to: &file)
    return place
  }

  /// The colours, and the opacities up to the last colour that is not opaque.
  static func append(palette: [UInt32], to file: inout PNGFile) {
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
  private static func append(_ text: String, keyword: String, to file: inout PNGFile) {
    let text = text.utf8.filter { $0 != 0 }
    guard !text.isEmpty else { return }
    file.append("iTXt") { $0 += "\(keyword)\0\0\0\0\0".utf8 + text }
  }
}
