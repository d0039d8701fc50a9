@testable import SymtextDrawing
import SymtextImageFormats

/// A PNG file: pixels survive decoding, encoding and decoding.
///
/// Chunk checksums are corrected first, so that mutations reach the decoder.
struct PNGTarget: FuzzTarget {
  let name = "png"
  let dictionary: String? = "png"

  func run(_ input: [UInt8]) throws {
    try check(PNGChecksums.corrected(input))
    _ = try PlainImage(png: input, name: "icon@2x.png")
  }

  private func check(_ file: [UInt8]) throws {
    guard let image = try? PlainImage(png: file, name: "icon.png") else { return }
    let pixmap = image.bitmap.pixmap
    try promise(
      pixmap.width > 0 && pixmap.height > 0
        && pixmap.pixels.count == 4 * pixmap.width * pixmap.height, "pixels do not fill the size")
    for start in stride(from: 0, to: pixmap.pixels.count, by: 4) {
      let alpha = pixmap.pixels[start + 3]
      try promise(
        pixmap.pixels[start..<start + 3].allSatisfy { $0 <= alpha }, "a pixel is not premultiplied")
    }
    try promise(
      image.width.isFinite && image.width > 0 && image.height.isFinite && image.height > 0,
      "\(image.width) × \(image.height) points")
    for level in [1, 6] {
      let encoded = try PNGEncoder(level: level).encode(
        pixmap, pixelRatio: 2, description: image.altText)
      let again: PlainImage
      do { again = try PlainImage(png: encoded, name: "again.png") } catch {
        throw BrokenPromise(description: "cannot be read again: \(error)")
      }
      try promise(
        again.bitmap.pixmap.pixels == pixmap.pixels,
        "different pixels after encoding at level \(level)"
      )
    }
  }
}
