import SymtextSupport
import Foundation
package import SymtextImageFormats
package import SymtextTestSupport

/// Random pictures, and their files as other programs read them.
package enum TestPictures {
  /// Facts that another program reads from a PNG file.
  package struct Facts: Decodable {
    package var width: Int
    package var height: Int
    /// The number of the colour type.
    package var form: Int
    package var bits: Int
    /// The number of colours in the palette, and of opacities for them.
    package var colors: Int
    package var opacities: Int
    /// CRC-32 of the pixels, four bytes each.
    package var checksum: UInt32
    package var bytes: Int
  }

  /// Reads PNG files with zlib and libpng.
  package static func facts(_ files: [[UInt8]]) throws -> [Facts] {
    let text = try Python.run("decode_png.py", ["--many"], input: files.flatMap(\.self))
    return try JSONDecoder().decode([Facts].self, from: Data(text.utf8))
  }

  /// Returns the CRC-32 of the unpremultiplied pixels.
  package static func checksum(_ pixmap: Pixmap) -> UInt32 {
    var pixels = pixmap.pixels
    for start in stride(from: 0, to: pixels.count, by: 4) where pixels[start + 3] > 0 {
      let alpha = Int(pixels[start + 3])
      for part in start..<start + 3 {
        pixels[part] = UInt8(min((Int(pixels[part]) * 255 + alpha / 2) / alpha, 255))
      }
    }
    return CRC32.checksum(pixels)
  }

  /// Returns a picture with pixels from a closure, red in the lowest byte and opacity in the highest.
  package static func picture(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> Pixmap
  {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(4 * width * height)
    for y in 0..<height {
      for x in 0..<width {
        let color = pixel(x, y)
        for shift: UInt32 in [0, 8, 16, 24] { pixels.append(UInt8(color >> shift & 0xFF)) }
      }
    }
    return Pixmap(width: width, height: height, pixels: pixels)
  }

  /// Returns a random picture of any size, number of colours and order.
  package static func any(_ random: inout SplitMix64) -> Pixmap {
    let (width, height) = size(&random)
    return any(width, height, &random)
  }

  /// Returns a random picture with any number of colours and any order.
  package static func any(_ width: Int, _ height: Int, _ random: inout SplitMix64) -> Pixmap {
    let colors = colors(&random)
    func color() -> UInt32 { colors[random.number(colors.count)] }
    let background = color()
    switch random.number(7) {
    case 0: return picture(width, height) { _, _ in background }
    case 1: return picture(width, height) { _, _ in color() }
    case 2:  // runs
      var (last, count) = (background, 0)
      return picture(width, height) { _, _ in
        if count == 0 { (last, count) = (color(), 1 + random.number(40)) }
        count -= 1
        return last
      }
    case 3:  // rows that repeat, with occasional changes
      var row = (0..<width).map { _ in color() }
      return picture(width, height) { x, _ in
        if random.number(20) == 0 { row[x] = color() }
        return row[x]
      }
    case 4:  // letters
      let side = 3 + random.number(9)
      let letters = (0..<4).map { _ in
        (0..<side * side).map { _ in random.number(3) == 0 ? color() : background }
      }
      let text = (0..<64).map { _ in random.number(4) }
      return picture(width, height) { x, y in
        letters[text[(x / side + 7 * (y / side)) % 64]][y % side * side + x % side]
      }
    case 5:  // from one colour to the next
      return picture(width, height) { x, y in
        colors[(3 * x + y) * colors.count / (3 * width + height) % colors.count]
      }
    default:  // a different colour for every pixel
      return picture(width, height) { _, _ in
        premultiplied(UInt32(truncatingIfNeeded: random.next()))
      }
    }
  }

  private static func size(_ random: inout SplitMix64) -> (Int, Int) {
    let sides = [1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 33, 64, 65, 100]
    switch random.number(40) {
    case 0: return (1 + random.number(9), 500)
    case 1: return (8_000 + random.number(400), 2)
    case 2: return (32_700 + random.number(100), 1 + random.number(2))
    default: return (sides[random.number(sides.count)], sides[random.number(sides.count)])
    }
  }

  private static func colors(_ random: inout SplitMix64) -> [UInt32] {
    let counts = [1, 2, 3, 4, 5, 15, 16, 17, 100, 255, 256, 257, 400]
    let count = counts[random.number(counts.count)]
    let (isOpaque, isGrey) = (random.number(2) == 0, random.number(2) == 0)
    // Greys that few bits can represent.
    let step = UInt32([1, 17, 85, 255][random.number(4)])
    return (0..<count).map { _ in
      let bits = UInt32(truncatingIfNeeded: random.next())
      let opacity: UInt32 = isOpaque ? 255 << 24 : bits & 0xFF00_0000
      return premultiplied(
        isGrey ? bits & 0xFF / step * step * 0x01_0101 | opacity : bits | opacity)
    }
  }

  /// Returns a colour multiplied by its opacity.
  package static func premultiplied(_ color: UInt32) -> UInt32 {
    let alpha = color >> 24
    func part(_ shift: UInt32) -> UInt32 { ((color >> shift & 0xFF) * alpha / 255) << shift }
    return part(0) | part(8) | part(16) | alpha << 24
  }
}

extension SplitMix64 {
  /// Returns a number from 0 up to, but not including, a bound.
  package mutating func number(_ count: Int) -> Int { Int(next() % UInt64(count)) }
}
