internal import FontGlyphs

extension LayerColor {
  /// The colour in an appearance; `nil` for the tint.
  func color(_ appearance: Appearance) -> Color? {
    rgb.map { Color(rgb: Int(appearance == .light ? $0.light : $0.dark)) }
  }
}
