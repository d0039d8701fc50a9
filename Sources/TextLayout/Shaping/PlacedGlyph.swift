public import SymtextOpenType
public import SymtextGraphics

/// A glyph and where its origin lies, in points, y down.
public struct PlacedGlyph: Hashable, Sendable {
  /// The glyph's index in the font.
  public var id: GlyphID
  /// Its origin on the baseline.
  public var origin: Point
  /// Where its first character stands in its text, in UTF-8 bytes.
  public var cluster: Int

  /// Puts a glyph somewhere.
  public init(id: GlyphID, origin: Point, cluster: Int = 0) {
    self.id = id
    self.origin = origin
    self.cluster = cluster
  }
}
