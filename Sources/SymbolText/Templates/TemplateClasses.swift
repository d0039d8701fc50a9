internal import FontGlyphs

/// What a template says about a symbol's layers: classes on paths, and a rule for each class.
struct TemplateClasses {
  private let layers: [SymbolFont.Layer]
  private let version: TemplateSheet.Version
  private let symbolName: String
  private let modes: [Mode]

  /// A way of painting that has classes of its own.
  private enum Mode: String {
    case monochrome, multicolor, hierarchical
  }

  init(_ sheet: TemplateSheet) {
    layers = sheet.layers
    version = sheet.version
    symbolName = sheet.name
    var modes: [Mode] = []
    if version != .v3 { modes.append(.monochrome) }
    if layers.contains(where: { $0.color != nil }) { modes.append(.multicolor) }
    self.modes = modes + [.hierarchical]
  }

  /// The classes of a layer's paths.
  func classes(of layer: Int) -> String {
    (modes.map { name($0, layer) } + [previewClass(layer)]).joined(separator: " ")
  }

  /// The rules, a line each and a blank line after each mode; nothing without layers.
  var styleSheet: String {
    guard !layers.isEmpty else { return "" }
    let groups = motionGroups
    let rules = modes.map { mode in
      layers.indices.map { index in
        let properties = properties(mode, index, motionGroup: groups[index])
        return ".\(name(mode, index)) {\(properties.joined(separator: ";"))}\n"
      }.joined()
    }
    return (rules + [previewRules]).joined(separator: "\n")
  }

  private func name(_ mode: Mode, _ index: Int) -> String {
    let name = "\(mode.rawValue)-\(index)"
    return switch mode {
    case .monochrome: name
    case .multicolor: "\(name):\((layers[index].color ?? .tintColor).templateName)"
    case .hierarchical: "\(name):\(layers[index].level.rawValue)"
    }
  }

  private func clears(_ mode: Mode, _ index: Int) -> Bool {
    mode == .monochrome ? layers[index].clearsInMonochrome : layers[index].clearsInColor
  }

  private func properties(_ mode: Mode, _ index: Int, motionGroup: Int) -> [String] {
    let layer = layers[index]
    var properties: [String] = []
    if hasFills || mode == .multicolor && layer.color?.isCustom == true {
      properties.append("fill:#\(fill(mode, index))")
    }
    if clears(mode, index) { properties += ["opacity:0.0", "-sfsymbols-clear-behind:true"] }
    if version != .v3, let threshold = layer.variableThreshold {
      properties.append("-sfsymbols-variable-threshold:\(SVGNumber.text(threshold))")
    }
    if version.number >= 5 { properties.append("-sfsymbols-motion-group:\(motionGroup)") }
    if version.number >= 6, let tag = layer.tag {
      properties.append("-sfsymbols-layer-tags:\(tags(tag))")
    }
    return properties
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
  private var motionGroups: [Int] {
    var groups = layers.map { _ in 0 }
    for index in layers.indices.reversed().dropFirst() {
      let (layer, front) = (layers[index], layers[index + 1])
      let isOne = layer.tag != nil ? layer.tag == front.tag : clears(.hierarchical, index)
      groups[index] = groups[index + 1] + (isOne ? 0 : 1)
    }
    return groups
  }

  // MARK: Colours that browsers show

  /// Whether rules have a fill: until version 4 they had, and each path showed one in browsers; since
  /// then paths are shown as wires.
  private var hasFills: Bool { version.number < 5 }

  private func previewClass(_ index: Int) -> String {
    hasFills ? "SFSymbolsPreview\(preview(index))" : "SFSymbolsPreviewWireframe"
  }

  private func preview(_ index: Int) -> String {
    fill(modes.contains(.multicolor) ? .multicolor : .hierarchical, index, clearsAs: .white)
  }

  private var previewRules: String {
    guard hasFills else {
      return
        ".SFSymbolsPreviewWireframe {fill:none;opacity:1.0;stroke:black;stroke-width:0.5}\n"
    }
    return Set(layers.indices.map { preview($0) }).sorted()
      .map { ".SFSymbolsPreview\($0) {fill:#\($0);opacity:1.0}\n" }.joined()
  }

  /// Six hexadecimal digits.
  private func fill(_ mode: Mode, _ index: Int, clearsAs cleared: LayerColor? = nil) -> String {
    let layer = layers[index]
    let rgb: UInt32
    if let cleared, clears(mode, index) {
      rgb = cleared.previewRGB
    } else {
      rgb =
        switch mode {
        case .monochrome: layer.clearsInMonochrome ? 0xFFFFFF : 0x000000
        case .multicolor: (layer.color ?? .tintColor).previewRGB
        case .hierarchical: layer.level.previewRGB
        }
    }
    let digits = String(rgb, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(6 - digits.count, 0)) + digits
  }
}

extension LayerColor {
  /// Whether it has no name in templates, so that the rule says what it is.
  fileprivate var isCustom: Bool {
    !rawValue.hasPrefix("system") && ![.tintColor, .white, .black].contains(self)
  }

  /// What templates call it.
  fileprivate var templateName: String {
    if isCustom { return "custom" }
    return rawValue.hasPrefix("system") ? "\(rawValue)Color" : rawValue
  }

  /// On a light background; the tint as it is where nobody says otherwise.
  fileprivate var previewRGB: UInt32 { (rgb ?? LayerColor.systemBlue.rgb)?.light ?? 0 }
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
