internal import SymtextFontGlyphs
internal import SymtextSymbols

/// A library's data about a symbol's layers, as template rules.
struct LibraryRules {
  private let layers: [SymbolFont.Layer]
  private let version: TemplateSheet.Version
  private let symbolName: String
  private let modes: [AnnotatedMode]
  private let motionGroups: [Int: Int]

  init(_ sheet: TemplateSheet) {
    layers = sheet.layers
    version = sheet.version
    symbolName = sheet.name
    let hasColors = layers.contains { $0.color != nil || $0.opacities.multicolor < 1 }
    modes = AnnotatedMode.allCases.filter { mode in
      switch mode {
      case .monochrome: sheet.version != .v3
      case .multicolor: hasColors
      case .hierarchical: true
      }
    }
    motionGroups = Self.motionGroups(layers)
  }

  /// Returns the rules of a layer, one per mode.
  func rules(of index: Int) -> [LayerRule] {
    modes.map { LayerRule(name($0, index), declarations($0, index)) }
  }

  private func name(_ mode: AnnotatedMode, _ index: Int) -> LayerClass {
    switch mode {
    case .monochrome: LayerClass(mode, index)
    case .multicolor:
      LayerClass(mode, index, (layers[index].color ?? .tintColor).templateName)
    case .hierarchical: LayerClass(mode, index, layers[index].level.rawValue)
    }
  }

  private func declarations(_ mode: AnnotatedMode, _ index: Int) -> [StyleDeclaration] {
    let layer = layers[index]
    var declarations: [StyleDeclaration] = []
    func add(_ name: String, _ value: String) {
      declarations.append(StyleDeclaration(name, value))
    }
    if mode == .multicolor, let color = layer.color, color.isCustom {
      add("fill", TemplateClasses.hex(color.previewRGB))
    }
    if layer.clears(mode) {
      add("opacity", "0.0")
      add("-sfsymbols-clear-behind", "true")
    } else if layer.opacity(mode) < 1 {
      add("opacity", layer.opacity(mode) == 0 ? "0.0" : SVGNumber.text(layer.opacity(mode)))
    }
    if version != .v3, let threshold = layer.variableThreshold {
      add("-sfsymbols-variable-threshold", SVGNumber.text(threshold))
    }
    if version.number >= 5 {
      add("-sfsymbols-motion-group", "\(motionGroups[index] ?? 0)")
      if layer.motion.pulses { add("-sfsymbols-always-pulses", "true") }
    }
    if version.number >= 6, layer.motion.rotates { add("-sfsymbols-always-rotates", "true") }
    if version.number >= 6, let tag = layer.tag { add("-sfsymbols-layer-tags", tags(tag)) }
    return declarations
  }

  /// Returns the layer's tags: `_slash`, `_badge` with the badge's symbol, or the shape around the symbol.
  private func tags(_ tag: SymbolLayer.Tag) -> String {
    let parts = symbolName.split(separator: ".").map(String.init)
    let word = "_\(tag.rawValue)"
    switch tag {
    case .slash: return word
    case .badge:
      guard let badge = parts.lastIndex(of: "badge") else { return word }
      return ([word] + [parts[(badge + 1)...].joined(separator: ".")]).filter { !$0.isEmpty }
        .joined(separator: " ")
    case .enclosure:
      let shapes = VariantName.Enclosure.allCases.map(\.rawValue)
      guard let place = parts.lastIndex(where: { shapes.contains($0) }) else { return word }
      return parts[place...].prefix(2).last == "fill" ? "\(parts[place]).fill" : parts[place]
    }
  }

  /// Returns the motion group of each layer: its own, otherwise counted from 0 at the front.
  private static func motionGroups(_ layers: [SymbolFont.Layer]) -> [Int: Int] {
    var groups: [Int: Int] = [:]
    for (number, group) in layers.motionGroups.reversed().enumerated() {
      let said = group.lazy.compactMap { layers[$0].motion.group }.first
      for index in group { groups[index] = said ?? number }
    }
    return groups
  }

  /// Returns the motion of effects as the declarations of the rule `.defaults`.
  static func defaults(_ motion: SymbolMotion, layers: [SymbolFont.Layer]) -> [StyleDeclaration] {
    var defaults: [StyleDeclaration] = []
    switch motion.wiggle {
    case nil, .turning(isClockwise: false)?: break
    case .turning(isClockwise: true)?:
      defaults.append(StyleDeclaration("-sfsymbols-wiggle-style", "clockwise"))
    case .linear(let angle)?:
      defaults.append(StyleDeclaration("-sfsymbols-wiggle-style", "linear"))
      defaults.append(StyleDeclaration("-sfsymbols-wiggle-angle", SVGNumber.text(angle)))
    }
    if !motion.rotatesClockwise || layers.contains(where: \.motion.rotates) {
      defaults.append(
        StyleDeclaration("-sfsymbols-rotates-clockwise", "\(motion.rotatesClockwise)"))
    }
    if let drawsValue = motion.drawsValue {
      defaults.append(
        StyleDeclaration("-sfsymbols-variable-value-mode", drawsValue ? "draw" : "color"))
    }
    if motion.drawsFrontToBack {
      defaults.append(StyleDeclaration("-sfsymbols-draw-reverses-motion-groups", "true"))
    }
    return defaults
  }
}
