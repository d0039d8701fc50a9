public import SymtextGraphics

/// The painting of a symbol's layers; unspecified properties come from the surrounding symbols.
public struct LayerPainting: Hashable, Sendable {
  /// The rendering mode.
  public var mode: RenderingMode?
  /// The colours of the palette mode, for the primary, secondary and tertiary level; empty if unspecified.
  ///
  /// They select the palette mode unless ``mode`` specifies another one.
  public var palette: [AdaptiveColor]
  /// A colour for the whole symbol, in place of the tint and, in the multicolor mode, of the layers' own colours.
  public var color: AdaptiveColor?
  /// Whether colours are painted as gradients made from them instead of flat.
  public var hasGradient: Bool?
  /// The value, 0 to 1; if unspecified everywhere, all layers are lit.
  public var value: Double?
  /// The style in which the value is shown.
  public var variable: VariableStyle?

  /// Makes a painting.
  public init(
    mode: RenderingMode? = nil, palette: [AdaptiveColor] = [], color: AdaptiveColor? = nil,
    hasGradient: Bool? = nil, value: Double? = nil, variable: VariableStyle? = nil
  ) {
    self.mode = mode
    self.palette = palette
    self.color = color
    self.hasGradient = hasGradient
    self.value = value
    self.variable = variable
  }

  /// Returns this painting with the specified properties of another one on top.
  func applying(_ other: LayerPainting) -> LayerPainting {
    LayerPainting(
      mode: other.mode ?? mode, palette: other.palette.isEmpty ? palette : other.palette,
      color: other.color ?? color, hasGradient: other.hasGradient ?? hasGradient,
      value: other.value ?? value, variable: other.variable ?? variable)
  }
}
