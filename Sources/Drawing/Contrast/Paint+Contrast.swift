internal import SymtextGraphics
internal import SymtextFonts
internal import SymtextTextLayout

extension Paint {
  /// How it is shown where it stands out least from a backdrop.
  /// - Parameter shown: how a colour looks there, once it is laid over what is behind it.
  func faintest(on backdrop: Color, shown: (Color) -> Color) -> Color {
    stops.map { shown($0.color) }
      .min { $0.contrastRatio(to: backdrop) < $1.contrastRatio(to: backdrop) } ?? backdrop
  }
}

extension Font {
  /// Whether its text is large: 18 points of print, or 14 and bold; a point of print is 4⁄3 of ours.
  ///
  /// <https://www.w3.org/TR/WCAG22/#dfn-large-scale>
  var isLarge: Bool {
    size >= 24 || (size >= 18.66 && (weight >= 700 || synthesis.bold > 0))
  }
}
