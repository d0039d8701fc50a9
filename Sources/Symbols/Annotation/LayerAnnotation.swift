/// What a template says of a layer, as it says it, so that it can be written again.
package struct LayerAnnotation: Hashable, Sendable {
  /// At most one for each mode, in the order of the modes.
  package var rules: [LayerRule]
  /// The layer only clears what is behind the next one, which clears and is painted.
  package var belongsToNext: Bool
  /// The paths of the template that its shapes are, from 0 in the order of a variant's paths.
  package var paths: [Int]
  /// How many contours each of these paths has; empty where the layer has only some of them.
  package var contourCounts: [Int]
  /// The guide points for drawing it (`data-clipstroke-keyframes`), by variant and path, as the file has
  /// them.
  package var keyframes: [DrawnVariant: [Int: String]]

  /// Makes an annotation.
  package init(
    rules: [LayerRule], belongsToNext: Bool = false, paths: [Int] = [],
    contourCounts: [Int] = [], keyframes: [DrawnVariant: [Int: String]] = [:]
  ) {
    self.rules = rules
    self.belongsToNext = belongsToNext
    self.paths = paths
    self.contourCounts = contourCounts
    self.keyframes = keyframes
  }

  /// The rule of a mode.
  package subscript(mode: AnnotatedMode) -> LayerRule? {
    rules.first { $0.name.mode == mode }
  }
}
