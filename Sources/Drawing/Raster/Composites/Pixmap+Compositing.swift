internal import SymtextOpenType
internal import SymtextImageFormats

extension Pixmap {
  /// Composites pixels of the same size with these, on sRGB values.
  mutating func composite(_ source: Pixmap, _ mode: CompositeMode) {
    precondition(source.width == width && source.height == height, "layers must have the same size")
    for place in stride(from: 0, to: pixels.count, by: 4) {
      let (above, below) = (source.color(at: place), color(at: place))
      if above == .zero && below == .zero { continue }
      let mixed = mode.composite(above, onto: below) * 255 + 0.5
      for part in 0..<4 {
        pixels[place + part] = UInt8(truncatingIfNeeded: Int32(min(max(mixed[part], 0), 255)))
      }
    }
  }

  /// Returns a pixel's red, green, blue and opacity, 0 to 1.
  private func color(at place: Int) -> SIMD4<Float> {
    SIMD4(
      Float(pixels[place]), Float(pixels[place + 1]), Float(pixels[place + 2]),
      Float(pixels[place + 3])) / 255
  }
}
