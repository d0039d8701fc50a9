public import SymtextOpenType

/// The glyphs of a layer by scale.
public struct ScaleGlyphs: Hashable, Sendable {
  private var small: GlyphID?
  private var medium: GlyphID?
  private var large: GlyphID?

  /// No glyph at any scale.
  package init() {}

  /// The glyph at a scale; `nil` when the font lacks it.
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

  /// The scales that there is a glyph at.
  public var scales: [SymbolScale] { SymbolScale.allCases.filter { self[$0] != nil } }

  /// The glyphs that there are, from the small one up.
  public var values: [GlyphID] { [small, medium, large].compactMap(\.self) }
}
