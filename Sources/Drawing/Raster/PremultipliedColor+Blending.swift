extension PremultipliedColor {
  /// The pixel that it is: red, green, blue and opacity, from the lowest byte up.
  @inline(__always)
  var pixel: UInt32 { red | green << 8 | blue << 16 | alpha << 24 }

  /// The pixel that is left where the colour covers all; `nil` where something behind it shows.
  @inline(__always)
  var solid: UInt32? { alpha == 255 ? pixel : nil }

  /// A pixel with the colour laid over it, where the numbers of sRGB are mixed.
  /// - Parameters:
  ///   - pixel: red, green, blue and opacity, from the lowest byte up.
  ///   - coverage: 0 to 255; thins the colour.
  @inline(__always)
  func over(_ pixel: UInt32, coverage: UInt32) -> UInt32 {
    let rest = 255 &- Self.divided(cover &* coverage)
    // Red and blue, then green and opacity, 16 bits apart. A colour is at most as bright as it covers,
    // so the sums stay within their bits.
    let low = (red | blue << 16) &* coverage &+ (pixel & 0xFF00FF) &* rest
    let high = (green | alpha << 16) &* coverage &+ (pixel >> 8 & 0xFF00FF) &* rest
    return Self.dividedPair(low) | Self.dividedPair(high) << 8
  }

  /// Two numbers, 16 bits apart, divided by 255, rounded.
  @inline(__always)
  private static func dividedPair(_ pair: UInt32) -> UInt32 {
    let sum = pair &+ 0x80_0080
    return (sum &+ (sum >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF
  }

  /// A product of two bytes divided by 255, rounded.
  @inline(__always)
  private static func divided(_ value: UInt32) -> UInt32 {
    let sum = value &+ 128
    return (sum &+ (sum >> 8)) >> 8
  }
}
