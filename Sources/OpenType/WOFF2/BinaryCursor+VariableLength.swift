extension BinaryCursor {
  /// Reads a number of one, two or three bytes.
  ///
  /// <https://www.w3.org/TR/WOFF2/#255UInt16>
  mutating func uint255() throws(FontError) -> Int {
    switch try uint8() {
    case 253: try uint16()
    case 254: try uint8() + 506
    case 255: try uint8() + 253
    case let small: small
    }
  }

  /// Reads a number of one to five bytes with seven bits each.
  ///
  /// <https://www.w3.org/TR/WOFF2/#UIntBase128>
  mutating func base128() throws(FontError) -> Int {
    var value = 0
    for place in 0..<5 {
      let byte = try uint8()
      // No leading zeros, and 32 bits at most.
      guard place > 0 || byte != 0x80, value < 1 << 25 else { break }
      value = value << 7 | byte & 0x7F
      if byte & 0x80 == 0 { return value }
    }
    throw FontError("its directory has an invalid length")
  }
}
