/// The opacity of a layer in each mode: from 0, hidden, to 1.
public struct LayerOpacities: Hashable, Sendable {
  /// Whether the monochrome mode paints the layer.
  ///
  /// There all layers are one glyph, so it is fully painted or absent.
  public var isInMonochrome: Bool
  /// The opacity in the hierarchical and the palette mode; the hierarchical mode multiplies it by that of the level.
  public var levels: Double
  /// The opacity in the multicolor mode.
  public var multicolor: Double

  /// Makes opacities.
  package init(isInMonochrome: Bool = true, levels: Double = 1, multicolor: Double = 1) {
    self.isInMonochrome = isInMonochrome
    self.levels = levels
    self.multicolor = multicolor
  }

  /// Fully opaque in every mode.
  public static let full = LayerOpacities()
}
