/// How symbols are painted; the tint is the colour of the text around them.
public struct SymbolPainting: Hashable, Sendable {
  /// How layers are coloured.
  public var mode: RenderingMode
  /// The colours of the palette mode, for the primary, secondary and tertiary level.
  public var palette: [Color]
  /// One colour for the whole symbol instead of the tint, also in place of the multicolor mode's own.
  public var color: Color?
  /// Whether each colour becomes a gradient that is made from it; otherwise they are flat.
  public var hasGradient: Bool
  /// What the symbol shows, 0 to 1; `nil` shows all.
  public var value: Double?
  /// How the value is shown.
  public var variable: VariableStyle
  /// Which form system colours take.
  public var appearance: Appearance

  /// Makes a painting.
  public init(
    mode: RenderingMode = .monochrome, palette: [Color] = [], color: Color? = nil,
    hasGradient: Bool = false, value: Double? = nil, variable: VariableStyle = .color,
    appearance: Appearance = .light
  ) {
    self.mode = mode
    self.palette = palette
    self.color = color
    self.hasGradient = hasGradient
    self.value = value
    self.variable = variable
    self.appearance = appearance
  }

  /// The opacity of layers that are not lit: ours, as no public number exists.
  static let unlitOpacity = 0.25
}
