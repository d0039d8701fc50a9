/// Bytes as letters that need no encoding in addresses, RFC 4648, 5, without padding.
package enum Base64URL {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  package static func encoded(_ bytes: some Sequence<UInt8>) -> String {
    encoded(bytes, digits)
  }

  /// The same with `+`, `/` and padding, as data in JSON is written.
  package static func encodedStandard(_ bytes: some Sequence<UInt8>) -> String {
    var digits = digits
    digits[62] = UInt8(ascii: "+")
    digits[63] = UInt8(ascii: "/")
    let text = encoded(bytes, digits)
    return text + String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
  }

  private static func encoded(_ bytes: some Sequence<UInt8>, _ digits: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.underestimatedCount * 4 + 2) / 3)
    var value = 0
    var count = 0
    for byte in bytes {
      value = value << 8 | Int(byte)
      count += 8
      while count >= 6 {
        count -= 6
        text.append(digits[value >> count & 63])
      }
      value &= (1 << count) - 1
    }
    if count > 0 { text.append(digits[value << (6 - count) & 63]) }
    return String(decoding: text, as: UTF8.self)
  }

  /// - Returns: `nil` for other letters.
  package static func decoded(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var value = 0
    var count = 0
    for letter in text.utf8 {
      guard let digit = digits.firstIndex(of: letter) else { return nil }
      value = value << 6 | digit
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(value >> count & 255))
      }
      value &= (1 << count) - 1
    }
    return bytes
  }
}
