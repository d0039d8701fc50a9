/// Which glyphs a symbol set gives, and in which order.
///
/// First `.notdef` and the space, then every symbol at medium scale by name, then all small, then all
/// large ones.
struct GlyphPlan: Sendable {
  struct Entry: Sendable {
    var symbol: Symbol
    var scale: SymbolScale
    var name: String
  }

  let entries: [Entry]
  private let symbolCount: Int

  /// The order of the scales; medium is what characters map to.
  static let scales: [SymbolScale] = [.medium, .small, .large]
  /// The glyphs before the first symbol.
  static let leadingGlyphs = [".notdef", "space"]

  init(_ set: SymbolSet) throws(FontError) {
    symbolCount = set.symbols.count
    guard symbolCount > 0 else { throw FontError("there is no symbol to build a font from") }
    guard symbolCount * 3 + Self.leadingGlyphs.count <= 65_535 else {
      throw FontError(
        "\(symbolCount) symbols are too many: a font has at most 65,535 glyphs, three a symbol")
    }
    entries = Self.scales.flatMap { scale in
      set.symbols.map { symbol in
        let suffix = scale == .medium ? "" : ".\(scale.rawValue)"
        return Entry(symbol: symbol, scale: scale, name: symbol.name + suffix)
      }
    }
    let names = Set(set.symbols.map(\.name))
    for entry in entries where entry.scale != .medium && names.contains(entry.name) {
      throw FontError(
        "the name \(entry.name) is needed for a scale of \(entry.symbol.name); rename it")
    }
  }

  /// The glyph index of a symbol, by its place in the set, at a scale.
  func glyphIndex(symbol: Int, scale: SymbolScale) -> Int {
    let block = Self.scales.firstIndex(of: scale) ?? 0
    return Self.leadingGlyphs.count + block * symbolCount + symbol
  }
}
