internal import SymtextGraphics

/// A colour in bytes, its parts multiplied by its opacity, and how it is laid over others.
struct PremultipliedColor: Hashable {
  var red: UInt32
  var green: UInt32
  var blue: UInt32
  var alpha: UInt32
  /// How much of what is behind it hides.
  var cover: UInt32

  init(_ color: Color) {
    func byte(_ value: Double) -> UInt32 { UInt32(truncatingIfNeeded: Int(value * 255 + 0.5)) }
    red = byte(color.red * color.alpha)
    green = byte(color.green * color.alpha)
    blue = byte(color.blue * color.alpha)
    alpha = byte(color.alpha)
    cover = alpha
  }

  /// The colour of a pixel that can be seen through as it is where nothing is, thinned anew.
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

  /// Hides everything behind it and leaves nothing in its place.
  static let clearing: PremultipliedColor = {
    var color = PremultipliedColor(Color(red: 0, green: 0, blue: 0, alpha: 0))
    color.cover = 255
    return color
  }()
}
