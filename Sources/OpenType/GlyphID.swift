/// The index of a glyph in its font.
///
/// Fonts have at most 65,535 glyphs; 0 is the glyph for characters that the font lacks.
/// <https://learn.microsoft.com/typography/opentype/spec/otff#glyph-ids>
@frozen
public struct GlyphID: RawRepresentable, Hashable, Comparable, Sendable,
  ExpressibleByIntegerLiteral,
  CustomStringConvertible
{
  /// The index.
  public var rawValue: UInt32

  /// Makes a glyph ID from its index.
  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Makes a glyph ID from its index.
  @inlinable
  public init(_ number: UInt32) { rawValue = number }

  /// Makes a glyph ID from an integer literal.
  @inlinable
  public init(integerLiteral value: UInt32) { rawValue = value }

  /// The glyph for characters that the font lacks.
  public static let missing: GlyphID = 0

  /// Orders by index.
  @inlinable
  public static func < (a: GlyphID, b: GlyphID) -> Bool { a.rawValue < b.rawValue }

  /// The index in decimal digits.
  public var description: String { "\(rawValue)" }
}
