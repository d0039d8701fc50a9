public import SymtextGraphics

/// What is specified of how a symbol's layers are painted; what is not is taken from the symbols around it.
public struct LayerPainting: Hashable, Sendable {
  /// How layers are coloured.
  public var mode: RenderingMode?
  /// The colours of the palette mode, for the primary, secondary and tertiary level; empty specifies none.
  ///
  /// They mean the palette mode unless ``mode`` specifies another one.
  public var palette: [AdaptiveColor]
  /// One colour for the whole symbol in place of the tint, also of the layers' own in the multicolor mode.
  public var color: AdaptiveColor?
  /// Whether each colour becomes a gradient that is made from it; otherwise they are flat.
  public var hasGradient: Bool?
  /// What the symbol shows, 0 to 1; where nothing specifies it, it shows all.
  public var value: Double?
  /// How the value is shown.
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

  /// This painting with whatever `other` specifies laid over it.
  func applying(_ other: LayerPainting) -> LayerPainting {
    LayerPainting(
      mode: other.mode ?? mode, palette: other.palette.isEmpty ? palette : other.palette,
      color: other.color ?? color, hasGradient: other.hasGradient ?? hasGradient,
      value: other.value ?? value, variable: other.variable ?? variable)
  }
}
