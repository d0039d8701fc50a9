/// A picture of few colours: which they are, and the number of each pixel's.
///
/// It keeps its memory from one picture to the next.
struct IndexedPixels {
  /// Premultiplied, red in the lowest byte, in the order of their first pixels; 256 at most.
  private(set) var colors: [UInt32] = []
  /// How many pixels have another colour than the one before them.
  private(set) var changes = 0
  private var width = 0
  private var height = 0
  /// The numbers of the pixels' colours.
  private var numbers: [UInt8] = []

  var pixelCount: Int { width * height }

  /// Takes a picture.
  /// - Returns: `false` when it has more than 256 colours.
  mutating func read(_ pixmap: Pixmap) -> Bool {
    (width, height) = (pixmap.width, pixmap.height)
    numbers.resize(to: pixelCount)
    let known = unsafe numbers.withUnsafeMutableBufferPointer { numbers in
      unsafe pixmap.pixels.withUnsafeBytes { unsafe Self.number($0, into: numbers) }
    }
    guard let known else { return false }
    (colors, changes) = known
    return true
  }

  /// Goes through the pixels once; `nil` when there are too many colours.
  private static func number(
    _ pixels: UnsafeRawBufferPointer, into numbers: UnsafeMutableBufferPointer<UInt8>
  ) -> (colors: [UInt32], changes: Int)? {
    let count = numbers.count
    guard count > 0, let source = pixels.baseAddress, let target = numbers.baseAddress else {
      return ([], 0)
    }
    return unsafe withUnsafeTemporaryAllocation(of: UInt64.self, capacity: ColorNumbers.slots) {
      slots in
      var known = unsafe ColorNumbers(slots)
      var changes = 0
      var last = unsafe ~source.loadUnaligned(as: UInt32.self)
      var number: UInt8 = 0
      var place = 0
      while place < count {
        let pixel = unsafe source.loadUnaligned(fromByteOffset: 4 * place, as: UInt32.self)
        if pixel == last {
          // Flat art: more of the same, four at a time.
          let pair = UInt64(last) << 32 | UInt64(last)
          while place + 4 <= count {
            let first = unsafe source.loadUnaligned(fromByteOffset: 4 * place, as: UInt64.self)
            let second = unsafe source.loadUnaligned(fromByteOffset: 4 * place + 8, as: UInt64.self)
            if (first ^ pair) | (second ^ pair) != 0 { break }
            unsafe UnsafeMutableRawPointer(target + place)
              .storeBytes(of: UInt32(number) &* 0x0101_0101, as: UInt32.self)
            place += 4
          }
          if place == count { break }
          let next = unsafe source.loadUnaligned(fromByteOffset: 4 * place, as: UInt32.self)
          if next == last {
            unsafe target[place] = number
            place += 1
            continue
          }
        } else {
          guard let new = known.number(of: UInt32(littleEndian: pixel)) else { return nil }
          number = new
          last = pixel
          changes += 1
          unsafe target[place] = number
          place += 1
        }
      }
      return (known.colors, changes)
    }
  }

  /// Writes the rows of the picture, each behind a 0.
  /// - Parameters:
  ///   - values: what stands for each colour; its number when left out.
  ///   - bits: how many a pixel has: 1, 2, 4 or 8, the first pixel in the highest.
  func writeRows(_ values: [UInt8]? = nil, bits: UInt8, to rows: inout [UInt8]) {
    let isNumber = values == nil
    let values = values ?? colors.indices.map { UInt8($0) }
    precondition(values.count >= colors.count, "every colour has a value")
    let perByte = 8 / Int(bits)
    let stride = (width + perByte - 1) / perByte + 1
    rows.resize(to: stride * height)
    unsafe rows.withUnsafeMutableBufferPointer { rows in
      unsafe withPointers(values, rows) { numbers, values, rows in
        for y in 0..<height {
          let row = unsafe rows + y * stride
          unsafe row[0] = 0
          let line = unsafe numbers + y * width
          if bits == 8, isNumber {
            unsafe (row + 1).update(from: line, count: width)
            continue
          }
          if bits == 8 {
            for x in 0..<width { unsafe row[x + 1] = values[Int(line[x])] }
            continue
          }
          for place in 0..<stride - 1 {
            var byte: UInt8 = 0
            for x in place * perByte..<(place + 1) * perByte {
              byte = unsafe byte << bits | (x < width ? values[Int(line[x])] : 0)
            }
            unsafe row[place + 1] = byte
          }
        }
      }
    }
  }

  /// Writes the rows of the picture, each behind a 0.
  /// - Parameter values: the two bytes that stand for each colour, the first one lower.
  func writeRows(_ values: [UInt16], to rows: inout [UInt8]) {
    precondition(values.count >= colors.count, "every colour has a value")
    let stride = 2 * width + 1
    rows.resize(to: stride * height)
    unsafe rows.withUnsafeMutableBufferPointer { rows in
      unsafe withPointers(values, rows) { numbers, values, rows in
        for y in 0..<height {
          let row = unsafe rows + y * stride
          unsafe row[0] = 0
          let line = unsafe numbers + y * width
          for x in 0..<width {
            unsafe UnsafeMutableRawPointer(row + 1 + 2 * x)
              .storeBytes(of: values[Int(line[x])].littleEndian, as: UInt16.self)
          }
        }
      }
    }
  }

  private func withPointers<Value>(
    _ values: [Value], _ rows: UnsafeMutableBufferPointer<UInt8>,
    _ body: (UnsafePointer<UInt8>, UnsafePointer<Value>, UnsafeMutablePointer<UInt8>) -> Void
  ) {
    unsafe numbers.withUnsafeBufferPointer { numbers in
      unsafe values.withUnsafeBufferPointer { values in
        guard let numbers = numbers.baseAddress, let values = values.baseAddress,
          let rows = rows.baseAddress
        else { return }
        unsafe body(numbers, values, rows)
      }
    }
  }
}

/// Numbers colours in the order in which they are met, up to 256.
@safe
private struct ColorNumbers {
  static let slots = 1024

  private(set) var colors: [UInt32] = []
  /// A colour above 16 bits of its number and 1; 0 where there is none.
  private let table: UnsafeMutableBufferPointer<UInt64>

  init(_ table: UnsafeMutableBufferPointer<UInt64>) {
    unsafe table.initialize(repeating: 0)
    unsafe self.table = table
    colors.reserveCapacity(256)
  }

  /// - Returns: `nil` for the 257th colour.
  mutating func number(of color: UInt32) -> UInt8? {
    var slot = Int(truncatingIfNeeded: (color &* 0x9E37_79B1) >> 22)
    while true {
      let entry = unsafe table[slot]
      if entry == 0 { break }
      if entry >> 16 == UInt64(color) { return UInt8(truncatingIfNeeded: entry &- 1) }
      slot = (slot + 1) & (Self.slots - 1)
    }
    guard colors.count < 256 else { return nil }
    unsafe table[slot] = UInt64(color) << 16 | UInt64(colors.count + 1)
    colors.append(color)
    return UInt8(truncatingIfNeeded: colors.count - 1)
  }
}
