/// A colour in bytes, its parts multiplied by its opacity.
struct PremultipliedColor: Hashable {
  var red: UInt32
  var green: UInt32
  var blue: UInt32
  var alpha: UInt32

  init(_ color: Color) {
    func byte(_ value: Double) -> UInt32 { UInt32(truncatingIfNeeded: Int(value * 255 + 0.5)) }
    red = byte(color.red * color.alpha)
    green = byte(color.green * color.alpha)
    blue = byte(color.blue * color.alpha)
    alpha = byte(color.alpha)
  }
}
