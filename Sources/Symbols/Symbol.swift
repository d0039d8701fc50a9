package import SymtextGraphics

/// A drawn symbol: a name, layers from back to front, and metadata.
public struct Symbol: Hashable, Sendable {
  /// The dotted name, such as `plus.circle`.
  public var name: String
  /// The layers, back to front.
  ///
  /// Drawing space: 24 × 24 units, y down, (12, 12) in the middle of the cap height. One unit is ``DrawingGrid/unit``
  /// cap heights at medium scale.
  package var layers: [SymbolLayer]
  /// The metadata.
  public var metadata: SymbolMetadata
  /// The shift from the middle of the ink to the optical centre, as the drawing has it; `nil` leaves it to
  /// ``OpticalCentering``.
  ///
  /// In units of the drawing grid, at most ``OpticalCentering/farthestOwn`` along each axis.
  package var opticalShift: Vector?
  /// Whether strokes up to Regular stay as drawn, without crowding correction.
  package var keepsRegular = false
  /// The margins beside neighbouring glyphs; `nil` for even side bearings.
  package var margins: SymbolMargins?
  /// The space in addition to margins or side bearings.
  package var spacing = SymbolSpacing.none
  /// Further annotation of the template it was read from; `nil` for other symbols.
  package var annotation: SymbolAnnotation?
  /// How it moves.
  package var motion = SymbolMotion()
  /// The drawing in right-to-left text; `nil` mirrors the layers and the motion.
  ///
  /// It counts if the metadata have a mirrored form.
  package var rightToLeft: RightToLeftDrawing?

  /// Makes a symbol.
  package init(
    name: String, layers: [SymbolLayer], metadata: SymbolMetadata, margins: SymbolMargins? = nil
  ) {
    self.name = name
    self.layers = layers
    self.metadata = metadata
    self.margins = margins
  }

  /// The most layers of a symbol: each is a glyph, and a paint of the `COLR` table.
  package static let mostLayers = 2_000
  /// The most path segments of an icon or of a variant in a template; readers reject more.
  package static let mostSegments = 16_384

  /// The number of path segments in its layers; outlines drawn at several weights and scales count at Regular, medium
  /// scale.
  package var segmentCount: Int {
    layers.reduce(0) { count, layer in
      layer.shapes.reduce(count) {
        $0 + ($1.masters?.paths[.medium]?[.regular] ?? $1.path).elements.count
      }
    }
  }

  /// Whether it has motion properties.
  package var saysMotion: Bool {
    motion != SymbolMotion() || layers.contains { $0.motion != LayerMotion() }
  }

  /// Whether a layer turns about a point of its own.
  package var saysLayerAnchor: Bool { layers.contains { $0.motion.anchor != nil } }

  /// Whether a layer travels with the pen of another.
  package var saysAttachment: Bool { layers.contains { $0.motion.attachment != nil } }

  /// Whether a layer specifies opacities.
  package var saysOpacity: Bool { layers.contains { $0.opacities != .full } }

  /// Whether any shape was drawn at Regular only, with other weights made by offsetting.
  package var hasSynthesisedWeights: Bool {
    layers.contains { $0.shapes.contains { $0.masters?.areSynthesised ?? false } }
  }
}
