@testable import SymtextImageFormats
import Testing

@testable import SymtextDrawing

/// Pictures rotated as their files specify.
struct ImageOrientationTests {
  @Test func `each orientation moves its first pixel to the corner that EXIF specifies`() {
    // Two columns, three rows: only the first pixel of the file is red.
    var pixels = [UInt8](repeating: 0, count: 24)
    pixels[0] = 255
    let corners: [ImageOrientation: (Int, Int)] = [
      .upright: (0, 0), .mirrored: (1, 0), .upsideDown: (1, 2), .mirroredUpsideDown: (0, 2),
      .mirroredOnItsSide: (0, 0), .turnedLeft: (2, 0), .mirroredOnItsOtherSide: (2, 1),
      .turnedRight: (0, 1),
    ]
    for orientation in ImageOrientation.allCases {
      let turned = orientation.upright(Pixmap(width: 2, height: 3, pixels: pixels))
      let place = (turned.pixels.firstIndex(of: 255) ?? -4) / 4
      #expect(turned.width == (orientation.isOnItsSide ? 3 : 2))
      #expect(place % turned.width == corners[orientation]?.0)
      #expect(place / turned.width == corners[orientation]?.1)
    }
  }
}
