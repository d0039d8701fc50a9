public import SymtextOpenType
public import SymtextGraphics

/// A glyph and its origin, in points, y down.
public struct PlacedGlyph: Hashable, Sendable {
  /// The glyph's index in the font.
  public var id: GlyphID
  /// Its origin on the baseline.
  public var origin: Point
  /// The offset of its first character in its text, in UTF-8 bytes.
  public var cluster: Int

  /// Creates a glyph at a position.
  public init(id: GlyphID, origin: Point, cluster: Int = 0) {
    self.id = id
    self.origin = origin
    self.cluster = cluster
  }
}
