internal import SymtextSymbols
internal import SymtextOpenType

/// The glyphs that a font's own colour tables paint in layers, and their paints.
enum ColorGlyphs {
  /// The paints of glyphs.
  struct Paints {
    /// By glyph, for version 1 of the table.
    var paints: [(glyph: Int, paint: ColorTable.Paint)] = []
    /// By glyph, the layers for version 0, which cannot clear.
    var cutLayers: [Int: [ColorTable.Layer]] = [:]
    /// Whether the table includes version 0.
    var hasVersion0 = true

    /// The symbols with a glyph that has colours only in version 1, because cleared shapes cannot be cut out at all
    /// weights.
    ///
    /// The hierarchical mode does not count, because it needs opacity.
    var onlyInVersion1: Set<Int> = []

    var isEmpty: Bool { paints.isEmpty }
    var table: ColorTable {
      ColorTable(glyphs: paints, cutLayers: cutLayers, hasVersion0: hasVersion0)
    }
  }

  /// Adds a glyph for every symbol, mode and scale where the mode differs from the plain outline.
  static func add(
    to glyphs: inout GlyphSet, symbols: [Symbol], scales: [SymbolScale]
  ) throws(FontError) -> Paints {
    var paints = Paints()
    let own = ownColors(of: symbols)
    for scale in scales {
      for index in glyphs.layered.sorted() {
        let key = GlyphSet.Key(symbol: index, scale: scale)
        guard let whole = glyphs.whole(key),
          let paint = paint(symbols[index].layers, glyphs: glyphs.layers(key), mode: nil, own)
        else { continue }
        paints.paints.append((whole, paint))
        for alternate in glyphs.alternates where alternate.from == whole {
          let middle = (alternate.range.lowerBound + alternate.range.upperBound) / 2
          let form = glyphs.layerForms(key).first { $0.range.contains(middle) }
          if let paint = Self.paint(
            symbols[index].layers, glyphs: form?.layers ?? glyphs.layers(key), mode: nil, own)
          {
            paints.paints.append((alternate.to, paint))
          }
        }
      }
    }
    for mode in ColorGlyphMode.allCases {
      for scale in scales {
        for (index, symbol) in symbols.enumerated() where differs(symbol, mode) {
          let key = GlyphSet.Key(symbol: index, scale: scale)
          let layers = glyphs.layers(key)
          guard layers.count == symbol.layers.count,
            let paint = paint(symbol.layers, glyphs: layers, mode: mode, own),
            let glyph = try glyphs.addColored(mode, of: key, symbol: symbol)
          else { continue }
          paints.paints.append((glyph, paint))
          let cut = cutLayers(of: symbol, key, glyphs: glyphs, mode: mode, own)
          paints.cutLayers[glyph] = cut
          if mode != .hierarchical, cut == nil, paint.flatLayers == nil {
            paints.onlyInVersion1.insert(index)
          }
          for (number, form) in glyphs.layerForms(key).enumerated() {
            guard
              let paint = Self.paint(symbol.layers, glyphs: form.layers, mode: mode, own),
              let other = try glyphs.addColored(
                mode, of: key, symbol: symbol, form: form, number: number)
            else { continue }
            paints.paints.append((other, paint))
          }
        }
      }
    }
    return paints
  }

  /// Returns the layers for version 0 of the table: opaque, with cleared shapes cut out.
  private static func cutLayers(
    of symbol: Symbol, _ key: GlyphSet.Key, glyphs: GlyphSet, mode: ColorGlyphMode,
    _ own: [LayerColor]
  ) -> [ColorTable.Layer]? {
    let clearing: ClearingModes = mode == .multicolor ? .multicolor : .levels
    guard let cut = glyphs.cut(key, in: clearing) else { return nil }
    var layers: [ColorTable.Layer] = []
    for (index, glyph) in zip(symbol.layersPainted(in: clearing), cut) {
      let (color, opacity) = color(of: symbol.layers[index], mode: mode, own)
      guard opacity == 1 else { return nil }
      layers.append(.init(glyph: glyph, color: color))
    }
    return layers
  }

  private static func differs(_ symbol: Symbol, _ mode: ColorGlyphMode) -> Bool {
    switch mode {
    case .hierarchical:
      symbol.layers.contains {
        $0.level != .primary || $0.clears.contains(.monochrome) != $0.clears.contains(.levels)
          || $0.opacities.levels != ($0.opacities.isInMonochrome ? 1 : 0)
      }
    case .palette: true
    case .multicolor:
      symbol.layers.contains {
        $0.color.map { $0 != .tintColor } ?? false
          || $0.opacities.multicolor != ($0.opacities.isInMonochrome ? 1 : 0)
      }
    }
  }

