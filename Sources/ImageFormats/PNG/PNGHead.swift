/// The header of a PNG file: everything before the pixels.
package struct PNGHead {
  /// In pixels.
  var (width, height): (Int, Int)
  /// Pixels per point, from which the density in the file follows; `nil` omits it.
  var pixelRatio: Double?
  /// A text alternative for the picture; omitted if empty.
  var description: String
  /// Its BCP 47 language; `nil` if it is not known.
  var descriptionLanguage: String?
  /// The positions of the baselines as JSON; `nil` omits them.
  var baseline: String?

  package init(
    width: Int, height: Int, pixelRatio: Double?, description: String,
    descriptionLanguage: String? = nil, baseline: String? = nil
  ) {
    (self.width, self.height) = (width, height)
    self.pixelRatio = pixelRatio
    self.description = description
    self.descriptionLanguage = descriptionLanguage
    self.baseline = baseline
  }

  /// The approximate greatest size, with a palette and a short description.
  static let mostBytes = 1 << 11

  /// Appends the chunks.
  /// - Returns: the offset of the palette in the file, even if there is none.
  @discardableResult
  func append(
    _ colorType: PNGPicture.ColorType, bitDepth: UInt8 = 8, palette: [UInt32] = [],
    to file: inout PNGFile
  ) -> Int {
    file.append("IHDR") { file in
      file.append(bigEndian: UInt32(width))
      file.append(bigEndian: UInt32(height))
      // Then deflate, adaptive filters, no interlace.
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
    Self.append(description, keyword: "Description", language: descriptionLanguage, to: &file)
    Self.append(baseline ?? "", keyword: "symtext.baseline", to: &file)
    return place
  }

  /// Appends the colours, and the opacities up to the last colour that is not opaque.
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

  /// Returns pixels per metre, with 72 points per inch; `nil` if out of range.
  private static func density(pixelRatio: Double) -> UInt32? {
    let density = (pixelRatio * 72 / 0.0254).rounded()
    return density >= 1 && density < 0x8000_0000 ? UInt32(density) : nil
  }

  /// Keyword, not compressed, language, no translated keyword, text.
  private static func append(
    _ text: String, keyword: String, language: String? = nil, to file: inout PNGFile
  ) {
    let text = text.utf8.filter { $0 != 0 }
    guard !text.isEmpty else { return }
    let language = (language ?? "").utf8.filter { $0 != 0 }
    file.append("iTXt") { $0 += "\(keyword)\0\0\0".utf8 + language + "\0\0".utf8 + text }
  }
}
