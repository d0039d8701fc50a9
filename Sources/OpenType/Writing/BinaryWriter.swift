/// Writes big-endian numbers.
package struct BinaryWriter {
  package private(set) var bytes: [UInt8] = []

  package init(bytes: [UInt8] = []) {
    self.bytes = bytes
  }

  package var count: Int { bytes.count }

  package mutating func write<T: FixedWidthInteger>(_ value: T) {
    write(UInt64(truncatingIfNeeded: value), byteCount: T.bitWidth / 8)
  }

  // Most of a font is bytes and words; other modules do not specialise the generic function.

  package mutating func write(_ value: UInt8) { bytes.append(value) }

  package mutating func write(_ value: Int8) { bytes.append(UInt8(bitPattern: value)) }

  package mutating func write(_ value: UInt16) {
    bytes.append(UInt8(truncatingIfNeeded: value >> 8))
    bytes.append(UInt8(truncatingIfNeeded: value))
  }

  package mutating func write(_ value: Int16) { write(UInt16(bitPattern: value)) }

  /// Writes the lowest bytes of a number.
  private mutating func write(_ value: UInt64, byteCount: Int) {
    for index in (0..<byteCount).reversed() {
      bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(8 * index)))
    }
  }

  mutating func write(_ tag: Tag) { write(tag.rawValue) }

  package mutating func write(bytes more: [UInt8]) { bytes += more }

  /// Writes 16.16 fixed point.
  mutating func write(fixed value: Double) { write(Int32((value * 65536).rounded())) }

  /// Writes 2.14 fixed point, for normalized coordinates.
  package mutating func write(f2Dot14 value: Double) { write(Int16((value * 16384).rounded())) }

  mutating func pad(to alignment: Int) {
    while !bytes.count.isMultiple(of: alignment) { bytes.append(0) }
  }

  /// Writes a 16-bit offset at a reserved position.
  mutating func patch(offset16 value: Int, at position: Int) throws(FontError) {
    guard let value = UInt16(exactly: value) else {
      throw FontError("an offset of \(value) bytes does not fit in 16 bits")
    }
    bytes[position] = UInt8(truncatingIfNeeded: value >> 8)
    bytes[position + 1] = UInt8(truncatingIfNeeded: value)
  }

  /// Writes a 32-bit offset at a reserved position.
  mutating func patch(offset32 value: Int, at position: Int) {
    for index in 0..<4 {
      bytes[position + index] = UInt8(truncatingIfNeeded: value >> (24 - 8 * index))
    }
  }
}
