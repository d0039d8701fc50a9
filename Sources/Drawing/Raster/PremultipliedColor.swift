internal import Colors

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

  /// Hides everything behind it and leaves nothing in its place.
  static let clearing: PremultipliedColor = {
    var color = PremultipliedColor(Color(red: 0, green: 0, blue: 0, alpha: 0))
    color.cover = 255
    return color
  }()
}
