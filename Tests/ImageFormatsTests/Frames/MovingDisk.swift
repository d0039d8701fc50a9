@testable import SymtextImageFormats
import SymtextSymbolTestSupport

/// Pictures of a disk, with an edge of some colours.
enum MovingDisk {
  /// - Parameter background: Opaque, or transparent.
  static func picture(
    _ x: Double, _ y: Double, radius: Double, side: Int = 40, background: UInt32 = 0
  ) -> Pixmap {
    TestPictures.picture(side, side) { column, row in
      let (dx, dy) = (Double(column) + 0.5 - x, Double(row) + 0.5 - y)
      let coverage = min(max(radius - (dx * dx + dy * dy).squareRoot() + 0.5, 0), 1)
      let alpha = UInt32(coverage * 255)
      if background >> 24 == 255, alpha < 255 {
        return alpha == 0 ? background : 0xFF00_0000 | alpha * 0x01_0101
      }
      return TestPictures.premultiplied(0x40_80FF | alpha << 24)
    }
  }

  /// Returns frames of a bouncing disk.
  static func bounce(_ count: Int, background: UInt32 = 0) -> [Pixmap] {
    (0..<count).map { number in
      picture(
        20, 20 - Double(number % 7), radius: 8 + Double(number * 3 % 5), background: background)
    }
  }
}
