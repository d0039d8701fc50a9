/// The four-byte name of a table, axis or feature.
public struct Tag: Hashable, Comparable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The four ASCII bytes, the first one highest.
  public let rawValue: UInt32

  /// Makes a tag from its number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Makes a tag from four ASCII characters; a shorter literal is padded with spaces.
  public init(stringLiteral value: StaticString) {
    var number: UInt32 = 0
    let bytes = Array(value.description.utf8)
    precondition(bytes.count <= 4, "a tag has at most four characters")
    for index in 0..<4 { number = number << 8 | UInt32(index < bytes.count ? bytes[index] : 0x20) }
    rawValue = number
  }

  /// Orders as a table directory does.
  public static func < (a: Tag, b: Tag) -> Bool { a.rawValue < b.rawValue }

  /// The four characters.
  public var description: String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> $0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
