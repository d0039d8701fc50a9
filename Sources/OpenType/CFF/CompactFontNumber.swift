/// Integers in the encodings of the Compact Font Format.
///
/// Adobe Technical Notes 5176 (4) and 5177 (3.2).
enum CompactFontNumber {
  /// Adds an integer from −32,768 to 32,767 to a charstring.
  static func add(charstring value: Int, to bytes: inout [UInt8]) {
    if !addShort(value, to: &bytes) {
      bytes += [28, UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
    }
  }

  /// Adds a number of five bytes to a dictionary, for offsets that are not known yet.
  static func add(offset value: Int, to bytes: inout [UInt8]) {
    bytes.append(29)
    for shift in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
  }

  private static func addShort(_ value: Int, to bytes: inout [UInt8]) -> Bool {
    switch value {
    case -107...107: bytes.append(UInt8(value + 139))
    case 108...1131:
      bytes += [UInt8((value - 108) >> 8 + 247), UInt8((value - 108) & 0xFF)]
    case -1131 ... -108:
      bytes += [UInt8((-value - 108) >> 8 + 251), UInt8((-value - 108) & 0xFF)]
    default: return false
    }
    return true
  }
}
