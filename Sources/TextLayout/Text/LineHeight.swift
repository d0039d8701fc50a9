/// The distance between baselines.
public enum LineHeight: Hashable, Sendable {
  /// The height in the fonts of the text, extended by higher or lower content.
  ///
  /// Fallback fonts do not count, but lines keep a distance at which their ink does not touch the next line, as with
  /// stacked Burmese letters in a Latin font.
  case natural
  /// A multiple of the natural height: 0 to 1000; a value that is not finite counts as 1.
  case multiple(Double)
  /// In points, 0 to 1,000,000, regardless of symbols and fallback fonts; a value that is not finite gives the height
  /// of the fonts.
  ///
  /// It applies to every text size, with half of the difference above and below, as in CSS: a line of several sizes is
  /// a little higher.
  case points(Double)
}
