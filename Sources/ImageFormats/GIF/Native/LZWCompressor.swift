/// GIF's LZW compression: codes for earlier sequences, of increasing width up to twelve bits.
///
/// A pixel may have two alternative numbers: an unchanged pixel is either its colour or transparent. The compressor
/// takes the alternative that makes the longest known sequence.
///
/// <https://www.w3.org/Graphics/GIF/spec-gif89a.txt>, appendix F
@safe
struct LZWCompressor: ~Copyable {
  /// The continuations of sequences: the code of a sequence and a number, and below them in twelve bits the code of
  /// both; all ones for an empty slot.
  private let table = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: Self.slots)
  /// The codes of the sequences read since the last code, one for each choice of alternatives; and those with one more
  /// pixel.
  private let ways = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: 2 * (Self.mostWays + 1))
  private var writer = BitWriter()

  private static let slots = 1 << 14
  private static let mostCodes: UInt32 = 1 << 12
  private static let mostWays = 16

  init() { unsafe ways.initialize(repeating: 0) }

  deinit {
    unsafe table.deallocate()
    unsafe ways.deallocate()
  }

  /// Returns the codes of pixels.
  /// - Parameters:
  ///   - pixels: at least one; each has its preferred number, and above bit 8 the alternative, or the same number.
  ///   - bits: the number of bits of the numbers, 2 to 8.
  mutating func stream(of pixels: [UInt16], bits: Int) -> [UInt8] {
    precondition(!pixels.isEmpty && (2...8).contains(bits))
    writer.reserve(bits: 12 * (pixels.count + pixels.count / Int(Self.mostCodes / 2) + 4))
    unsafe pixels.withUnsafeBufferPointer { unsafe write($0, bits: UInt64(bits)) }
    var stream: [UInt8] = []
    writer.cursor.align()
    writer.move(to: &stream)
    return stream
  }

  private mutating func write(_ pixels: UnsafeBufferPointer<UInt16>, bits: UInt64) {
    let clear = UInt32(1) &<< UInt32(bits)
    var (next, width) = (clear &+ 2, bits &+ 1)
    unsafe table.update(repeating: .max)
    writer.cursor.put(UInt64(clear), width)
    unsafe ways[0] = UInt32(pixels[0] & 0xFF)
    var (here, count) = (0, 1)
    for place in 1..<max(pixels.count, 1) {
      let (first, second) = unsafe (
        UInt32(pixels[place] & 0xFF), UInt32(pixels[place] &>> 8)
      )
      let there = Self.mostWays &+ 1 &- here
      var more = 0
      for way in here..<here &+ count {
        let code = unsafe ways[way]
        if let longer = child(of: code, first) {
          unsafe ways[there &+ more] = longer
          more &+= 1
        }
        if first != second, more < Self.mostWays, let longer = child(of: code, second) {
          unsafe ways[there &+ more] = longer
          more &+= 1
        }
        if more == Self.mostWays { break }
      }
      if more > 0 {
        (here, count) = (there, more)
        continue
      }
      let code = unsafe ways[here]
      writer.cursor.put(UInt64(code), width)
      if next < Self.mostCodes {
        insert(next, after: code, first)
        // A decoder knows the code only after the next one.
        if next == 1 &<< UInt32(width) { width &+= 1 }
        next &+= 1
      } else {
        writer.cursor.put(UInt64(clear), width)
        (next, width) = (clear &+ 2, bits &+ 1)
        unsafe table.update(repeating: .max)
      }
      writer.cursor.flush()
      unsafe ways[here] = first
      count = 1
    }
    unsafe writer.cursor.put(UInt64(ways[here]), width)
    if next < Self.mostCodes, next == 1 &<< UInt32(width) { width &+= 1 }
    writer.cursor.put(UInt64(clear &+ 1), width)
    writer.cursor.flush()
  }

  /// Returns the code of a sequence and a number.
  @inline(__always)
  private func child(of code: UInt32, _ number: UInt32) -> UInt32? {
    let key = code &<< 8 | number
    var slot = Self.slot(key)
    while true {
      let entry = unsafe table[slot]
      if entry &>> 12 == key { return entry & (Self.mostCodes &- 1) }
      if entry == .max { return nil }
      slot = (slot &+ 1) & (Self.slots &- 1)
    }
  }

  @inline(__always)
  private func insert(_ new: UInt32, after code: UInt32, _ number: UInt32) {
    let key = code &<< 8 | number
    var slot = Self.slot(key)
    while unsafe table[slot] != .max { slot = (slot &+ 1) & (Self.slots &- 1) }
    unsafe table[slot] = key &<< 12 | new
  }

  @inline(__always)
  private static func slot(_ key: UInt32) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B1) &>> 18)
  }
}
