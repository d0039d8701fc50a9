package import SymtextGraphics

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

  /// Outlines of another structure on a part of the weight axis, where those of ``paths`` cannot become what was
  /// drawn.
  package struct Form: Hashable, Sendable {
    /// The part of the axis, in places between the masters: −1 Ultralight, 0 Regular, 1 Black.
    package var range: ClosedRange<Double>
    /// At least Ultralight, Regular and Black, as in ``MasterOutlines/paths``; what lies beyond the range is not
    /// seen.
    package var paths: [SymbolWeight: Path]

    /// Makes a form.
    package init(range: ClosedRange<Double>, paths: [SymbolWeight: Path]) {
      self.range = range
      self.paths = paths
    }
  }

  /// By scale, forms that do not overlap on the axis; glyphs are exchanged where one begins.
  package var forms: [SymbolScale: [Form]] = [:]

  /// Whether only Regular was drawn, and the other weights were made from it by offsetting.
  package var areSynthesised = false

  /// How far, in units of the drawing, a weight's own outline lies from the interpolated one to count.
  package static let leastDifference = 0.02
  /// How much of the width of the narrowest white Black keeps: what is knocked out has to be seen.
  package static let keptWhite = 0.55

  /// Makes outlines.
  package init(_ paths: [SymbolScale: [SymbolWeight: Path]]) { self.paths = paths }

  /// The same outlines somewhere else.
  package func transformed(by map: Affine) -> MasterOutlines {
    transformed { _, _ in map }
  }

  /// The same outlines, moved otherwise at every scale and weight.
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
