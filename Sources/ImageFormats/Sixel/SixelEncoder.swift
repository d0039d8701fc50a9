/// Writes a picture as sixels, a terminal graphics format: six rows at a time, in at most 256 colours.
///
/// Fully transparent pixels leave the terminal's content unchanged. Translucent pixels are first blended with the
/// terminal's background, because a sixel is either set or not.
///
/// Digital Equipment Corporation, VT330/VT340 Programmer Reference Manual, volume 2, chapter 14:
/// <https://vt100.net/docs/vt3xx-gp/chapter14.html>
package struct SixelEncoder {
  /// The number of colours a terminal has for a picture.
  package static let mostColors = 256
  /// The most pixels of a picture, more than a screen of 3,840 by 2,160 has.
  package static let mostPixels = 1 << 23

  private let picture: Pixmap
  /// Opaque colours, red in the lowest byte.
  private let palette: [UInt32]
  /// The colour number of each pixel; −1 if it is fully transparent.
  private let numbers: [Int16]
  private var bytes: [UInt8] = []

  /// - Throws: ``RenderingError`` for a picture of too many pixels.
  package static func check(width: Double, height: Double) throws(RenderingError) {
    guard !(width.rounded(.up) * height.rounded(.up) <= Double(mostPixels)) else { return }
    throw RenderingError(
      "a terminal shows at most \(mostPixels) pixels as sixels; draw the picture smaller, or write it to a file"
    )
  }

  /// - Parameter ground: the background of translucent pixels: an opaque colour, red in the lowest byte.
  package init(_ picture: Pixmap, on ground: UInt32) {
    self.picture = picture
    var colors = [UInt32?](repeating: nil, count: picture.width * picture.height)
    for place in colors.indices {
      let pixel = picture.pixels[4 * place..<4 * place + 4]
      let alpha = UInt32(pixel[pixel.startIndex + 3])
      guard alpha > 0 else { continue }
      var color: UInt32 = 0xFF00_0000
      for part in 0..<3 {
        let behind = ground >> UInt32(8 * part) & 0xFF
        let value = UInt32(pixel[pixel.startIndex + part]) + ((255 - alpha) * behind + 127) / 255
        color |= min(value, 255) << UInt32(8 * part)
      }
      colors[place] = color
    }
    // Some terminals paint transparent pixels with the first colour.
    let cut = MedianCut(colors.compactMap(\.self), count: Self.mostColors - 1)
    palette = [ground] + cut.palette
    numbers = colors.map { color in
      color.flatMap { cut.numbers[$0] }.map { Int16($0) + 1 } ?? -1
    }
  }

  /// Returns the whole control sequence.
  package func encoded() -> [UInt8] {
    var encoder = self
    // Pixels that are not set stay; square pixels; the size.
    encoder.write("\u{1B}P0;1;0q\"1;1;\(picture.width);\(picture.height)")
    for (number, color) in palette.enumerated() {
      let parts = [0, 8, 16].map { (color >> UInt32($0) & 0xFF) * 100 + 127 }.map { $0 / 255 }
      encoder.write("#\(number);2;\(parts[0]);\(parts[1]);\(parts[2])")
    }
    for top in stride(from: 0, to: picture.height, by: 6) { encoder.writeBand(from: top) }
    encoder.write("\u{1B}\\")
    return encoder.bytes
  }

  private mutating func write(_ text: String) { bytes += text.utf8 }

  /// Writes six rows, one colour after the other.
  private mutating func writeBand(from top: Int) {
    let width = picture.width
    var rows: [Int16: [UInt8]] = [:]
    for y in top..<min(top + 6, picture.height) {
      for x in 0..<width {
        let number = numbers[y * width + x]
        guard number >= 0 else { continue }
        rows[number, default: Array(repeating: 0, count: width)][x] |= 1 << UInt8(y - top)
      }
    }
    for (place, number) in rows.keys.sorted().enumerated() {
      if place > 0 { write("$") }
      write("#\(number)")
      write(rows[number] ?? [])
    }
    write("-")
  }

  /// Writes a row of sixels; a value repeated more than three times is run-length encoded.
  private mutating func write(_ row: [UInt8]) {
    let end = (row.lastIndex { $0 != 0 } ?? -1) + 1
    var start = 0
    while start < end {
      var stop = start
      while stop < end && row[stop] == row[start] { stop += 1 }
      let sixel = row[start] + 63
      if stop - start > 3 {
        write("!\(stop - start)")
        bytes.append(sixel)
      } else {
        bytes += repeatElement(sixel, count: stop - start)
      }
      start = stop
    }
  }
}
