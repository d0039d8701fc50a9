/// A colour of the sRGB space, each part 0 to 1, not premultiplied.
public struct Color: Hashable, Sendable {
  /// Red.
  public var red: Double
  /// Green.
  public var green: Double
  /// Blue.
  public var blue: Double
  /// Opacity.
  public var alpha: Double

  /// Makes a colour; parts beyond 0…1 are brought to the end.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    // What is no number is none of the part.
    func clamp(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    self.red = clamp(red)
    self.green = clamp(green)
    self.blue = clamp(blue)
    self.alpha = clamp(alpha)
  }

  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 1, green: 1, blue: 1)

  /// The colour with its opacity multiplied.
  public func opacity(_ factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// The colour without its opacity.
  var opaque: Color { Color(red: red, green: green, blue: blue) }

  /// Reads `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, one of CSS's sixteen basic names, or
  /// `transparent`; `nil` for anything else.
  public init?(_ text: String) {
    let text = text.lowercased()
    if let rgb = Self.names[text] {
      self.init(rgb: rgb)
      return
    }
    if text == "transparent" {
      self.init(red: 0, green: 0, blue: 0, alpha: 0)
      return
    }
    guard text.hasPrefix("#") else { return nil }
    let digits = text.dropFirst().compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    guard digits.count == text.count - 1 else { return nil }
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

  /// An opaque colour from 0xRRGGBB.
  init(rgb: Int) {
    self.init(
      red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
      blue: Double(rgb & 0xFF) / 255)
  }

  /// <https://www.w3.org/TR/css-color-4/#named-colors>, the sixteen of HTML 4.
  private static let names: [String: Int] = [
    "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "white": 0xFFFFFF, "maroon": 0x800000,
    "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF, "green": 0x008000, "lime": 0x00FF00,
    "olive": 0x808000, "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF, "teal": 0x008080,
    "aqua": 0x00FFFF,
  ]
}
