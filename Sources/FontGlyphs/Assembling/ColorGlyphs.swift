internal import OpenType

/// The glyphs that a font's own colour tables paint in layers, and their paints.
enum ColorGlyphs {
  /// How glyphs are painted.
  struct Paints {
    /// By glyph, version 1 of the table.
    var paints: [(glyph: Int, paint: ColorTable.Paint)] = []
    /// By glyph, what version 0 paints where it cannot clear.
    var cutLayers: [Int: [ColorTable.Layer]] = [:]
    /// Whether version 0 is there at all.
    var hasVersion0 = true

    /// The symbols of which some glyph has colours in version 1 alone, because what clears cannot be cut out for all
    /// weights; the hierarchical mode, which needs opacity, does not count.
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
    let fixed = fixedColors(of: symbols)
    for mode in ColorGlyphMode.allCases {
      for scale in scales {
        for (index, symbol) in symbols.enumerated() where differs(symbol, mode) {
          let key = GlyphSet.Key(symbol: index, scale: scale)
          let layers = glyphs.layers(key)
          guard layers.count == symbol.layers.count,
            let paint = paint(symbol.layers, glyphs: layers, mode: mode, fixed),
            let glyph = try glyphs.addColored(mode, of: key, symbol: symbol)
          else { continue }
          paints.paints.append((glyph, paint))
          let cut = cutLayers(of: symbol, key, glyphs: glyphs, mode: mode, fixed)
          paints.cutLayers[glyph] = cut
          if mode != .hierarchical, cut == nil, paint.flatLayers == nil {
            paints.onlyInVersion1.insert(index)
          }
        }
      }
    }
    return paints
  }

  /// The layers as version 0 of the table paints them: opaque, with what is cleared cut out of them.
  private static func cutLayers(
    of symbol: Symbol, _ key: GlyphSet.Key, glyphs: GlyphSet, mode: ColorGlyphMode,
    _ fixed: [UInt32]
  ) -> [ColorTable.Layer]? {
    let clearing: ClearingModes = mode == .multicolor ? .multicolor : .levels
    guard let cut = glyphs.cut(key, in: clearing) else { return nil }
    var layers: [ColorTable.Layer] = []
    for (index, glyph) in zip(symbol.layersPainted(in: clearing), cut) {
      let (color, opacity) = color(of: symbol.layers[index], mode: mode, fixed)
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
      }
    case .palette: true
    case .multicolor: symbol.hasColors
    }
  }

  private static func paint(
    _ layers: [SymbolLayer], glyphs: [Int], mode: ColorGlyphMode, _ fixed: [UInt32]
  ) -> ColorTable.Paint? {
    var done: ColorTable.Paint?
    var painted: [ColorTable.Paint] = []
    func together() -> ColorTable.Paint? {
      let all = (done.map { [$0] } ?? []) + painted
      return all.count > 1 ? .layers(all) : all.first
    }
    for (layer, glyph) in zip(layers, glyphs) {
      guard layer.clears.contains(mode == .multicolor ? .multicolor : .levels) else {
        let (color, opacity) = color(of: layer, mode: mode, fixed)
        painted.append(.glyph(glyph, color: color, opacity: opacity))
        continue
      }
      if let behind = together() { done = .cleared(behind, by: glyph) }
      painted = []
    }
    return together()
  }

  /// The palette's entry, and the opacity.
  private static func color(
    of layer: SymbolLayer, mode: ColorGlyphMode, _ fixed: [UInt32]
  ) -> (color: Int, opacity: Double) {
    let level = HierarchicalLevel.allCases.firstIndex(of: layer.level) ?? 0
    switch mode {
    case .hierarchical: return (ColorTable.foreground, layer.level.opacity)
    case .palette: return (level, 1)
    case .multicolor:
      return (
        layer.color.flatMap { entry($0, fixed) } ?? ColorTable.foreground, 1
      )
    }
  }

  // MARK: The palette

  /// The colours that drawings name, in the palette's order.
  private static let named = LayerColor.allCases.filter { $0.rgb != nil }

  /// The colours of the drawings' own, in the palette's order behind those that have names.
  static func fixedColors(of symbols: [Symbol]) -> [UInt32] {
    var colors: Set<UInt32> = []
    for layer in symbols.lazy.flatMap(\.layers) {
      if case .fixed(let rgb) = layer.color { colors.insert(rgb & 0xFFFFFF) }
    }
    return colors.sorted()
  }

  /// How many entries the palette has before the drawings' own.
  static let namedCount = HierarchicalLevel.allCases.count + named.count

  /// The palette's entry of a colour: behind those of the three levels the named, then the drawings' own.
  private static func entry(_ color: LayerColor, _ fixed: [UInt32]) -> Int? {
    guard case .fixed(let rgb) = color else {
      return named.firstIndex(of: color).map { HierarchicalLevel.allCases.count + $0 }
    }
    return fixed.firstIndex(of: rgb & 0xFFFFFF).map { namedCount + $0 }
  }

  /// One palette for light, one for dark backgrounds.
  static func palettes(names: inout NameTable, fixed: [UInt32]) -> PaletteTable {
    let levels: [LayerColor] = [.systemBlue, .systemTeal, .systemGray]
    let own = fixed.map { LayerColor.fixed($0) }
    let colors = (levels + named + own).compactMap(\.rgb)
    return PaletteTable(
      palettes: [
        .init(colors: colors.map(\.light), type: 1, nameID: names.add("Light")),
        .init(colors: colors.map(\.dark), type: 2, nameID: names.add("Dark")),
      ],
      entryNames: (HierarchicalLevel.allCases.map(\.rawValue) + (named + own).map(\.rawValue))
        .map { names.add($0) })
  }
}

extension HierarchicalLevel {
  /// The opacity in the hierarchical mode: 100, 50 and 25 %, as the Human Interface Guidelines describe
  /// the levels.
  package var opacity: Double {
    switch self {
    case .primary: 1
    case .secondary: 0.5
    case .tertiary: 0.25
    }
  }
}
