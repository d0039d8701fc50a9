internal import Drawing

/// What text becomes in an SVG.
public enum SVGText: String, CaseIterable, Sendable {
  /// Paths, which look alike everywhere.
  case paths
  /// Text, which can be selected, searched and copied, in fonts that the file holds; symbols and images
  /// are copied as what they are called.
  ///
  /// Browsers know such fonts; many other programs set the text in a font that is installed.
  case text
}
