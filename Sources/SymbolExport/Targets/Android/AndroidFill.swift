internal import SymtextSupport
internal import SymtextSymbolText
internal import SymtextSymbols

/// The colours of a drawable's paths in a mode.
struct AndroidFill {
  /// The mode in which the symbol was flattened.
  let mode: RenderingMode
  /// The word before names of colours.
  let colorPrefix: String
  /// The names of the colours that were used.
  private(set) var colors: ExactSet = []

  init(_ mode: RenderingMode, colorPrefix: String) {
    (self.mode, self.colorPrefix) = (mode, colorPrefix)
  }

  /// Whether the theme's colour tints the whole drawable.
  var isTinted: Bool { mode == .monochrome || mode == .hierarchical }

  /// Returns the colour of a shape, as an attribute has it.
  mutating func color(of shape: FlatSymbol.Shape) -> String {
    if let own = shape.color {
      if case .fixed = own, let rgba = own.rgba { return AndroidColor.text(rgba.light) }
      return named(AndroidColor.name(of: own, prefix: colorPrefix))
    }
    switch mode {
    case .palette: return named(AndroidColor.name(of: shape.level, prefix: colorPrefix))
    case .multicolor: return "?android:attr/colorControlNormal"
    default: return "@android:color/black"
    }
  }

  private mutating func named(_ color: String) -> String {
    _ = colors.insert(color)
    return "@color/\(color)"
  }
}
