public import SymtextGraphics

extension SymbolConfiguration {
  /// Makes a configuration that only specifies the painting of layers.
  public init(layers: LayerPainting) {
    self.init()
    self.layers = layers
  }

  /// Every layer in one colour.
  public static func monochrome(_ color: AdaptiveColor? = nil) -> SymbolConfiguration {
    SymbolConfiguration(layers: LayerPainting(mode: .monochrome, color: color))
  }

  /// One colour, fainter for less important layers.
  public static func hierarchical(_ color: AdaptiveColor? = nil) -> SymbolConfiguration {
    SymbolConfiguration(layers: LayerPainting(mode: .hierarchical, color: color))
  }

  /// A colour for each level of layers.
  /// - Parameter colors: for the primary, secondary and tertiary level; missing ones repeat the last one.
  public static func palette(_ colors: [AdaptiveColor]) -> SymbolConfiguration {
    SymbolConfiguration(layers: LayerPainting(mode: .palette, palette: colors))
  }

  /// The layers' own colours, if they have any.
  public static var multicolor: SymbolConfiguration {
    SymbolConfiguration(layers: LayerPainting(mode: .multicolor))
  }
}
