/// The coverage of a pixel, 0 to 255, in 128 steps.
///
/// FreeType has twice as many steps; the error is 1/255 at most. Text of one colour on another then has so few colours
/// that a PNG file stores them in a palette, in two thirds of the bytes. The coverages of two abutting shapes still add
/// up to 255.
enum Coverage {
  @inline(__always)
  static func stepped(_ coverage: UInt8) -> UInt8 {
    coverage < 128 ? coverage & 0xFE : coverage | 1
  }
}
