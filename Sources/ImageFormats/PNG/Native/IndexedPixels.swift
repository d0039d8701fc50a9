internal import SymtextSupport

/// A picture of at most 256 colours as a palette and rows of colour numbers.
struct IndexedPixels: ~Copyable {
  /// Premultiplied, red in the lowest byte, translucent ones first; at most 256.
  private(set) var colors: [UInt32] = []
  private var numbers = ColorNumbers(isOpaqueHigh: true)

  /// The approximate number of pixels that differ both from the one above and from the one before.
  var changes: Int { numbers.lookUps }

  /// Takes a picture.
  /// - Parameter rows: receives the rows of colour numbers, each after the number of its PNG filter, 0; then
  ///   ``RowDeflate/slack``.
  /// - Returns: `false` if the picture has more than 256 colours.
  mutating func read(_ pixmap: Pixmap, to rows: inout [UInt8]) -> Bool {
    numbers.clear()
    rows.resize(to: (pixmap.width + 1) * pixmap.height + RowDeflate.slack)
    guard numbers.write(pixmap, rows: 0..<pixmap.height, to: &rows, from: 0) else { return false }
    colors = numbers.low + numbers.high
    guard let least = UInt8(exactly: 256 - numbers.high.count) else { return true }
    // The opaque colours follow the others, in order of appearance.
    let most = UInt8(truncatingIfNeeded: 255 + numbers.low.count)
    unsafe rows.withUnsafeMutableBufferPointer { rows in
      for place in rows.indices {
        let number = unsafe rows[place]
        unsafe rows[place] = number >= least ? most &- number : number
      }
      // Restore the filter numbers, which are not colours.
      for y in 0..<pixmap.height { unsafe rows[y * (pixmap.width + 1)] = 0 }
    }
    return true
  }

  /// Packs rows of numbers into fewer bits.
  /// - Parameters:
  ///   - rows: `height` rows of `width` numbers, each after a 0; replaced by packed rows, each after a 0.
  ///   - values: the packed value of each number.
  ///   - bits: bits per pixel: 1, 2 or 4, the first pixel in the highest.
  static func pack(
    _ rows: inout [UInt8], width: Int, height: Int, values: [UInt8], bits: UInt8
  ) {
    let perByte = 8 / Int(bits)
    let stride = (width + perByte - 1) / perByte + 1
    // The read position is never before the write position.
    for y in 0..<height {
      let line = y * (width + 1) + 1
      let row = y * stride
      rows[row] = 0
      for place in 0..<stride - 1 {
        var byte: UInt8 = 0
        for x in place * perByte..<(place + 1) * perByte {
          byte = byte << bits | (x < width ? values[Int(rows[line + x])] : 0)
        }
        rows[row + 1 + place] = byte
      }
    }
    rows.resize(to: stride * height + RowDeflate.slack)
  }
}
