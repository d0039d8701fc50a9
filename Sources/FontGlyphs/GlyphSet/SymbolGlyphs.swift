internal import SymtextSymbols
internal import SymtextOpenType

/// What one symbol becomes at one scale.
struct SymbolGlyphs: Sendable {
  /// The whole symbol in one colour.
  enum Whole: Sendable {
    /// An outline of its own, and others that take its place on stretches of the weight axis.
    case outline(VaryingGlyph, alternates: [Alternate])
    /// The layers side by side: they neither overlap nor clear each other.
    case layers
  }

  /// A glyph for a part of the weight axis.
  struct Alternate: Sendable {
    /// Places between the masters: −1 Ultralight, 0 Regular, 1 Black.
    var range: ClosedRange<Double>
    var glyph: VaryingGlyph
  }

  /// A layer as it looks where others lie on it that cannot clear it.
  enum StackedLayer: Sendable {
    /// As it is painted, by its place among ``SymbolGlyphs/layers``: nothing is cleared of it.
    case painted(Int)
    /// What later layers leave of it, and outlines that take its place on stretches of the weight axis.
    case cut(VaryingGlyph, alternates: [Alternate])
  }

  var whole: Whole
  /// The glyph of each layer; none when the symbol has just one, which is the whole at every weight.
  var layers: [VaryingGlyph]
  /// What stands for the layers on parts of the weight axis.
  var layerForms: [LayerForm] = []
  /// The layers that are painted in one colour, back to front, so that laid on each other they look like the
  /// whole symbol; none where there are fewer than two, or nobody wants them.
  var stacked: [StackedLayer] = []
  /// By a mode of colours, the layers that are painted in it, back to front, as later ones leave them; none of a mode
  /// in which nothing clears, or in which no single glyph stands for a layer at all weights.
  var cut: [ClearingModes: [StackedLayer]] = [:]
  /// Whether the whole symbol is as at Regular at all weights, because it is too intricate.
  var keepsWeight = false
  /// Whether its layers show it better, also in one colour: what clears could not be cut out at every weight.
  var isLayered: Bool { !layers.isEmpty && (keepsWeight || isUncut) }
  /// Whether nothing is cut out of the whole symbol, because that could not be done at all.
  var isUncut = false
  /// What draws its lines; `nil` where the masters are not the three of strokes.
  var pen: PlacedPen?

  /// How far all of the outlines go on beyond Ultralight and Black: layers lie on each other at every weight.
  var reach = GlyphReach.whole {
    didSet {
      for index in layers.indices { layers[index].reach = reach }
      if case .outline(let glyph, let alternates) = whole {
        let set = Self.reaching(glyph, alternates, reach)
        whole = .outline(set.glyph, alternates: set.alternates)
      }
      stacked = stacked.map { Self.reaching($0, reach) }
      cut = cut.mapValues { $0.map { Self.reaching($0, reach) } }
    }
  }

  private static func reaching(_ layer: StackedLayer, _ reach: GlyphReach) -> StackedLayer {
    guard case .cut(let glyph, let alternates) = layer else { return layer }
    let set = reaching(glyph, alternates, reach)
    return .cut(set.glyph, alternates: set.alternates)
  }

  private static func reaching(
    _ glyph: VaryingGlyph, _ alternates: [Alternate], _ reach: GlyphReach
  ) -> (glyph: VaryingGlyph, alternates: [Alternate]) {
    var (glyph, alternates) = (glyph, alternates)
    glyph.reach = reach
    for index in alternates.indices { alternates[index].glyph.reach = reach }
    return (glyph, alternates)
  }
}
