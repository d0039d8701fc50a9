internal import SymtextSymbols
internal import SymtextOpenType

/// The glyphs of one symbol at one scale.
struct SymbolGlyphs: Sendable {
  /// The whole symbol in one colour.
  enum Whole: Sendable {
    /// An outline of its own, with replacements on parts of the weight axis.
    case outline(VaryingGlyph, alternates: [Alternate])
    /// A composite of the layers, which neither overlap nor clear each other.
    case layers
  }

  /// A glyph for a part of the weight axis.
  struct Alternate: Sendable {
    /// From −1, Ultralight, over 0, Regular, to 1, Black.
    var range: ClosedRange<Double>
    var glyph: VaryingGlyph
  }

  /// A layer for stacking: later layers cannot clear it, so their cut-outs are part of its outline.
  enum StackedLayer: Sendable {
    /// An uncut layer, by its index in ``SymbolGlyphs/layers``.
    case painted(Int)
    /// An outline without the parts that later layers clear, with replacements on parts of the weight axis.
    case cut(VaryingGlyph, alternates: [Alternate])
  }

  var whole: Whole
  /// The glyph of each layer; empty for a single layer that equals the whole at every weight.
  var layers: [VaryingGlyph]
  /// The replacements of the layers on parts of the weight axis.
  var layerForms: [LayerForm] = []
  /// The layers painted in one colour, back to front, which stack to the whole symbol; empty for fewer than two, or
  /// when not requested.
  var stacked: [StackedLayer] = []
  /// By colour mode, the layers painted in it, back to front, with later layers' cut-outs.
  ///
  /// A mode is missing when no layer clears in it, or no single glyph represents a layer at all weights.
  var cut: [ClearingModes: [StackedLayer]] = [:]
  /// Whether the whole symbol looks like Regular at all weights, because it is too complex.
  var keepsWeight = false
  /// Whether the layers show the symbol better, also in one colour, because cleared shapes could not be cut out at
  /// every weight.
  var isLayered: Bool { !layers.isEmpty && (keepsWeight || isUncut) }
  /// Whether the whole symbol has no cut-outs, because they were too complex.
  var isUncut = false
  /// The pen of the lines; `nil` when the glyph does not have the three masters of strokes.
  var pen: PlacedPen?

  /// The reach of all outlines beyond Ultralight and Black; common, because layers are stacked at every weight.
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