  /// - Parameter mode: `nil` for all layers in one colour.
  private static func paint(
    _ layers: [SymbolLayer], glyphs: [Int], mode: ColorGlyphMode?, _ own: [LayerColor]
  ) -> ColorTable.Paint? {
    let clearing: ClearingModes =
      switch mode {
      case nil: .monochrome
      case .hierarchical, .palette: .levels
      case .multicolor: .multicolor
      }
    var done: ColorTable.Paint?
    var painted: [ColorTable.Paint] = []
    func together() -> ColorTable.Paint? {
      let all = (done.map { [$0] } ?? []) + painted
      return all.count > 1 ? .layers(all) : all.first
    }
    for (layer, glyph) in zip(layers, glyphs) {
      guard layer.clears.contains(clearing) else {
        let (color, opacity) = color(of: layer, mode: mode, own)
        guard opacity > 0 else { continue }
        painted.append(.glyph(glyph, color: color, opacity: opacity))
        continue
      }
      if let behind = together() { done = .cleared(behind, by: glyph) }
      painted = []
    }
    return together()
  }

  /// Returns the palette entry and the opacity.
  private static func color(
    of layer: SymbolLayer, mode: ColorGlyphMode?, _ own: [LayerColor]
  ) -> (color: Int, opacity: Double) {
    let level = HierarchicalLevel.allCases.firstIndex(of: layer.level) ?? 0
    let opacities = layer.opacities
    switch mode {
    case nil: return (ColorTable.foreground, opacities.isInMonochrome ? 1 : 0)
    case .hierarchical:
      return (ColorTable.foreground, layer.level.opacity * opacities.levels)
    case .palette: return (level, opacities.levels)
    case .multicolor:
      return (
        layer.color.flatMap { entry($0, own) } ?? ColorTable.foreground, opacities.multicolor
      )
    }
  }

  // MARK: The palette

  /// The named colours, in the palette's order.
  private static let named = LayerColor.standard.filter { $0.rgb != nil }

  /// Returns the drawings' custom colours, in the palette's order after the named ones.
  static func customColors(of symbols: [Symbol]) -> [LayerColor] {
    let used = Set(symbols.lazy.flatMap(\.layers).compactMap { $0.color?.custom })
    func key(_ color: LayerColor) -> (UInt32, UInt32) { color.rgb ?? (0, 0) }
    return used.sorted { key($0) < key($1) }
  }

  /// Returns the colours that only some fonts have in their palettes, in the palette's order after all others.
  static func adaptiveColors(of symbols: [Symbol]) -> [LayerColor] {
    let used = Set(symbols.lazy.flatMap(\.layers).compactMap(\.color))
    return LayerColor.adaptive.filter { used.contains($0) }
  }

  /// Returns the colours that the palette has only for the drawings, in the palette's order after those of all fonts.
  static func ownColors(of symbols: [Symbol]) -> [LayerColor] {
    customColors(of: symbols) + adaptiveColors(of: symbols)
  }

  /// The number of palette entries before those for the drawings.
  static let namedCount = HierarchicalLevel.allCases.count + named.count

  /// Returns the palette entry of a colour; the order is the three levels, the named colours, then the drawings' own.
  private static func entry(_ color: LayerColor, _ own: [LayerColor]) -> Int? {
    if let place = named.firstIndex(of: color) { return HierarchicalLevel.allCases.count + place }
    return own.firstIndex(of: color.custom ?? color).map { namedCount + $0 }
  }

  /// Returns a palette for light and one for dark backgrounds.
  /// - Parameter own: The drawings' colours in addition to those of all fonts.
  static func palettes(names: inout NameTable, own: [LayerColor]) -> PaletteTable {
    let levels: [LayerColor] = [.systemBlue, .systemTeal, .systemGray]
    let colors = (levels + named + own).compactMap(\.rgba)
    return PaletteTable(
      palettes: [
        .init(colors: colors.map(\.light), type: 1, nameID: names.add("Light")),
        .init(colors: colors.map(\.dark), type: 2, nameID: names.add("Dark")),
      ],
      entryNames: (HierarchicalLevel.allCases.map(\.rawValue) + (named + own).map(\.rawValue))
        .map { names.add($0) })
  }
}

extension LayerColor {
  /// A custom colour as the palette has it: opaque, and a single one if it is the same on light and on dark backgrounds;
  /// `nil` for named colours.
  var custom: LayerColor? {
    switch self {
    case .fixed(let rgb): .fixed(rgb & 0xFFFFFF)
    case .pair(let light, let dark): LayerColor(light: light, dark: dark)
    default: nil
    }
  }

  /// Makes a custom colour, 0xRRGGBB.
  init(light: UInt32, dark: UInt32) {
    let (light, dark) = (light & 0xFFFFFF, dark & 0xFFFFFF)
    self = light == dark ? .fixed(light) : .pair(light: light, dark: dark)
  }
}

extension HierarchicalLevel {
  /// The opacity in the hierarchical mode: 100, 50 and 25 %, as in the Human Interface Guidelines.
  package var opacity: Double {
    switch self {
    case .primary: 1
    case .secondary: 0.5
    case .tertiary: 0.25
    }
  }
}
