internal import SymtextFontGlyphs
internal import SymtextSymbols

extension SymbolFont.Layer {
  /// Whether the layer clears those behind it in a mode instead of being painted.
  func clears(_ mode: AnnotatedMode) -> Bool {
    switch mode {
    case .monochrome: clears.contains(.monochrome)
    case .hierarchical: clears.contains(.levels)
    case .multicolor: clears.contains(.multicolor)
    }
  }

  /// Returns the layer's opacity in a mode.
  func opacity(_ mode: AnnotatedMode) -> Double {
    switch mode {
    case .monochrome: opacities.isInMonochrome ? 1 : 0
    case .hierarchical: opacities.levels
    case .multicolor: opacities.multicolor
    }
  }

  /// Returns the preview colour for browsers in a mode, 0xRRGGBB.
  func previewRGB(_ mode: AnnotatedMode) -> UInt32 {
    switch mode {
    case .monochrome: clears.contains(.monochrome) ? 0xFFFFFF : 0x000000
    case .multicolor: (color ?? .tintColor).previewRGB
    case .hierarchical: level.previewRGB
    }
  }
}

extension LayerColor {
  /// Whether templates have no name for the colour, so that the rule defines it.
  var isCustom: Bool {
    switch self {
    case .fixed, .pair: true
    default: false
    }
  }

  /// The colour's name in templates.
  var templateName: String {
    if isCustom { return "custom" }
    return systemColor != nil ? "\(rawValue)Color" : rawValue
  }

  /// The colour on a light background; the default tint for the tint.
  var previewRGB: UInt32 { (rgb ?? LayerColor.systemBlue.rgb)?.light ?? 0 }
}

extension HierarchicalLevel {
  /// Distinct greys for the levels.
  fileprivate var previewRGB: UInt32 {
    switch self {
    case .primary: 0x212121
    case .secondary: 0x4D4D4D
    case .tertiary: 0x8E8E8E
    }
  }
}
