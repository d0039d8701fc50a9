extension BinaryWriter {
  /// Writes a small number in one byte, others in two or three.
  ///
  /// <https://www.w3.org/TR/WOFF2/#255UInt16>
  mutating func write(uint255 value: UInt16) {
    switch value {
    case ..<253:
      write(UInt8(value))
    case ..<506:
      write(UInt8(255))
      write(UInt8(value - 253))
    case ..<762:
      write(UInt8(254))
      write(UInt8(value - 506))
    default:
      write(UInt8(253))
      write(value)
    }
  }

  /// Writes seven bits per byte, the highest first; all bytes but the last have the top bit set.
  ///
  /// <https://www.w3.org/TR/WOFF2/#UIntBase128>
  mutating func write(base128 value: UInt32) {
    var shift: UInt32 = 28
    while shift > 0 {
      if value >> shift > 0 { write(UInt8(truncatingIfNeeded: value >> shift) | 0x80) }
      shift -= 7
    }
    write(UInt8(value & 0x7F))
  }
}
