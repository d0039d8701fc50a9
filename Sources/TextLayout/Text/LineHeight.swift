/// How far apart baselines are.
public enum LineHeight: Hashable, Sendable {
  /// As the fonts of the text say; more where something reaches higher or lower.
  ///
  /// Fonts that only stand in for missing characters do not count, but lines keep so far apart that the
  /// ink of such fonts does not touch the next line's: stacked letters of Burmese in a Latin font.
  case natural
  /// A multiple of the natural height: 0 to 1000; what is no finite number is 1.
  case multiple(Double)
  /// In points, 0 to 1,000,000, whatever symbols and fonts that stand in need; what is no finite number is
  /// the height of the fonts.
  ///
  /// Every size of text gets it, half of the rest above and below, as in CSS: a line of several sizes is
  /// a little higher.
  case points(Double)
}
