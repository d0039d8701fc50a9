/// Which glyphs a symbol set gives, and in which order.
///
/// First `.notdef` and the space; then every whole symbol at medium scale by name, all small, all large
/// ones; then the layers of the symbols that have several, in the same order of scales.
struct GlyphPlan: Sendable {
  /// One glyph: a symbol or one of its layers at a scale.
  struct Entry: Sendable {
    /// The symbol's place in the set.
    var symbol: Int
    /// `nil` for the whole symbol.
    var layer: Int?
    var scale: SymbolScale
    var name: String
  }

  let entries: [Entry]
  private let symbolCount: Int
  /// For each symbol the number of layer glyphs before its own, at any scale.
  private let layersBefore: [Int]
  private let layerCount: Int

  /// The order of the scales; medium is what characters map to.
  static let scales: [SymbolScale] = [.medium, .small, .large]
  /// The glyphs before the first symbol.
  static let leadingGlyphs = [".notdef", "space"]

  init(_ set: SymbolSet) throws(FontError) {
    symbolCount = set.symbols.count
    guard symbolCount > 0 else { throw FontError("there is no symbol to build a font from") }
    var before: [Int] = []
    var count = 0
    for symbol in set.symbols {
      before.append(count)
      count += Self.layerGlyphs(of: symbol)
    }
    layersBefore = before
    layerCount = count
    let total = (symbolCount + layerCount) * 3 + Self.leadingGlyphs.count
    guard total <= 65_535 else {
      throw FontError(
        "\(symbolCount) symbols with \(layerCount) layers make \(total) glyphs; a font holds at most 65,535"
      )
    }
    var entries: [Entry] = []
    for scale in Self.scales {
      for (index, symbol) in set.symbols.enumerated() {
        entries.append(
          Entry(symbol: index, layer: nil, scale: scale, name: symbol.name + scale.glyphSuffix))
      }
    }
    for scale in Self.scales {
      for (index, symbol) in set.symbols.enumerated() {
        for layer in 0..<Self.layerGlyphs(of: symbol) {
          entries.append(
            Entry(
              symbol: index, layer: layer, scale: scale,
              name: "\(symbol.name).\(layer)\(scale.glyphSuffix)"))
        }
      }
    }
    var owners: Set<String> = []
    for entry in entries where !owners.insert(entry.name).inserted {
      throw FontError(
        "the glyph name \(entry.name) is needed twice, for a symbol and for a layer or scale of another; rename one"
      )
    }
    self.entries = entries
  }

  /// A symbol of one layer needs no glyph for it.
  static func layerGlyphs(of symbol: Symbol) -> Int {
    symbol.layers.count > 1 ? symbol.layers.count : 0
  }

  /// The glyph index of a symbol, by its place in the set, at a scale.
  func glyphIndex(symbol: Int, scale: SymbolScale) -> Int {
    Self.leadingGlyphs.count + block(scale) * symbolCount + symbol
  }

  /// The glyph index of a symbol's layer: that of the symbol itself when it has just one.
  func glyphIndex(symbol: Int, layer: Int, of count: Int, scale: SymbolScale) -> Int {
    guard count > 1 else { return glyphIndex(symbol: symbol, scale: scale) }
    return Self.leadingGlyphs.count + 3 * symbolCount + block(scale) * layerCount
      + layersBefore[symbol] + layer
  }

  private func block(_ scale: SymbolScale) -> Int { Self.scales.firstIndex(of: scale) ?? 0 }
}

extension SymbolScale {
  /// What a glyph's name ends in at this scale.
  fileprivate var glyphSuffix: String { self == .medium ? "" : ".\(rawValue)" }
}
