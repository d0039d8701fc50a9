/// The four-character name of a table, an axis, a feature, a script or a language.
///
/// <https://learn.microsoft.com/typography/opentype/spec/otff#data-types>
public struct Tag: Hashable, Comparable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The four ASCII bytes, the first one highest.
  public let rawValue: UInt32

  /// Makes a tag from its number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Makes a tag from a literal of one to four characters, padded with spaces.
  public init(stringLiteral value: StaticString) {
    let bytes = Array(value.description.utf8)
    precondition(bytes.count <= 4, "a tag has at most four characters")
    rawValue = Self.number(bytes)
  }

  /// Makes a tag from one to four printable ASCII characters, padded with spaces.
  ///
  /// `nil` for any other text.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard (1...4).contains(bytes.count), bytes.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      return nil
    }
    rawValue = Self.number(bytes)
  }

  private static func number(_ bytes: [UInt8]) -> UInt32 {
    (0..<4).reduce(0) { $0 << 8 | UInt32($1 < bytes.count ? bytes[$1] : 0x20) }
  }

  /// Orders as a table directory does.
  public static func < (a: Tag, b: Tag) -> Bool { a.rawValue < b.rawValue }

  /// The four characters.
  public var description: String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> $0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The weight axis.
  package static let wght: Tag = "wght"
  /// The optical size axis.
  package static let opsz: Tag = "opsz"
  /// The width axis.
  package static let wdth: Tag = "wdth"
}
