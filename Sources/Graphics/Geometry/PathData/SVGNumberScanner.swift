/// A scanner for the numbers and letters of SVG attributes.
package struct SVGNumberScanner {
  /// Numbers with an absolute value of this limit or more are rejected: no drawing needs them.
  static let limit = 1_000_000_000

  private let bytes: [UInt8]
  package private(set) var position = 0

  package init(_ text: String) { bytes = Array(text.utf8) }

  /// Skips white space and commas.
  package mutating func skipSeparators() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D, 0x0C, 0x2C].contains(bytes[position]) {
      position += 1
    }
  }

  package var isAtEnd: Bool { position >= bytes.count }

  /// Whether a number begins here, including one that ``number()`` rejects.
  var isAtNumber: Bool {
    position < bytes.count
      && ((0x30...0x39).contains(bytes[position]) || [0x2B, 0x2D, 0x2E].contains(bytes[position]))
  }

  /// Returns the next byte if it is a letter.
  mutating func letter() -> Character? {
    guard position < bytes.count else { return nil }
    let byte = bytes[position]
    guard (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) else { return nil }
    position += 1
    return Character(UnicodeScalar(byte))
  }

  /// Reads a finite number.
  ///
  /// Numbers may follow each other without a space where the grammar allows it.
  package mutating func number() -> Double? {
    skipSeparators()
    let start = position
    var index = position
    func digits() {
      while index < bytes.count, (0x30...0x39).contains(bytes[index]) { index += 1 }
    }
    if index < bytes.count, bytes[index] == 0x2B || bytes[index] == 0x2D { index += 1 }
    let whole = index
    digits()
    var hasDigits = index > whole
    if index < bytes.count, bytes[index] == 0x2E {
      index += 1
      let fraction = index
      digits()
      hasDigits = hasDigits || index > fraction
    }
    guard hasDigits else { return nil }
    if index < bytes.count, bytes[index] == 0x65 || bytes[index] == 0x45 {
      let exponent = index
      index += 1
      if index < bytes.count, bytes[index] == 0x2B || bytes[index] == 0x2D { index += 1 }
      let first = index
      digits()
      if index == first { index = exponent }
    }
    guard let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)),
      value.isFinite, abs(value) < Double(Self.limit)
    else { return nil }
    position = index
    return value
  }

  /// Reads a flag of an arc: one digit, 0 or 1.
  ///
  /// The next number may follow without a separator.
  mutating func flag() -> Bool? {
    skipSeparators()
    guard position < bytes.count, bytes[position] == 0x30 || bytes[position] == 0x31 else {
      return nil
    }
    position += 1
    return bytes[position - 1] == 0x31
  }
}
