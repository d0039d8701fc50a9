/// An icon file of Windows with several pictures.
///
/// A header, a directory with the size and the offset of each picture, then the pictures as PNG files, which Windows
/// Vista and later support; numbers are little-endian. <https://en.wikipedia.org/wiki/ICO_(file_format)>
package enum ICOFile {
  /// A picture of the icon.
  package struct Entry {
    /// The side, in pixels.
    var pixels: Int
    /// A PNG file of that size.
    var png: [UInt8]

    package init(pixels: Int, png: [UInt8]) {
      self.pixels = pixels
      self.png = png
    }
  }

  /// The largest side, in pixels.
  private static let mostPixels = 256

  /// Returns the bytes of a file.
  /// - Throws: ``RenderingError`` for a picture that is too large for the format.
  package static func bytes(_ entries: [Entry]) throws(RenderingError) -> [UInt8] {
    guard let count = UInt16(exactly: entries.count) else {
      throw RenderingError("\(entries.count) pictures are too many for an .ico file")
    }
    // Reserved; type icon; the number of pictures.
    var file = little(UInt16(0)) + little(UInt16(1)) + little(count)
    var place = file.count + 16 * entries.count
    for entry in entries {
      guard (1...mostPixels).contains(entry.pixels), let size = UInt32(exactly: entry.png.count),
        let start = UInt32(exactly: place)
      else {
        throw RenderingError(
          "a picture in an .ico file has a side of 1 to \(mostPixels) pixels, not \(entry.pixels)")
      }
      // 256 is written as 0.
      let side = UInt8(truncatingIfNeeded: entry.pixels)
      // No colour table, reserved; one plane, 32 bits per pixel.
      file += [side, side, 0, 0] + little(UInt16(1)) + little(UInt16(32))
      file += little(size) + little(start)
      place += entry.png.count
    }
    return entries.reduce(into: file) { $0 += $1.png }
  }

  private static func little<T: FixedWidthInteger>(_ value: T) -> [UInt8] {
    stride(from: 0, to: T.bitWidth, by: 8).map { UInt8(truncatingIfNeeded: value >> T($0)) }
  }
}
