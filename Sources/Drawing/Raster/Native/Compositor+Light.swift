internal import Colors

extension Compositor {
  /// Lays a colour over a pixel so that light is mixed: the pixel's bytes stay those of sRGB,
  /// premultiplied.
  /// - Parameter coverage: 0 to 255; thins the colour.
  @inline(never)
  static func blendLight(
    _ source: PremultipliedColor, by coverage: UInt32, onto target: UnsafeMutablePointer<UInt8>
  ) {
    let part = Double(coverage) / 255
    let alpha = Double(source.alpha) / 255 * part
    let behind = unsafe Double(target[3]) / 255
    let rest = behind * (1 - Double(source.cover) / 255 * part)
    let sum = alpha + rest
    /// What comes out of a part of the colour in front and that of the pixel.
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

  /// The light of a part of a colour that is multiplied by its opacity, in bytes.
  private static func light(_ part: Double, _ opacity: Double) -> Double {
    opacity > 0 ? Color.decoded(min(part / opacity, 1)) : 0
  }

  private static func byte(_ value: Double) -> UInt8 { UInt8(min(value, 1) * 255 + 0.5) }
}
