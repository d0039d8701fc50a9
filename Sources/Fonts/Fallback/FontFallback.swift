internal import Synchronization

/// Finds installed fonts for characters that the text's font lacks.
///
/// fontconfig sorts the candidates, so the user's configuration applies, by the text font's kind (serif, monospace),
/// language, slant and weight. The first font that covers the whole cluster is used. Answers, sorted lists and opened
/// faces are cached. The object is safe to use from several threads.
public final class FontFallback: Sendable {
  /// The installed fonts.
  ///
  /// fontconfig starts with the first cluster that the text's font does not cover.
  public static let system = FontFallback()

  private let search = Mutex(FallbackSearch())

  private init() {}

  /// Returns the font for a grapheme cluster.
  ///
  /// This is the text's font when it covers the cluster: the base, and the marks or their compositions with the base.
  /// Spaces, controls, joiners and selectors need no glyph. Private-use characters always stay in the text's font,
  /// because their meaning depends on it. A cluster of emoji presentation (UTS 51) prefers a colour font even when the
  /// text's font covers it; all others prefer a font without colour.
  /// - Parameters:
  ///   - cluster: An extended grapheme cluster.
  ///   - font: The text's font.
  ///   - language: BCP 47; chooses among fonts that cover the cluster, and so the regional forms of Han characters.
  /// - Returns: The text's font, or an installed one of the same size. The installed font has the text's weight and
  ///   width on its axes, and an automatic optical size if the text has; all other axes are at their default. `nil`
  ///   when no installed font covers the base.
  public func font(
    for cluster: some Collection<Unicode.Scalar>, insteadOf font: Font, language: String? = nil
  ) -> Font? {
    // The first character of emoji presentation is U+231A.
    if let only = cluster.first, only.value < 0x2000, cluster.count == 1, font.face.covers(only) {
      return font
    }
    let question = FallbackQuestion(
      instance: font.instance, cluster: Array(cluster), language: language)
    switch search.withLock({ $0.answer(question, font) }) {
    case .textFont: return font
    case .installed(let face, let instance):
      return Font(
        face: face, size: font.size, instance: instance, opticalSizing: font.opticalSizing)
    case .none: return nil
    }
  }
}
