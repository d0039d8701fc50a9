public import SymtextSVGReading
internal import SymtextFontGlyphs
public import SymtextSymbols

/// A symbol that was read from a file, and what is to be said of how.
public struct ImportedSymbol: Sendable {
  /// What a file was taken for.
  public enum Kind: String, Sendable {
    /// A drawing of our own form.
    case drawing
    /// Centre lines of an icon set.
    case strokes
    /// Filled outlines: other weights than Regular are made by offsetting them.
    case filled
    /// Strokes and filled outlines.
    case mixed
    /// Outlines at several weights, from several files.
    case masters
    /// Outlines at several weights, from several files, which do not all become each other: glyphs are exchanged.
    case exchanged
    /// A template for custom symbols.
    case template
  }

  /// The symbol.
  public var symbol: Symbol
  /// What the file was taken for.
  public var kind: Kind
  /// What could not be read and was let pass, or looks wrong.
  public var warnings: [ImportError] = []
  /// Whether the file does not say what the symbol is called for those who cannot see it: its alt text is made of
  /// the words of its name.
  public var hasGuessedAltText = false
}
