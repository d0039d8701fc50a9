/// A colour, prepared for compositing with four pixels at once, mixing sRGB values.
///
/// The result equals that of ``PremultipliedColor`` bit for bit. A lane has 16 bits: a pixel's red and blue, and its
/// green and opacity, are adjacent.
struct FourfoldColor {
  private let redBlue: SIMD8<UInt16>
  private let greenAlpha: SIMD8<UInt16>
  /// The opacity by which the colour hides its backdrop.
  private let cover: SIMD8<UInt16>

  @inline(__always)
  init(_ color: PremultipliedColor) {
    redBlue = Self.lanes(SIMD4(repeating: color.red | color.blue << 16))
    greenAlpha = Self.lanes(SIMD4(repeating: color.green | color.alpha << 16))
    cover = Self.lanes(SIMD4(repeating: color.cover | color.cover << 16))
  }

  /// Returns four pixels composited with the colour.
  /// - Parameters:
  ///   - pixels: red, green, blue and opacity of each, from the lowest byte up.
  ///   - coverage: of each, 0 to 255; multiplies the opacity.
  @inline(__always)
  func over(_ pixels: SIMD4<UInt32>, coverage: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let coverage = Self.lanes(coverage | coverage &<< 16)
    let pixels = Self.lanes(pixels)
    let rest = 255 &- Self.divided(cover &* coverage)
    let low = redBlue &* coverage &+ (pixels & 0xFF) &* rest
    let high = greenAlpha &* coverage &+ (pixels &>> 8) &* rest
    return unsafe unsafeBitCast(
      Self.divided(low) | Self.divided(high) &<< 8, to: SIMD4<UInt32>.self)
  }

  /// The lower half of each number, then the upper one.
  @inline(__always)
  private static func lanes(_ numbers: SIMD4<UInt32>) -> SIMD8<UInt16> {
    unsafe unsafeBitCast(numbers, to: SIMD8<UInt16>.self)
  }

  /// Products of two bytes divided by 255, rounded.
  @inline(__always)
  private static func divided(_ values: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let sums = values &+ 128
    return (sums &+ (sums &>> 8)) &>> 8
  }
}
