internal import SymtextGraphics

/// A premultiplied colour in bytes, with the opacity by which it hides its backdrop.
struct PremultipliedColor: Hashable {
  var red: UInt32
  var green: UInt32
  var blue: UInt32
  var alpha: UInt32
  /// The opacity by which the colour hides its backdrop.
  var cover: UInt32

  init(_ color: Color) {
    func byte(_ value: Double) -> UInt32 { UInt32(truncatingIfNeeded: Int(value * 255 + 0.5)) }
    red = byte(color.red * color.alpha)
    green = byte(color.green * color.alpha)
    blue = byte(color.blue * color.alpha)
    alpha = byte(color.alpha)
    cover = alpha
  }

  /// Returns the unpremultiplied colour with a new opacity.
  /// - Parameter opacity: 0 to 255.
  func opaque(by opacity: UInt32) -> PremultipliedColor {
    func part(_ value: UInt32) -> UInt32 {
      (min((value * 255 + alpha / 2) / max(alpha, 1), 255) * opacity + 127) / 255
    }
    var color = self
    (color.red, color.green, color.blue) = (part(red), part(green), part(blue))
    (color.alpha, color.cover) = (opacity, opacity)
    return color
  }

  /// Erases the backdrop.
  static let clearing: PremultipliedColor = {
    var color = PremultipliedColor(Color(red: 0, green: 0, blue: 0, alpha: 0))
    color.cover = 255
    return color
  }()
}
