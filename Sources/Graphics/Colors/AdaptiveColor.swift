/// A colour that adapts to a light or dark background and to increased contrast, or takes the colour of the surrounding
/// text.
public enum AdaptiveColor: Hashable, Sendable {
  /// The same colour everywhere.
  case fixed(Color)
  /// A system colour, which depends on appearance and contrast.
  case system(SystemColor)
  /// The colour of the surrounding text or control.
  case tint
  /// CSS's `currentColor`, the text colour of the embedding page (``Color/isCurrent``).
  ///
  /// Only SVG supports it; other formats use the colour of a label.
  case current

  /// Black everywhere.
  public static let black = AdaptiveColor.fixed(.black)
  /// White everywhere.
  public static let white = AdaptiveColor.fixed(.white)
  /// The colour of text: black in light appearance, white in dark.
  public static let label = AdaptiveColor.system(.label)
  /// The default colour of interactive elements.
  public static let accent = AdaptiveColor.system(.systemBlue)

  /// Returns the colour for an appearance and a contrast.
  /// - Parameter tint: the colour of the surrounding text or control.
  public func resolved(
    _ appearance: Appearance, _ contrast: Contrast = .normal, tint: Color
  ) -> Color {
    switch self {
    case .fixed(let color): color
    case .system(let color): Color(color, appearance, contrast)
    case .tint: tint
    case .current: .current(or: Color(.label, appearance, contrast))
    }
  }
}
