public import SymtextFontGlyphs
public import SymtextSymbols

/// The properties of a symbol that are known without setting it.
public struct ListedSymbol: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The code point; `nil` if it has none.
  public var codePoint: UInt32?
  /// The metadata in its library; an icon only has the words of its name.
  public var metadata: SymbolMetadata
  /// The separately paintable layers, back to front.
  public var layers: [SymbolFont.Layer]
  /// The motion properties.
  public var motion: SymbolMotion
  /// The file of its library, or `(bundled)`.
  public var library: String
  /// Whether the library stores it; `false` for a variant made on request.
  public var isStored = true

  /// Whether it consists of lines that can be drawn, as far as its library knows.
  public var hasLines = false

  /// Whether a layer shows values by its threshold.
  public var takesValue: Bool { layers.contains { $0.variableThreshold != nil && !$0.erases } }

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
