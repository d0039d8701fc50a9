/// How far apart baselines are.
public enum LineHeight: Hashable, Sendable {
  /// As the fonts of the text say; more where something reaches higher or lower.
  ///
  /// Fonts that only stand in for missing characters do not count.
  case natural
  /// A multiple of the natural height: 0 to 1000; what is no finite number is 1.
  case multiple(Double)
  /// In points, 0 to 1,000,000, whatever stands in the line; what is no finite number is the height of
  /// the fonts.
  case points(Double)
}
