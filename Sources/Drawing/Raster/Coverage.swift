/// How much of a pixel is covered, 0 to 255, in 128 steps.
///
/// Half as many as FreeType gives, and off by 1/255 at most: text of one colour on another then has so few
/// colours that a PNG file holds them in a palette, in two thirds of the bytes. What two shapes that abut
/// cover still sums up to all.
enum Coverage {
  @inline(__always)
  static func stepped(_ coverage: UInt8) -> UInt8 {
    coverage < 128 ? coverage & 0xFE : coverage | 1
  }
}
