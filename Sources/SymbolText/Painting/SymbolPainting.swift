public import SymtextGraphics

/// The painting of symbols; the tint is the colour of the surrounding text.
///
/// Properties of ``LayerPainting`` are available directly: `painting.value = 0.5`.
@dynamicMemberLookup
public struct SymbolPainting: Hashable, Sendable {
  /// The painting of all symbols' layers; configurations of symbols can override it.
  public var layers: LayerPainting
  /// The appearance of system colours.
  public var appearance: Appearance
  /// The contrast of system colours.
  public var contrast: Contrast
  /// The colour behind vibrant labels, which take its hue; `nil` for grey labels.
  public var backdrop: Color?
  /// The version of SF Symbols, 5 to 7, to whose styles the painting is limited; `nil` allows all.
  ///
  /// Gradients and variable draw came with version 7. In earlier ones colours are flat, and a value is shown by variable
  /// color.
  public var version: Int?
  /// The colour of the control behind the symbols; `nil` if it is unknown.
  ///
  /// A symbol with a multicolor layer of almost the same colour as the control is monochrome.
  public var ground: Color?

  /// Makes a painting.
  public init(
    mode: RenderingMode = .monochrome, palette: [AdaptiveColor] = [],
    color: AdaptiveColor? = nil, hasGradient: Bool = false, value: Double? = nil,
    variable: VariableStyle? = nil, appearance: Appearance = .light,
    contrast: Contrast = .normal, backdrop: Color? = nil
  ) {
    layers = LayerPainting(
      mode: mode, palette: palette, color: color, hasGradient: hasGradient, value: value,
      variable: variable)
    self.appearance = appearance
    self.contrast = contrast
    self.backdrop = backdrop
  }

  /// A property of the painting of all symbols' layers.
  public subscript<Value>(dynamicMember path: WritableKeyPath<LayerPainting, Value>) -> Value {
    get { layers[keyPath: path] }
    set { layers[keyPath: path] = newValue }
  }

  /// The rendering mode.
  public var mode: RenderingMode {
    get { layers.mode ?? .monochrome }
    set { layers.mode = newValue }
  }
  /// Whether colours are painted as gradients made from them instead of flat.
  public var hasGradient: Bool {
    get { layers.hasGradient ?? false && !lacks(Self.gradientVersion) }
    set { layers.hasGradient = newValue }
  }
  /// The style in which the value is shown; variable color if it is unspecified.
  public var variable: VariableStyle {
    get {
      let style = layers.variable ?? .color
      return style == .draw && lacks(Self.drawVersion) ? .color : style
    }
    set { layers.variable = newValue }
  }

  /// Whether ``version`` lacks the gradients that are set.
  package var holdsBackGradient: Bool { layers.hasGradient == true && !hasGradient }
  /// Whether ``version`` lacks the variable draw that is set.
  package var holdsBackVariableDraw: Bool { layers.variable == .draw && variable != .draw }

  /// Whether a style of a version of SF Symbols is later than ``version``.
  private func lacks(_ introduced: Int) -> Bool { version.map { $0 < introduced } ?? false }

  /// The version of SF Symbols that introduced gradients (iOS 26, macOS 26).
  package static let gradientVersion = 7
  /// The version of SF Symbols that introduced variable draw (iOS 26, macOS 26).
  package static let drawVersion = 7

  /// Returns a colour in the painting's appearance, at its contrast, on its backdrop.
  /// - Parameter tint: the colour of the surrounding text or control.
  package func resolved(_ color: AdaptiveColor, tint: Color) -> Color {
    if let backdrop, case .system(let color) = color {
      return color.vibrant(on: backdrop, appearance, contrast)
    }
    return color.resolved(appearance, contrast, tint: tint)
  }

  /// Returns the painting with the specified properties of a configuration on top.
  ///
  /// A palette in the configuration selects the palette mode unless it specifies another mode. Its colour overrides all
  /// others, including the palette of the painting.
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

  /// The most colours of a palette: one for each level.
  package static let mostPaletteColors = 3

  /// The opacity of unlit layers: symtext's own choice, as Apple publishes no number.
  package static let unlitOpacity = 0.25
}
