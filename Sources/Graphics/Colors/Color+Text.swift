extension Color {
  /// Parses a CSS colour: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, one of the 148 names, `transparent`, `rgb()`,
  /// `hsl()`, `hwb()`, `oklab()` or `oklch()`; returns `nil` for any other text.
  ///
  /// An `oklab()` or `oklch()` colour outside sRGB keeps lightness and hue; its chroma is reduced until it fits.
  public init?(_ text: String) {
    let text = text.lowercased()
    if text.hasPrefix("#") {
      self.init(hexadecimal: text.dropFirst())
    } else if text.hasSuffix(")") {
      guard let color = ColorFunction(text)?.color else { return nil }
      self = color
    } else if text == "transparent" {
      self.init(red: 0, green: 0, blue: 0, alpha: 0)
    } else {
      guard let rgb = NamedColors.rgb(text) else { return nil }
      self.init(rgb: Int(rgb))
    }
  }

  private init?(hexadecimal text: Substring) {
    let digits = text.compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    guard digits.count == text.count else { return nil }
    let parts: [Int]
    switch digits.count {
    case 3, 4: parts = digits.map { $0 * 17 }
    case 6, 8:
      parts = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default: return nil
    }
    let values = parts.map { Double($0) / 255 }
    self.init(
      red: values[0], green: values[1], blue: values[2], alpha: values.count > 3 ? values[3] : 1)
  }
}
