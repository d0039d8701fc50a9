/// The four-letter name of an axis or feature.
public struct OpenTypeTag: Hashable, Comparable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The four ASCII bytes, the first one highest.
  public let rawValue: UInt32

  /// Makes a tag from its number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Makes a tag from four ASCII characters.
  public init(stringLiteral value: StaticString) {
    var number: UInt32 = 0
    for byte in value.description.utf8.prefix(4) { number = number << 8 | UInt32(byte) }
    rawValue = number
  }

  /// Makes a tag from one to four printable ASCII characters; shorter ones end in spaces.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard (1...4).contains(bytes.count), bytes.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      return nil
    }
    var number: UInt32 = 0
    for index in 0..<4 { number = number << 8 | UInt32(index < bytes.count ? bytes[index] : 0x20) }
    rawValue = number
  }

  /// Orders by the letters.
  public static func < (a: OpenTypeTag, b: OpenTypeTag) -> Bool { a.rawValue < b.rawValue }

  /// The four letters.
  public var description: String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> $0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  static let wght: OpenTypeTag = "wght"
}
