/// Whether a grapheme cluster is to be shown in colour, by UTS 51.
///
/// <https://www.unicode.org/reports/tr51/#Presentation_Style>
enum EmojiPresentation: Sendable {
  case text
  case emoji

  init(_ cluster: [Unicode.Scalar]) {
    guard let base = cluster.first, base.properties.isEmoji else {
      self = .text
      return
    }
    self = Self.isEmoji(base, cluster.dropFirst()) ? .emoji : .text
  }

  /// A selector behind the base decides; else what the base is by itself; else a modifier, a selector or
  /// an emoji further behind, in a sequence.
  private static func isEmoji(
    _ base: Unicode.Scalar, _ rest: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    switch rest.first {
    case "\u{FE0E}": return false
    case "\u{FE0F}": return true
    default: break
    }
    if base.properties.isEmojiPresentation { return true }
    return rest.contains { scalar in
      scalar == "\u{FE0F}" || scalar.properties.isEmojiPresentation
    }
  }
}
