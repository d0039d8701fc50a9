internal import SymtextGraphics

/// The colours of a specimen.
enum SpecimenColors {
  /// The colour of captions.
  static let faint = AdaptiveColor.system(.secondaryLabel)
  /// The colours of the palette mode.
  static let palette: [AdaptiveColor] = [
    .system(.systemBlue), .system(.systemOrange), .system(.systemGreen),
  ]

  /// Returns the background colour: white, or in dark appearance slightly lighter than black.
  static func background(_ appearance: Appearance) -> Color {
    appearance == .light ? .white : Color(rgb: 0x1C1C1E)
  }
}
