/// How colours are mixed where a shape covers a part of a pixel, or lets through what is behind it.
///
/// How much of a pixel a shape covers is its area there, and that is its opacity: letters and symbols of one stroke
/// weight look alike.
/// Whether they are brought onto rows of pixels is said by ``Snapping``.
public enum Blending: String, CaseIterable, Sendable {
  /// The numbers of sRGB are mixed, as browsers, SVG and PDF do.
  case srgb
  /// Light is mixed, as a lens would, and edges of light shapes on dark ones look wider.
  ///
  /// Letters and symbols that are darker than what is behind them stay as dark as with ``srgb``: otherwise small black
  /// text would lose a third of its ink. Shapes are mixed as light whatever their colours.
  case linear
}
