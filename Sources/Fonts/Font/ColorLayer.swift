package import SymtextOpenType

/// A glyph that is one coat of paint of another.
package struct ColorLayer: Hashable, Sendable {
  /// A colour of the sRGB space, a byte each part, not premultiplied.
  package struct Color: Hashable, Sendable {
    /// Red.
    package var red: UInt8
    /// Green.
    package var green: UInt8
    /// Blue.
    package var blue: UInt8
    /// Opacity.
    package var alpha: UInt8
  }

  /// The glyph's index in the same font.
  package var glyph: GlyphID
  /// Its colour in the font's first palette; `nil` is the colour of the text.
  package var color: Color?
}
