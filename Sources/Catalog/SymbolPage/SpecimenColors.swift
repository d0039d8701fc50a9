internal import SymtextGraphics

/// The colours of a specimen.
enum SpecimenColors {
  /// Of captions.
  static let faint = AdaptiveColor.system(.secondaryLabel)
  /// Of the palette mode.
  static let palette: [AdaptiveColor] = [
    .system(.systemBlue), .system(.systemOrange), .system(.systemGreen),
  ]

  /// What pictures stand on: in the dark a little lighter than black.
  static func background(_ appearance: Appearance) -> Color {
    appearance == .light ? .white : Color(rgb: 0x1C1C1E)
  }
}
