package import Geometry

/// Outlines that were drawn for weights and scales, in place of strokes.
///
/// The paths of a scale hold closed contours that are filled by the nonzero rule. Ultralight, Regular and
/// Black have the same elements in the same order; the weights between them lie on the straight lines
/// between these three (``WeightLaw``), except those that have a path of their own.
///
/// Drawing space of the scale: y down, y = 12 in the middle of the cap height, one unit
/// ``DrawingGrid/unit`` × the scale's factor of the cap height.
package struct MasterOutlines: Hashable, Sendable {
  /// At least Ultralight, Regular and Black of every scale.
  package var paths: [SymbolScale: [SymbolWeight: Path]]

  /// Whether only Regular was drawn, and the other weights were made from it by offsetting.
  package var areSynthesised = false

  /// How far, in units of the drawing, a weight's own outline lies from the interpolated one to count.
  static let leastDifference = 0.02
  /// How much of the width of the narrowest white Black keeps: what is knocked out has to be seen.
  package static let keptWhite = 0.55

  /// Makes outlines.
  package init(_ paths: [SymbolScale: [SymbolWeight: Path]]) { self.paths = paths }

  /// The same outlines somewhere else.
  package func transformed(by map: Affine) -> MasterOutlines {
    var result = self
    result.paths = paths.mapValues { $0.mapValues { $0.transformed(by: map) } }
    return result
  }
}
