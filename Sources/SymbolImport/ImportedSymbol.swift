public import SymtextSVGReading
internal import SymtextFontGlyphs
public import SymtextSymbols

/// A symbol read from a file, with warnings.
public struct ImportedSymbol: Sendable {
  /// The detected kind of a file.
  public enum Kind: String, Sendable {
    /// A drawing in symtext's own form.
    case drawing
    /// Centre lines of an icon set.
    case strokes
    /// Filled outlines. Weights other than Regular are made by offsetting them.
    case filled
    /// Strokes and filled outlines.
    case mixed
    /// Outlines at several weights, from several files.
    case masters
    /// Outlines at several weights, from several files. Some do not interpolate, so glyphs are swapped.
    case exchanged
    /// A template for custom symbols.
    case template
  }

  /// The symbol.
  public var symbol: Symbol
  /// The detected kind of the file.
  public var kind: Kind
  /// Warnings about content that was ignored or looks wrong.
  public var warnings: [ImportError] = []
  /// Whether the file has no alternative text.
  ///
  /// If so, it is made from the words of the symbol's name.
  public var hasGuessedAltText = false
  /// Whether its file is a drawing with words of its own besides a title.
  var hasMetadata = false
}
