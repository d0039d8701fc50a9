internal import FontGlyphs

/// The colours of a specimen.
struct SpecimenColors {
  let background: Color
  let text: Color
  /// Of captions.
  let faint: Color
  /// What symbols are tinted with where colour is shown.
  let tint: Color
  /// Of the palette mode.
  let palette: [Color]

  init(_ appearance: Appearance) {
    func system(_ color: LayerColor) -> Color { color.color(appearance) ?? .black }
    background = appearance == .light ? .white : Color(rgb: 0x1C1C1E)
    text = appearance == .light ? .black : .white
    // The opacity of secondary labels.
    faint = text.opacity(0.6)
    tint = system(.systemBlue)
    palette = [system(.systemBlue), system(.systemOrange), system(.systemGreen)]
  }
}
