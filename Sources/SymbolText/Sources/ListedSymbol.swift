public import SymtextFontGlyphs
public import SymtextSymbols

/// What is known of a symbol without setting it.
public struct ListedSymbol: Hashable, Sendable {
  /// Its name.
  public var name: String
  /// Its character; `nil` when it has none.
  public var codePoint: UInt32?
  /// What its library says about it; of an icon only the words of its name.
  public var metadata: SymbolMetadata
  /// The layers, back to front, that can be painted apart.
  public var layers: [SymbolFont.Layer]
  /// How it moves.
  public var motion: SymbolMotion
  /// The file that it comes from, or `(bundled)`.
  public var library: String
  /// Whether the library stores it; `false` for a variant that is made when it is asked for.
  public var isStored = true

  /// Whether it is made of lines, as far as its library says: lines can be drawn.
  public var hasLines = false

  /// Makes an entry of a listing.
  package init(
    name: String, codePoint: UInt32?, metadata: SymbolMetadata, layers: [SymbolFont.Layer],
    motion: SymbolMotion = SymbolMotion(), library: String, isStored: Bool = true,
    hasLines: Bool = false
  ) {
    self.name = name
    self.codePoint = codePoint
    self.metadata = metadata
    self.layers = layers
    self.motion = motion
    self.library = library
    self.isStored = isStored
    self.hasLines = hasLines
  }
}
