extension SystemColor {
  /// Whether it is the colour of text, which may be vibrant.
  var isLabel: Bool {
    switch self {
    case .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel: true
    default: false
    }
  }

  /// How the colour looks where labels are vibrant: as light as it would be on what is behind it, but in that one's
  /// hue, as colourful as it is, where plain labels make it grey.
  ///
  /// What matters most stays black or white. So text stands out as far as plain text does, to a tenth of a ratio. Ours:
  /// systems mix the same by blending, and publish no numbers. Colours that are no labels', and greys behind, look as
  /// ever.
  /// - Parameter behind: an opaque colour; of a clear one nothing is known, and the colour is plain.
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
