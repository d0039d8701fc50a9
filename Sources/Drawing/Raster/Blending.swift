/// The space in which colours are mixed where a shape covers part of a pixel or is translucent.
///
/// The opacity of a shape in a pixel is its area there, so letters and symbols of one stroke weight look alike.
/// ``Snapping`` aligns them to rows of pixels.
public enum Blending: String, CaseIterable, Sendable {
  /// The sRGB values are mixed, as in browsers, SVG and PDF.
  case srgb
  /// Linear light is mixed, as in a lens; edges of light shapes on dark ones look wider.
  ///
  /// Letters and symbols darker than their backdrop stay as dark as with ``srgb``: otherwise small black text would
  /// lose a third of its ink. Shapes are mixed as light in any colour.
  case linear
}
