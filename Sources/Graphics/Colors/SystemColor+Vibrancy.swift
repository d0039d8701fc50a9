extension SystemColor {
  /// Whether this is a colour of text, which may be vibrant.
  var isLabel: Bool {
    switch self {
    case .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel: true
    default: false
    }
  }

  /// Returns the colour of a vibrant label on a background: the lightness of the plain label over the background, with
  /// the hue and chroma of the background.
  ///
  /// The primary label stays black or white. Contrast differs from that of plain text by at most a tenth of a ratio.
  /// The formula is symtext's own: systems blend to the same effect and publish no numbers. Colours other than labels
  /// are not changed, nor are labels on grey.
  /// - Parameter behind: the opaque background; if it is not opaque, the plain colour is returned.
  package func vibrant(
    on behind: Color, _ appearance: Appearance, _ contrast: Contrast = .normal
  ) -> Color {
    let plain = Color(self, appearance, contrast)
    guard isLabel, plain.alpha < 1, behind.alpha == 1 else { return plain }
    let (lightness, _, _) = plain.over(behind).oklch
    let (_, chroma, hue) = behind.oklch
    return Color(lightness: lightness, chroma: chroma, hue: hue)
  }
}
