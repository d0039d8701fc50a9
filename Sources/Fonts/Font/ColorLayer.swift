package import SymtextOpenType

/// A layer of a colour glyph (`COLR` version 0).
package struct ColorLayer: Hashable, Sendable {
  /// An sRGB colour with 8 bits per component, not premultiplied.
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

  /// The layer's glyph in the same font.
  package var glyph: GlyphID
  /// The colour in the chosen palette; `nil` for the colour of the text.
  package var color: Color?
}
