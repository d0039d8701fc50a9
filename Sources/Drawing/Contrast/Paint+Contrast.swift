internal import SymtextGraphics
internal import SymtextFonts
internal import SymtextTextLayout

extension Paint {
  /// Returns the visible colour with the least contrast to a backdrop.
  /// - Parameter shown: returns the colour that a stop has once it is composited.
  func faintest(on backdrop: Color, shown: (Color) -> Color) -> Color {
    stops.map { shown($0.color) }
      .min { $0.contrastRatio(to: backdrop) < $1.contrastRatio(to: backdrop) } ?? backdrop
  }
}

extension Font {
  /// Whether its text is large: 18 points of print, or 14 and bold.
  ///
  /// A point of print is 4⁄3 of symtext's.
  ///
  /// <https://www.w3.org/TR/WCAG22/#dfn-large-scale>
  var isLarge: Bool {
    size >= 24 || (size >= 18.66 && (weight >= 700 || synthesis.bold > 0))
  }
}
