/// The presentation of a grapheme cluster, text or emoji, by UTS 51.
///
/// <https://www.unicode.org/reports/tr51/#Presentation_Style>
package enum EmojiPresentation: Sendable {
  case text
  case emoji

  package init(_ cluster: [Unicode.Scalar]) {
    guard let base = cluster.first, base.properties.isEmoji else {
      self = .text
      return
    }
    self = Self.isEmoji(base, cluster.dropFirst()) ? .emoji : .text
  }

  /// A variation selector after the base decides.
  ///
  /// Without one, the cluster has emoji presentation if its base has, or if a modifier, a selector or an emoji follows
  /// in the sequence.
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
  /// Whether part of a text may contain a cluster of emoji presentation; a fast test with false positives.
  package static func mayOccur(in utf8: [UInt8], range: Range<Int>) -> Bool {
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
