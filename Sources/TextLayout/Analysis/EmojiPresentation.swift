/// Whether a character is shown as a picture.
///
/// <https://www.unicode.org/reports/tr51/#Presentation_Style>
enum EmojiPresentation {
  private static let textSelector: Unicode.Scalar = "\u{FE0E}"
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

  /// Whether a grapheme cluster asks to be shown as a picture.
  static func isAsked(by cluster: some Collection<Unicode.Scalar>) -> Bool {
    if cluster.contains(emojiSelector) { return true }
    guard let first = cluster.first, !cluster.contains(textSelector) else { return false }
    return first.properties.isEmojiPresentation
  }

  /// Whether a text may hold such a cluster: a quick look that lets through too many.
  static func mayOccur(in utf8: [UInt8], range: Range<Int>) -> Bool {
    for offset in range where utf8[offset] >= 0xE2 {
      switch utf8[offset] {
      // U+1F000 to U+1FFFF.
      case 0xF0: if offset + 1 < range.upperBound, utf8[offset + 1] == 0x9F { return true }
      // U+2300 to U+2BFF.
      case 0xE2: if offset + 1 < range.upperBound, utf8[offset + 1] >= 0x8C { return true }
      // U+FE0F.
      case 0xEF:
        if offset + 2 < range.upperBound, utf8[offset + 1] == 0xB8, utf8[offset + 2] == 0x8F {
          return true
        }
      default: break
      }
    }
    return false
  }
}
