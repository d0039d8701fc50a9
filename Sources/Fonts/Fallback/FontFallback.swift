internal import Synchronization

/// Finds installed fonts for characters that the text's font lacks.
///
/// The order of preference is fontconfig's, so that the user's configuration decides, given the text
/// font's kind (serifs, one width), the language, the slant and the weight; the first font that covers
/// the whole cluster is taken. Answers, sorted lists and opened faces are kept, and it may be used by
/// many threads.
public final class FontFallback: Sendable {
  /// The fonts that are installed.
  ///
  /// The first question that the text's font cannot answer starts fontconfig; nothing else does.
  public static let system = FontFallback()

  private let search = Mutex(FallbackSearch())

  private init() {}

  /// The font to show a grapheme cluster in.
  ///
  /// That is the text's font when it covers the cluster: it has the base, and the marks or what base and
  /// marks compose to; spaces, controls, joiners and selectors need no glyph. Private-use characters mean
  /// something in the text's font only and never leave it. A cluster of emoji presentation (UTS 51)
  /// prefers a font with colours even so, all others one without.
  /// - Parameters:
  ///   - cluster: an extended grapheme cluster.
  ///   - font: the text's font.
  ///   - language: BCP 47; chooses among fonts that cover the cluster, and so the forms of Han
  ///     characters.
  /// - Returns: the text's font, or an installed one at the same size, with its weight axis at the text's
  ///   weight, its optical size following the size if the text's does, and all other axes standard; `nil` when no installed font covers so much as the base.
  public func font(
    for cluster: some Collection<Unicode.Scalar>, insteadOf font: Font, language: String? = nil
  ) -> Font? {
    // The least character of emoji presentation is U+231A.
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
