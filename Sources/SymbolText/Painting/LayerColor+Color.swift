package import SymtextGraphics
internal import SymtextSymbols

extension LayerColor {
  /// Returns the colour in an appearance, at a contrast; `nil` for the tint.
  package func color(_ appearance: Appearance, _ contrast: Contrast) -> Color? {
    if let systemColor { return Color(systemColor, appearance, contrast) }
    return rgb.map { Color(rgb: Int(appearance == .dark ? $0.dark : $0.light)) }
  }
}
