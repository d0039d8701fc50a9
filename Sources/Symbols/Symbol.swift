internal import SymtextGraphics

/// A symbol as it was drawn: a name, layers from back to front, and what is known of it.
public struct Symbol: Hashable, Sendable {
  /// The dotted name, such as `plus.circle`.
  public var name: String
  /// The parts, back to front.
  ///
  /// Drawing space: 24 × 24 units, y down, (12, 12) in the middle of the cap height; one unit is
  /// ``DrawingGrid/unit`` cap heights at medium scale.
  package var layers: [SymbolLayer]
  /// What is said about the symbol.
  public var metadata: SymbolMetadata
  /// Whether strokes up to Regular are never held back, however close: they are as they were drawn.
  package var keepsRegular = false
  /// Where it begins and ends beside others; `nil` puts even bearings beside its ink.
  package var margins: SymbolMargins?
  /// What the template that it was read from says beyond that; `nil` for other symbols.
  package var annotation: SymbolAnnotation?
  /// How it moves.
  package var motion = SymbolMotion()

  /// Makes a symbol.
  package init(
    name: String, layers: [SymbolLayer], metadata: SymbolMetadata, margins: SymbolMargins? = nil
  ) {
    self.name = name
    self.layers = layers
    self.metadata = metadata
    self.margins = margins
  }

  /// The most layers of a symbol: each is a glyph, and a paint of the font's colour table.
  package static let mostLayers = 2_000
  /// The most path segments that are read of an icon, or of a variant in a template.
  package static let mostSegments = 16_384

  /// How many path segments its layers have; of outlines that were drawn at several weights and scales
  /// those of Regular at medium.
  package var segmentCount: Int {
    layers.reduce(0) { count, layer in
      layer.shapes.reduce(count) {
        $0 + ($1.masters?.paths[.medium]?[.regular] ?? $1.path).elements.count
      }
    }
  }

  /// Whether it says anything of how it moves.
  package var saysMotion: Bool {
    motion != SymbolMotion() || layers.contains { $0.motion != LayerMotion() }
  }

  /// Whether a layer says how opaque it is.
  package var saysOpacity: Bool { layers.contains { $0.opacities != .full } }

  /// Whether something of it was drawn at Regular only, and its other weights were made by offsetting.
  package var hasSynthesisedWeights: Bool {
    layers.contains { $0.shapes.contains { $0.masters?.areSynthesised ?? false } }
  }
}
