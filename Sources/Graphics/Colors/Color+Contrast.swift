/// Contrast between a colour and its background.
extension Color {
  /// The relative luminance, 0 for black to 1 for white.
  ///
  /// <https://www.w3.org/TR/WCAG22/#dfn-relative-luminance>
  package var relativeLuminance: Double {
    0.2126 * Self.decoded(red) + 0.7152 * Self.decoded(green) + 0.0722 * Self.decoded(blue)
  }

  /// Returns the contrast ratio to another colour, 1 to 21; opacity is ignored.
  ///
  /// <https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio>
  public func contrastRatio(to other: Color) -> Double {
    let (a, b) = (relativeLuminance, other.relativeLuminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Whether the colour hardly differs from another one, in lightness, hue and opacity.
  package func isAlike(_ other: Color) -> Bool {
    guard contrastRatio(to: other) < 1.25, abs(alpha - other.alpha) < 0.1 else { return false }
    return abs(red - other.red) < 0.25 && abs(green - other.green) < 0.25
      && abs(blue - other.blue) < 0.25
  }

  /// Composites the colour over a backdrop.
  ///
  /// <https://www.w3.org/TR/compositing-1/#simplealphacompositing>
  public func over(_ backdrop: Color) -> Color {
    let share = backdrop.alpha * (1 - alpha)
    let alpha = alpha + share
    guard alpha > 0 else { return Color(red: 0, green: 0, blue: 0, alpha: 0) }
    func part(_ front: Double, _ behind: Double) -> Double {
      (front * self.alpha + behind * share) / alpha
    }
    return Color(
      red: part(red, backdrop.red), green: part(green, backdrop.green),
      blue: part(blue, backdrop.blue), alpha: alpha)
  }
}
