internal import SymtextFontGlyphs
internal import SymtextSymbols

extension SymbolFont.Layer {
  /// Whether it clears what is behind it in a mode instead of being painted.
  func clears(_ mode: AnnotatedMode) -> Bool {
    switch mode {
    case .monochrome: clears.contains(.monochrome)
    case .hierarchical: clears.contains(.levels)
    case .multicolor: clears.contains(.multicolor)
    }
  }

  /// How opaque it is painted in a mode.
  func opacity(_ mode: AnnotatedMode) -> Double {
    switch mode {
    case .monochrome: opacities.isInMonochrome ? 1 : 0
    case .hierarchical: opacities.levels
    case .multicolor: opacities.multicolor
    }
  }

  /// What browsers show of it in a mode, 0xRRGGBB.
  func previewRGB(_ mode: AnnotatedMode) -> UInt32 {
    switch mode {
    case .monochrome: clears.contains(.monochrome) ? 0xFFFFFF : 0x000000
    case .multicolor: (color ?? .tintColor).previewRGB
    case .hierarchical: level.previewRGB
    }
  }
}

extension LayerColor {
  /// Whether it has no name in templates, so that the rule says what it is.
  var isCustom: Bool {
    if case .fixed = self { true } else { false }
  }

  /// What templates call it.
  var templateName: String {
    if isCustom { return "custom" }
    return systemColor != nil ? "\(rawValue)Color" : rawValue
  }

  /// On a light background; the tint as it is where nobody says otherwise.
  var previewRGB: UInt32 { (rgb ?? LayerColor.systemBlue.rgb)?.light ?? 0 }
}

extension HierarchicalLevel {
  /// Greys that tell the levels apart.
  fileprivate var previewRGB: UInt32 {
    switch self {
    case .primary: 0x212121
    case .secondary: 0x4D4D4D
    case .tertiary: 0x8E8E8E
    }
  }
}
