/// A point in WOFF2: a flag, and the step from the previous point in one to four bytes.
///
/// <https://www.w3.org/TR/WOFF2/#triplet_decoding>
enum PointTriplet {
  /// Writes a point in its shortest form.
  /// - Parameters:
  ///   - deltaX: The step in x, −65,535 to 65,535.
  ///   - deltaY: The step in y, −65,535 to 65,535.
  static func write(
    deltaX: Int, deltaY: Int, isOnCurve: Bool, flags: inout BinaryWriter,
    coordinates: inout BinaryWriter
  ) {
    let x = abs(deltaX)
    let y = abs(deltaY)
    let xSign = deltaX < 0 ? 0 : 1
    let ySign = deltaY < 0 ? 0 : 1
    let signs = xSign + 2 * ySign
    func put(_ bytes: Int...) {
      for byte in bytes { coordinates.write(UInt8(truncatingIfNeeded: byte)) }
    }
    let form: Int
    if x == 0 && y < 1280 {
      form = 2 * (y / 256) + ySign
      put(y)
    } else if y == 0 && x < 1280 {
      form = 10 + 2 * (x / 256) + xSign
      put(x)
    } else if x <= 64 && y <= 64 {
      form = 20 + 16 * ((x - 1) / 16) + 4 * ((y - 1) / 16) + signs
      put((x - 1) % 16 * 16 + (y - 1) % 16)
    } else if x > 0 && y > 0 && x <= 768 && y <= 768 {
      form = 84 + 12 * ((x - 1) / 256) + 4 * ((y - 1) / 256) + signs
      put(x - 1, y - 1)
    } else if x < 4096 && y < 4096 {
      form = 120 + signs
      put(x / 16, x % 16 * 16 + y / 256, y)
    } else {
      form = 124 + signs
      put(x / 256, x, y / 256, y)
    }
    flags.write(UInt8(form) | (isOnCurve ? 0 : 0x80))
  }
}
