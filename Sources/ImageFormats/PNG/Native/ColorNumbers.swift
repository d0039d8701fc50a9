/// Assigns numbers to a picture's colours in order of appearance, at most 256.
@safe
struct ColorNumbers: ~Copyable {
  /// The colours with the numbers from 0 up; premultiplied, red in the lowest byte.
  private(set) var low: [UInt32] = []
  /// The colours with the numbers from 255 down.
  private(set) var high: [UInt32] = []
  /// The number of pixels looked up.
  private(set) var lookUps = 0
  private let isOpaqueHigh: Bool
  /// A colour, shifted left by 16 bits, and its number; all ones for an empty slot.
  private let table = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: Self.slots)
  /// The used slots of the table.
  private var taken: [Int] = []

  /// Large enough for nearly all colours to be in their first slot.
  private static let slots = 4096

  /// - Parameter isOpaqueHigh: whether opaque colours have the numbers from 255 down. The translucent ones can then
  ///   come first in the palette, and the file stores opacities of the first colours only.
  init(isOpaqueHigh: Bool) {
    self.isOpaqueHigh = isOpaqueHigh
    unsafe table.initialize(repeating: .max)
  }

  deinit { unsafe table.deallocate() }

  /// Removes all colours.
  mutating func clear() {
    for slot in taken { unsafe table[slot] = .max }
    taken.removeAll(keepingCapacity: true)
    low.removeAll(keepingCapacity: true)
    high.removeAll(keepingCapacity: true)
    lookUps = 0
  }

  /// Writes the colour numbers of rows, each row after the number of its PNG filter, 0.
  /// - Parameter target: written from `start` on.
  /// - Returns: whether 256 colours were enough.
  mutating func write(
    _ pixmap: Pixmap, rows: Range<Int>, to target: inout [UInt8], from start: Int
  ) -> Bool {
    let width = pixmap.width
    precondition(rows.lowerBound >= 0 && rows.upperBound <= pixmap.height)
    precondition(start >= 0 && target.count - start >= (width + 1) * rows.count)
    return unsafe target.withUnsafeMutableBytes { target in
      unsafe pixmap.pixels.withUnsafeBytes { pixels in
        guard let pixels = pixels.baseAddress, var row = target.baseAddress else { return true }
        unsafe row += start
        for y in rows {
          unsafe row.storeBytes(of: 0, as: UInt8.self)
          let line = unsafe pixels + 4 * y * width
          let isFirst = y == rows.lowerBound
          guard unsafe write(line, width, isFirst: isFirst, to: row + 1) else { return false }
          unsafe row += width + 1
        }
        return true
      }
    }
  }

  /// Writes a row of numbers; the row above must be in memory before both.
  ///
  /// Processes eight pixels at a time with few branches, which edges would often mispredict.
  @inline(never)
  private mutating func write(
    _ line: UnsafeRawPointer, _ width: Int, isFirst: Bool, to row: UnsafeMutableRawPointer
  ) -> Bool {
    guard width >= 8 else {
      lookUps &+= width
      return unsafe write(line, 0..<width, to: row)
    }
    let table = unsafe table
    let last = width &- 8
    var next = 0
    while next < width {
      if !isFirst {
        // Copy the numbers of equal pixels above: most pixels in flat art.
        let above = unsafe line - 4 &* width
        while next <= last,
          unsafe all(Self.eight(line + 4 &* next) .== Self.eight(above + 4 &* next))
        {
          let numbers = unsafe (row + next - width - 1).loadUnaligned(as: UInt64.self)
          unsafe row.storeBytes(of: numbers, toByteOffset: next, as: UInt64.self)
          next &+= 8
        }
        if next == width { break }
      }
      // The last eight may overlap those before.
      let x = min(next, last)
      next = x &+ 8
      let here = unsafe line + 4 &* x
      let target = unsafe row + x
      if x > 0, unsafe all(Self.eight(here) .== Self.eight(here - 4)) {
        let number = unsafe (target - 1).load(as: UInt8.self)
        unsafe target.storeBytes(of: UInt64(number) &* 0x0101_0101_0101_0101, as: UInt64.self)
        continue
      }
      lookUps &+= 8
      var isKnown = true
      for place in 0..<8 {
        let color = unsafe UInt32(
          littleEndian: here.loadUnaligned(fromByteOffset: 4 &* place, as: UInt32.self))
        let entry = unsafe table[Self.slot(color)]
        isKnown = isKnown && entry &>> 16 == UInt64(color)
        unsafe target.storeBytes(
          of: UInt8(truncatingIfNeeded: entry), toByteOffset: place, as: UInt8.self)
      }
      if !isKnown {
        guard unsafe write(line, x..<x &+ 8, to: row) else { return false }
      }
    }
    return true
  }

  /// Writes numbers one by one.
  private mutating func write(
    _ line: UnsafeRawPointer, _ range: Range<Int>, to row: UnsafeMutableRawPointer
  ) -> Bool {
    for x in range {
      let color = unsafe UInt32(
        littleEndian: line.loadUnaligned(fromByteOffset: 4 &* x, as: UInt32.self))
      let entry = unsafe table[Self.slot(color)]
      var number = UInt8(truncatingIfNeeded: entry)
      if entry &>> 16 != UInt64(color) {
        guard let other = self.number(of: color) else { return false }
        number = other
      }
      unsafe row.storeBytes(of: number, toByteOffset: x, as: UInt8.self)
    }
    return true
  }

  /// Returns the number of a colour that is not in its first slot.
  /// - Returns: `nil` for the 257th colour.
  private mutating func number(of color: UInt32) -> UInt8? {
    var slot = Self.slot(color)
    while true {
      let entry = unsafe table[slot]
      if entry == .max { break }
      if entry >> 16 == UInt64(color) { return UInt8(truncatingIfNeeded: entry) }
      slot = (slot &+ 1) & (Self.slots &- 1)
    }
    guard low.count + high.count < 256 else { return nil }
    let number: Int
    if isOpaqueHigh, color >> 24 == 255 {
      number = 255 - high.count
      high.append(color)
    } else {
      number = low.count
      low.append(color)
    }
    unsafe table[slot] = UInt64(color) << 16 | UInt64(number)
    taken.append(slot)
    return UInt8(truncatingIfNeeded: number)
  }

  @inline(__always)
  private static func slot(_ color: UInt32) -> Int {
    Int(truncatingIfNeeded: (color &* 0x9E37_79B1) >> 20)
  }

  @inline(__always)
  private static func eight(_ pixels: UnsafeRawPointer) -> SIMD8<UInt32> {
    unsafe pixels.loadUnaligned(as: SIMD8<UInt32>.self)
  }
}
