internal import OpenType

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
    /// Normalised coordinates.
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
  /// The layers that are painted in one colour, back to front, so that laid on each other they look like the
  /// whole symbol; none where there are fewer than two, or nobody wants them.
  var stacked: [StackedLayer] = []
  /// By a mode of colours, the layers that are painted in it, back to front, as later ones leave them; none of a mode
  /// in which nothing clears, or in which no single glyph stands for a layer at all weights.
  var cut: [ClearingModes: [StackedLayer]] = [:]
  /// Whether the whole symbol is as at Regular at all weights, because it is too intricate.
  var keepsWeight = false
  /// What draws its lines; `nil` where the masters are not the three of strokes.
  var pen: PlacedPen?
}
