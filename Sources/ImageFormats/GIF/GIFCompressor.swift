/// Compresses each frame in several ways and keeps the smallest result.
struct GIFCompressor: ~Copyable {
  private var lzw = LZWCompressor()

  /// Returns the smallest of several encodings of the same pixels.
  ///
  /// These are: all colours as they are; unchanged pixels transparent; unchanged pixels transparent only in runs of
  /// several colours. The smallest cannot be predicted.
  mutating func picture(_ pixels: GIFPixels) -> GIFPicture {
    let changed = pixels.changed
    var pictures: [GIFPicture] = []
    let hasAllColors = pixels.hasAllColors
    if hasAllColors {
      let bits = Self.bits(UInt8(pixels.places.max() ?? 0))
      pictures.append(
        GIFPicture(bits: bits, stream: lzw.stream(of: pixels.asColors, bits: bits)))
    }
    if pixels.isKept.contains(true), let transparent = changed.firstMissing {
      let bits = Self.bits(max(transparent, changed.last ?? 0))
      let most = UInt8(truncatingIfNeeded: (1 << bits) - 1)
      for colors in [1, 2] {
        let way = pixels.asTransparent(transparent, most: most, fromColors: colors)
        pictures.append(
          GIFPicture(bits: bits, transparent: transparent, stream: lzw.stream(of: way, bits: bits)))
      }
    }
    return pictures.min { $0.stream.count < $1.stream.count } ?? GIFPicture()
  }

  /// Returns the number of bits for numbers up to `number`, at least 2.
  private static func bits(_ number: UInt8) -> Int { max(8 - number.leadingZeroBitCount, 2) }
}
