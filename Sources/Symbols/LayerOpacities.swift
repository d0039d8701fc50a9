/// How opaque a layer is in each mode that paints it: from 0, where the mode does not have it, to 1.
public struct LayerOpacities: Hashable, Sendable {
  /// Where all layers have one colour: there a layer is painted in full or not at all, as all are one glyph.
  public var isInMonochrome: Bool
  /// In the hierarchical and the palette mode, beside what the level thins.
  public var levels: Double
  /// In the layers' own colours.
  public var multicolor: Double

  /// Makes opacities.
  package init(isInMonochrome: Bool = true, levels: Double = 1, multicolor: Double = 1) {
    self.isInMonochrome = isInMonochrome
    self.levels = levels
    self.multicolor = multicolor
  }

  /// Painted in full in every mode.
  public static let full = LayerOpacities()
}
