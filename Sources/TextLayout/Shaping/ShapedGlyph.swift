public import SymtextOpenType
public import SymtextGraphics

/// A glyph as positioned by the shaper.
public struct ShapedGlyph: Hashable, Sendable {
  /// The glyph's index in its font.
  public var glyph: GlyphID
  /// The first byte of its text.
  public var cluster: Int
  /// The advance, in points.
  public var advance: Double
  /// The offset from the pen, in points, y down.
  public var offset: Vector
  /// Whether a line that ends before the glyph must be shaped again.
  var isUnsafeToBreak: Bool
}
