extension PremultipliedColor {
  /// The colour as a pixel: red, green, blue and opacity, from the lowest byte up.
  @inline(__always)
  var pixel: UInt32 { red | green << 8 | blue << 16 | alpha << 24 }

  /// The pixel at full coverage by an opaque colour; `nil` for translucent colours.
  @inline(__always)
  var solid: UInt32? { alpha == 255 ? pixel : nil }

  /// Returns a pixel composited with the colour, mixing sRGB values.
  /// - Parameters:
  ///   - pixel: red, green, blue and opacity, from the lowest byte up.
  ///   - coverage: 0 to 255; multiplies the opacity.
  @inline(__always)
  func over(_ pixel: UInt32, coverage: UInt32) -> UInt32 {
    let rest = 255 &- Self.divided(cover &* coverage)
    // Red and blue, then green and opacity, 16 bits apart. Colour components do not exceed `cover`, so the sums do not
    // overflow.
    let low = (red | blue << 16) &* coverage &+ (pixel & 0xFF00FF) &* rest
    let high = (green | alpha << 16) &* coverage &+ (pixel >> 8 & 0xFF00FF) &* rest
    return Self.dividedPair(low) | Self.dividedPair(high) << 8
  }

  /// Divides two numbers, 16 bits apart, by 255, rounded.
  @inline(__always)
  private static func dividedPair(_ pair: UInt32) -> UInt32 {
    let sum = pair &+ 0x80_0080
    return (sum &+ (sum >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF
  }

  /// Divides a product of two bytes by 255, rounded.
  @inline(__always)
  private static func divided(_ value: UInt32) -> UInt32 {
    let sum = value &+ 128
    return (sum &+ (sum >> 8)) >> 8
  }
}
