public import SymtextGraphics

extension SymbolConfiguration {
  /// Makes a configuration that specifies how layers are painted alone.
  public init(layers: LayerPainting) {
    self.init()
    self.layers = layers
  }

  /// Every layer in one colour.
  public static func monochrome(_ color: AdaptiveColor? = nil) -> SymbolConfiguration {
    SymbolConfiguration(layers: LayerPainting(mode: .monochrome, color: color))
  }

  /// One colour, thinner for layers that matter less.
  public static func hierarchical(_ color: AdaptiveColor? = nil) -> SymbolConfiguration {
    SymbolConfiguration(layers: LayerPainting(mode: .hierarchical, color: color))
  }

  /// A colour for each level of layers.
  /// - Parameter colors: for the primary, secondary and tertiary level; the last one counts for the rest.
  public static func palette(_ colors: [AdaptiveColor]) -> SymbolConfiguration {
    SymbolConfiguration(layers: LayerPainting(mode: .palette, palette: colors))
  }

  /// The layers' own colours, where they have some.
  public static var multicolor: SymbolConfiguration {
    SymbolConfiguration(layers: LayerPainting(mode: .multicolor))
  }
}
