internal import FontGlyphs
internal import Symbols
internal import OpenType

/// The signs that badges show where a set has none of the name: symbols of the library that comes with symtext.
enum BundledSigns {
  private static let font = try? SymbolFont(.bundled)

  /// A symbol as it was drawn; `nil` when the library has none of the name, or only a variant.
  @Sendable
  static func symbol(named name: String) -> Symbol? {
    guard let font, let entry = font.entry(named: name) else { return nil }
    var symbol = font.symbol(of: entry.index)
    if symbol?.metadata.base != nil { symbol = nil }
    return symbol
  }
}
