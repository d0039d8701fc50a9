/// A colour that may look different on light and dark backgrounds and at increased contrast, or be that
/// of the text around it.
public enum AdaptiveColor: Hashable, Sendable {
  /// The same everywhere.
  case fixed(Color)
  /// As the appearance and the contrast have it.
  case system(SystemColor)
  /// The colour of the text or control around it.
  case tint
  /// That of the text of a page that the picture stands in, which only an SVG can take (``Color/isCurrent``); that of
  /// a label everywhere else.
  case current

  /// Black everywhere.
  public static let black = AdaptiveColor.fixed(.black)
  /// White everywhere.
  public static let white = AdaptiveColor.fixed(.white)
  /// That of text: black in the light, white in the dark.
  public static let label = AdaptiveColor.system(.label)
  /// That of what can be tapped, where nobody says otherwise.
  public static let accent = AdaptiveColor.system(.systemBlue)

  /// How it looks.
  /// - Parameter tint: the colour of the text or control around it.
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
