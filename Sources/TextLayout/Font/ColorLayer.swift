public import OpenType

/// A glyph that is one coat of paint of another.
public struct ColorLayer: Hashable, Sendable {
  /// A colour of the sRGB space, a byte each part, not premultiplied.
  public struct Color: Hashable, Sendable {
    /// Red.
    public var red: UInt8
    /// Green.
    public var green: UInt8
    /// Blue.
    public var blue: UInt8
    /// Opacity.
    public var alpha: UInt8
  }

  /// The glyph's index in the same font.
  public var glyph: GlyphID
  /// Its colour in the font's first palette; `nil` is the colour of the text.
  public var color: Color?
}
