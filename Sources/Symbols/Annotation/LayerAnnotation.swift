/// A layer's annotation in a template, kept as written so that an export can reproduce it.
package struct LayerAnnotation: Hashable, Sendable {
  /// At most one for each mode, in the order of the modes.
  package var rules: [LayerRule]
  /// Whether the layer is the clearing half of a template layer that both clears and is painted; the next layer is the
  /// painted half.
  package var belongsToNext: Bool
  /// The paths of the template that form its shapes, numbered from 0 in the order of a variant's paths.
  package var paths: [Int]
  /// The number of contours of each of these paths; empty if the layer has only some of them.
  package var contourCounts: [Int]
  /// The guide points (`data-clipstroke-keyframes`) by variant and path, as in the file.
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
