/// A rule for fonts made by ``FontCompiler``.
package enum FontRule: String, CaseIterable, Sendable {
  /// Every symbol has ink at every weight, and a glyph of its own at every scale.
  case glyph
  /// Outlines between masters lie between theirs, and heavier weights differ from lighter ones.
  case compatibility
  /// White in and between strokes stays open in Black.
  case counter
  /// The ink is centred on the cap height.
  case centring
  /// The side bearings are those of the drawing grid.
  case bearing
  /// Strokes have the thickness of the weight law.
  case stroke
  /// Weights made from an icon's Regular have no facets, notches or waists that Regular does not have.
  case smoothness
  /// Names map from their frozen code points to their glyphs.
  case codePoint
}
