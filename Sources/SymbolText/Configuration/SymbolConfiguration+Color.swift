public import SymtextGraphics

extension SymbolConfiguration {
  /// Every layer in one colour.
  public static func monochrome(_ color: AdaptiveColor? = nil) -> SymbolConfiguration {
    var configuration = SymbolConfiguration()
    configuration.mode = .monochrome
    configuration.color = color
    return configuration
  }

  /// One colour, thinner for layers that matter less.
  public static func hierarchical(_ color: AdaptiveColor? = nil) -> SymbolConfiguration {
    var configuration = SymbolConfiguration()
    configuration.mode = .hierarchical
    configuration.color = color
    return configuration
  }

  /// A colour for each level of layers.
  /// - Parameter colors: for the primary, secondary and tertiary level; the last one counts for the rest.
  public static func palette(_ colors: [AdaptiveColor]) -> SymbolConfiguration {
    var configuration = SymbolConfiguration()
    configuration.mode = .palette
    configuration.palette = colors
    return configuration
  }

  /// The layers' own colours, where they have some.
  public static var multicolor: SymbolConfiguration {
    var configuration = SymbolConfiguration()
    configuration.mode = .multicolor
    return configuration
  }
}
