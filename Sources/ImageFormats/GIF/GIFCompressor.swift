/// Compresses frames in the ways that may take the fewest bytes.
struct GIFCompressor: ~Copyable {
  private var lzw = LZWCompressor()

  /// The smallest of some ways to say the same.
  ///
  /// All colours as they are; what changes nothing transparent; that only where several colours follow one another.
  /// Which it is nobody can say before.
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

  /// So many bits that say a number, 2 at least.
  private static func bits(_ number: UInt8) -> Int { max(8 - number.leadingZeroBitCount, 2) }
}
