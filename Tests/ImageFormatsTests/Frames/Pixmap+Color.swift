@testable import SymtextImageFormats

extension Pixmap {
  /// Returns the bytes of a pixel, red in the lowest.
  func color(_ x: Int, _ y: Int) -> UInt32 {
    (0..<4).reduce(UInt32(0)) { $0 | UInt32(pixels[4 * (y * width + x) + $1]) << UInt32(8 * $1) }
  }
}
