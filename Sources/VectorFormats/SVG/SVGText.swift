internal import SymtextDrawing

/// What text becomes in an SVG.
public enum SVGText: String, CaseIterable, Sendable {
  /// Paths, which look alike everywhere.
  case paths
  /// Text, which can be selected, searched and copied, in fonts that the file holds; symbols and images
  /// are copied as what they are called.
  ///
  /// Browsers know such fonts; many other programs set the text in a font that is installed, a character at a time.
  /// What would not look the same so, joined letters, marks, forms of features, variable fonts and what runs from
  /// right to left, is drawn as paths, with its text over it that is not seen.
  case text
}
