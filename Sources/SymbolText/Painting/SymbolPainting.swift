public import SymtextGraphics

/// How symbols are painted; the tint is the colour of the text around them.
///
/// What ``LayerPainting`` has of it reads as its own: `painting.value = 0.5`.
@dynamicMemberLookup
public struct SymbolPainting: Hashable, Sendable {
  /// How the layers of all symbols are painted, of which a symbol's configuration may specify another.
  public var layers: LayerPainting
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
    layers = LayerPainting(
      mode: mode, palette: palette, color: color, hasGradient: hasGradient, value: value,
      variable: variable)
    self.appearance = appearance
    self.contrast = contrast
    self.backdrop = backdrop
  }

  /// What is specified of the layers of all symbols.
  public subscript<Value>(dynamicMember path: WritableKeyPath<LayerPainting, Value>) -> Value {
    get { layers[keyPath: path] }
    set { layers[keyPath: path] = newValue }
  }

  /// How layers are coloured.
  public var mode: RenderingMode {
    get { layers.mode ?? .monochrome }
    set { layers.mode = newValue }
  }
  /// Whether each colour becomes a gradient that is made from it; otherwise they are flat.
  public var hasGradient: Bool {
    get { layers.hasGradient ?? false }
    set { layers.hasGradient = newValue }
  }
  /// How the value is shown.
  public var variable: VariableStyle {
    get { layers.variable ?? .color }
    set { layers.variable = newValue }
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
    let own = configuration.layers
    var painting = self
    painting.layers = layers.applying(own)
    if !own.palette.isEmpty {
      painting.layers.mode = own.mode ?? .palette
    } else if let color = own.color, !layers.palette.isEmpty {
      painting.layers.palette = [color]
    }
    return painting
  }

  /// The most colours that a palette has: one for each level.
  package static let mostPaletteColors = 3

  /// The opacity of layers that are not lit: ours, as no public number exists.
  package static let unlitOpacity = 0.25
}
