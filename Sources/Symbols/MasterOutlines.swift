package import SymtextGraphics

/// Outlines drawn for weights and scales, in place of strokes.
///
/// The paths of a scale hold closed contours, filled by the nonzero rule. Ultralight, Regular and Black have the same
/// elements in the same order. Other weights are interpolated between these three (``WeightLaw``), unless they have a
/// path of their own.
///
/// Drawing space of the scale: y down, y = 12 in the middle of the cap height. One unit is ``DrawingGrid/unit`` × the
/// scale's factor of the cap height.
package struct MasterOutlines: Hashable, Sendable {
  /// At least Ultralight, Regular and Black of every scale.
  package var paths: [SymbolScale: [SymbolWeight: Path]]

  /// Outlines of another structure on part of the weight axis, for drawings that ``paths`` cannot interpolate.
  package struct Form: Hashable, Sendable {
    /// The part of the axis, as places: −1 Ultralight, 0 Regular, 1 Black.
    package var range: ClosedRange<Double>
    /// At least Ultralight, Regular and Black, as in ``MasterOutlines/paths``; unused beyond the range.
    package var paths: [SymbolWeight: Path]

    /// Makes a form.
    package init(range: ClosedRange<Double>, paths: [SymbolWeight: Path]) {
      self.range = range
      self.paths = paths
    }
  }

  /// The forms by scale, not overlapping on the axis; glyphs are swapped at the start of each range.
  package var forms: [SymbolScale: [Form]] = [:]

  /// Whether only Regular was drawn and the other weights were made by offsetting it.
  package var areSynthesised = false

  /// The least distance, in drawing units, at which a weight's own outline counts as different from the interpolated
  /// one.
  package static let leastDifference = 0.02
  /// The share of the narrowest gap's width that Black keeps, so that knocked-out shapes stay visible.
  package static let keptWhite = 0.55

  /// Makes outlines.
  package init(_ paths: [SymbolScale: [SymbolWeight: Path]]) { self.paths = paths }

  /// Returns the outlines transformed.
  package func transformed(by map: Affine) -> MasterOutlines {
    transformed { _, _ in map }
  }

  /// Returns the outlines transformed differently for each scale and weight.
  package func transformed(
    by map: (SymbolScale, SymbolWeight) -> Affine
  ) -> MasterOutlines {
    func moved(_ paths: [SymbolWeight: Path], _ scale: SymbolScale) -> [SymbolWeight: Path] {
      var result = paths
      for (weight, path) in paths { result[weight] = path.transformed(by: map(scale, weight)) }
      return result
    }
    var result = self
    for (scale, paths) in paths { result.paths[scale] = moved(paths, scale) }
    for (scale, forms) in forms {
      result.forms[scale] = forms.map { Form(range: $0.range, paths: moved($0.paths, scale)) }
    }
    return result
  }
}
