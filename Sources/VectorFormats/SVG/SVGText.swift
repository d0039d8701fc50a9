internal import SymtextDrawing

/// The representation of text in an SVG.
public enum SVGText: String, CaseIterable, Sendable {
  /// Paths, which look the same in every program.
  case paths
  /// Text that can be selected, searched and copied, in embedded fonts. Symbols and images are copied as their
  /// descriptions.
  ///
  /// Browsers support embedded fonts. Many other programs use an installed font and set one character at a time. Text
  /// that would look different this way is drawn as paths with invisible text over it: joined letters, marks, glyphs of
  /// font features, variable fonts and right-to-left text.
  case text
}
