public import SymtextOpenType
public import SymtextGraphics

/// A glyph as the shaper placed it.
public struct ShapedGlyph: Hashable, Sendable {
  /// The glyph's index in its font.
  public var glyph: GlyphID
  /// The first byte of the text that it stands for.
  public var cluster: Int
  /// How far the pen moves, in points.
  public var advance: Double
  /// Where it is drawn relative to the pen, in points, y down.
  public var offset: Vector
  /// Whether a line that ends before it has to be shaped again.
  var isUnsafeToBreak: Bool
}
