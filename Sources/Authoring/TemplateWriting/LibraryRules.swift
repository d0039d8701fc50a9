internal import FontGlyphs

/// What a library says of a symbol's layers, as the rules of a template.
struct LibraryRules {
  private let layers: [SymbolFont.Layer]
  private let version: TemplateSheet.Version
  private let symbolName: String
  private let modes: [AnnotatedMode]
  private let motionGroups: [Int]

  init(_ sheet: TemplateSheet) {
    layers = sheet.layers
    version = sheet.version
    symbolName = sheet.name
    let hasColors = layers.contains { $0.color != nil }
    modes = AnnotatedMode.allCases.filter { mode in
      switch mode {
      case .monochrome: sheet.version != .v3
      case .multicolor: hasColors
      case .hierarchical: true
      }
    }
    motionGroups = Self.motionGroups(layers)
  }

  /// The rules of a layer, one for each mode.
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
    }
    if version != .v3, let threshold = layer.variableThreshold {
      add("-sfsymbols-variable-threshold", SVGNumber.text(threshold))
    }
    if version.number >= 5 { add("-sfsymbols-motion-group", "\(motionGroups[index])") }
    if version.number >= 6, let tag = layer.tag { add("-sfsymbols-layer-tags", tags(tag)) }
    return declarations
  }

  /// What the layer is for: `_slash`, `_badge` and what it shows, or the shape around the symbol.
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

  /// The animation group of each layer, the foremost 0: parts of one component move as one, and what
  /// clears moves with what it makes room for.
  private static func motionGroups(_ layers: [SymbolFont.Layer]) -> [Int] {
    var groups = layers.map { _ in 0 }
    for index in layers.indices.reversed().dropFirst() {
      let (layer, front) = (layers[index], layers[index + 1])
      let isOne = layer.tag != nil ? layer.tag == front.tag : layer.clears(.hierarchical)
      groups[index] = groups[index + 1] + (isOne ? 0 : 1)
    }
    return groups
  }
}
