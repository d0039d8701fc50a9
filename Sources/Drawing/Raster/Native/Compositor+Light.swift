internal import SymtextGraphics

extension Compositor {
  /// Composites a colour with a pixel in linear light; the pixel's bytes are premultiplied sRGB.
  /// - Parameters:
  ///   - coverage: 0 to 255; multiplies the opacity.
  ///   - keepsContrast: whether a colour darker than the pixel gets a higher coverage, so that the result is as dark as
  ///     a mix of sRGB values.
  @inline(never)
  static func blendLight(
    _ source: PremultipliedColor, by coverage: UInt32, onto target: UnsafeMutablePointer<UInt8>,
    keepsContrast: Bool
  ) {
    var part = Double(coverage) / 255
    if keepsContrast, source.alpha > 0, unsafe target[3] > 0 {
      part = unsafe contrasting(part, of: source, over: target)
    }
    let alpha = Double(source.alpha) / 255 * part
    let behind = unsafe Double(target[3]) / 255
    let rest = behind * (1 - Double(source.cover) / 255 * part)
    let sum = alpha + rest
    /// Mixes a component of the front colour with that of the pixel.
    func mixed(_ front: UInt32, _ back: UInt8) -> UInt8 {
      guard sum > 0 else { return 0 }
      let frontLight = light(Double(front), Double(source.alpha))
      let backLight = light(Double(back), behind * 255)
      let mixed = Color.encoded((frontLight * alpha + backLight * rest) / sum)
      return byte(min(max(mixed, 0), 1) * sum)
    }
    unsafe target[0] = mixed(source.red, target[0])
    unsafe target[1] = mixed(source.green, target[1])
    unsafe target[2] = mixed(source.blue, target[2])
    unsafe target[3] = byte(sum)
  }

  /// Returns the adjusted coverage of a pixel at the edge of a letter.
  ///
  /// A pixel half covered with black looks as light as one at 73 % in sRGB, so black letters with edges mixed as light
  /// lose a third of their ink at 11 to 17 pixels. On a pixel lighter than the letter, the coverage is raised until the
  /// luminance equals that of a mix of sRGB values. On a darker pixel it is unchanged.
  private static func contrasting(
    _ part: Double, of source: PremultipliedColor, over pixel: UnsafeMutablePointer<UInt8>
  ) -> Double {
    let (opacity, behind) = unsafe (Double(source.alpha), Double(pixel[3]))
    let back = unsafe luminance(
      Double(pixel[0]), Double(pixel[1]), Double(pixel[2]), opacity: behind)
    let front = luminance(
      Double(source.red), Double(source.green), Double(source.blue), opacity: opacity)
    /// The luminance at full coverage.
    let full = back + (front - back) * opacity / 255
    guard full < back else { return part }
    let (from, to) = (Color.encoded(back), Color.encoded(full))
    let wanted = Color.decoded(from + (to - from) * part)
    // The colour behind a translucent pixel is unknown.
    return part + ((back - wanted) / (back - full) - part) * behind / 255
  }

  /// Returns the relative luminance of a premultiplied colour, in bytes.
  ///
  /// <https://www.w3.org/TR/WCAG22/#dfn-relative-luminance>
  private static func luminance(
    _ red: Double, _ green: Double, _ blue: Double, opacity: Double
  ) -> Double {
    0.2126 * light(red, opacity) + 0.7152 * light(green, opacity) + 0.0722 * light(blue, opacity)
  }

  /// Returns the linear light of a component of a premultiplied colour, in bytes.
  private static func light(_ part: Double, _ opacity: Double) -> Double {
    opacity > 0 ? Color.decoded(min(part / opacity, 1)) : 0
  }

  private static func byte(_ value: Double) -> UInt8 { UInt8(min(value, 1) * 255 + 0.5) }
}
