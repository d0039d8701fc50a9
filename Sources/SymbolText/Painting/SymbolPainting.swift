public import SymtextGraphics

/// How symbols are painted; the tint is the colour of the text around them.
public struct SymbolPainting: Hashable, Sendable {
  /// How layers are coloured.
  public var mode: RenderingMode
  /// The colours of the palette mode, for the primary, secondary and tertiary level.
  public var palette: [AdaptiveColor]
  /// One colour for the whole symbol instead of the tint, also in place of the multicolor mode's own.
  public var color: AdaptiveColor?
  /// Whether each colour becomes a gradient that is made from it; otherwise they are flat.
  public var hasGradient: Bool
  /// What the symbol shows, 0 to 1; `nil` shows all.
  public var value: Double?
  /// How the value is shown.
  public var variable: VariableStyle
  /// Which form system colours take.
  public var appearance: Appearance
  /// At which contrast system colours are shown.
  public var contrast: Contrast
  /// What is behind, of which vibrant labels take the hue; `nil` leaves them grey.
  public var backdrop: Color?

  /// Makes a painting.
  public init(
    mode: RenderingMode = .monochrome, palette: [AdaptiveColor] = [],
    color: AdaptiveColor? = nil, hasGradient: Bool = false, value: Double? = nil,
    variable: VariableStyle = .color, appearance: Appearance = .light,
    contrast: Contrast = .normal, backdrop: Color? = nil
  ) {
    self.mode = mode
    self.palette = palette
    self.color = color
    self.hasGradient = hasGradient
    self.value = value
    self.variable = variable
    self.appearance = appearance
    self.contrast = contrast
    self.backdrop = backdrop
  }

  /// How a colour looks in the painting's appearance, at its contrast, on its backdrop.
  /// - Parameter tint: the colour of the text or control around it.
  package func resolved(_ color: AdaptiveColor, tint: Color) -> Color {
    if let backdrop, case .system(let color) = color {
      return color.vibrant(on: backdrop, appearance, contrast)
    }
    return color.resolved(appearance, contrast, tint: tint)
  }

  /// The painting with what a configuration specifies laid over it.
  ///
  /// Colours of a configuration mean what shows them: its palette the palette mode; its colour, which goes
  /// before all others, takes the place of a palette that is not its own.
  public func applying(_ configuration: SymbolConfiguration) -> SymbolPainting {
    var painting = self
    painting.mode = configuration.mode ?? (configuration.palette.isEmpty ? mode : .palette)
    painting.color = configuration.color ?? color
    if !configuration.palette.isEmpty {
      painting.palette = configuration.palette
    } else if let color = configuration.color, !palette.isEmpty {
      painting.palette = [color]
    }
    painting.hasGradient = configuration.hasGradient ?? hasGradient
    painting.value = configuration.value ?? value
    painting.variable = configuration.variable ?? variable
    return painting
  }

  /// The most colours that a palette has: one for each level.
  package static let mostPaletteColors = 3

  /// The opacity of layers that are not lit: ours, as no public number exists.
  package static let unlitOpacity = 0.25
}
