/// How far apart baselines are.
public enum LineHeight: Hashable, Sendable {
  /// As the fonts of the text say; more where something reaches higher or lower.
  ///
  /// Fonts that only stand in for missing characters do not count.
  case natural
  /// A multiple of the natural height.
  case multiple(Double)
  /// In points, whatever stands in the line.
  case points(Double)
}
