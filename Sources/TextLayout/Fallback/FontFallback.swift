internal import Synchronization

/// Finds installed fonts for characters that the text's font lacks.
///
/// The order of preference is fontconfig's, so that the user's configuration decides, given the text
/// font's kind (serifs, one width), the language, the slant and the weight; the first font that covers
/// the whole cluster is taken. Answers, sorted lists and opened faces are kept, and it may be used by
/// many threads.
public final class FontFallback: Sendable {
  /// The fonts that are installed. Its first question that the text's font cannot answer starts
  /// fontconfig; nothing else does.
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
  ///   weight and all other axes standard; `nil` when no installed font covers so much as the base.
  public func font(
    for cluster: some Collection<Unicode.Scalar>, insteadOf font: Font, language: String? = nil
  ) -> Font? {
    let cluster = Array(cluster)
    let isEmoji = EmojiPresentation(cluster) == .emoji
    if !isEmoji && ClusterCoverage.isCovered(cluster, by: font.face.covers) { return font }
    guard let base = cluster.first(where: ClusterCoverage.needsGlyph) else { return font }
    guard base.properties.generalCategory != .privateUse else { return nil }
    if isEmoji, let face = face(for: cluster, base, insteadOf: font, language, isEmoji: true) {
      return self.font(face, like: font)
    }
    if ClusterCoverage.isCovered(cluster, by: font.face.covers) { return font }
    if let face = face(for: cluster, base, insteadOf: font, language, isEmoji: false) {
      return self.font(face, like: font)
    }
    if font.face.covers(base) { return font }
    return face(for: [base], base, insteadOf: font, language, isEmoji: false)
      .map { self.font($0, like: font) }
  }

  private func font(_ face: Face, like font: Font) -> Font {
    Font(face: face, size: font.size, coordinates: DesignCoordinates(weight: font.weight))
  }

  private func face(
    for cluster: [Unicode.Scalar], _ base: Unicode.Scalar, insteadOf font: Font,
    _ language: String?, isEmoji: Bool
  ) -> Face? {
    let language = FallbackLanguage.name(for: base, language: language)
    let request = FallbackRequest(font: font, language: language, isEmoji: isEmoji)
    return search.withLock { $0.face(for: cluster, request) }
  }
}
