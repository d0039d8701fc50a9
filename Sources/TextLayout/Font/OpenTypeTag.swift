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

  /// Orders by the letters.
  public static func < (a: OpenTypeTag, b: OpenTypeTag) -> Bool { a.rawValue < b.rawValue }

  /// The four letters.
  public var description: String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> $0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  static let wght: OpenTypeTag = "wght"
}
