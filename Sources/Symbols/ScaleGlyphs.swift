public import SymtextOpenType

/// The glyphs of a layer by scale.
public struct ScaleGlyphs: Hashable, Sendable {
  private var small: GlyphID?
  private var medium: GlyphID?
  private var large: GlyphID?

  /// Makes an empty set.
  package init() {}

  /// The glyph at a scale; `nil` if the font lacks it.
  public subscript(scale: SymbolScale) -> GlyphID? {
    get {
      switch scale {
      case .small: small
      case .medium: medium
      case .large: large
      }
    }
    set {
      switch scale {
      case .small: small = newValue
      case .medium: medium = newValue
      case .large: large = newValue
      }
    }
  }

  /// The scales with a glyph.
  public var scales: [SymbolScale] { SymbolScale.allCases.filter { self[$0] != nil } }

  /// All glyphs, from the small scale to the large one.
  public var values: [GlyphID] { [small, medium, large].compactMap(\.self) }
}
