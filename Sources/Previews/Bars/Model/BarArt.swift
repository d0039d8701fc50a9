/// The stroke width of a bar's symbols.
public enum BarArt: String, CaseIterable, Sendable {
  /// The stroke width of symbols beside text, as in bars since symbols became a font in 2019.
  case regular
  /// The fine strokes of bar artwork in earlier systems.
  case thin

  /// The factor of the stroke width.
  ///
  /// It reduces a stroke of 1.5 points beside text of 17 to 1 point, the line width of icons in iOS 7 to 12.
  var strokeFactor: Double { self == .thin ? 2 / 3 : 1 }
}
