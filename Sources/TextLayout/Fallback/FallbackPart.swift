/// A part of a run for which one font is taken.
struct FallbackPart {
  /// UTF-8 bytes of the text.
  var range: Range<Int>
  var setting: RunSetting
  private var isEmoji: Bool

  /// Divides an item on grapheme boundaries.
  /// - Parameters:
  ///   - own: the text's own font.
  ///   - missing: the clusters that this font lacks a glyph for, rising; `nil` when that is not known.
  static func parts(
    of item: TextItem, own: RunSetting, missing: [Int]?, in utf8: [UInt8], fallback: FontFallback
  ) -> [FallbackPart] {
    let mayBeEmoji = EmojiPresentation.mayOccur(in: utf8, range: item.range)
    let isUnknown = missing == nil
    var missing = (missing ?? [])[...]
    var parts: [FallbackPart] = []
    var start = item.range.lowerBound
    for end in GraphemeBreaks.offsets(in: utf8, range: item.range) {
      var isMissing = false
      while let next = missing.first, next < end {
        isMissing = true
        missing.removeFirst()
      }
      var part = FallbackPart(range: start..<end, setting: own, isEmoji: false)
      if isMissing || isUnknown || mayBeEmoji {
        let cluster = UTF8Scalars(utf8, in: start..<end).map { $0.scalar }
        part.isEmoji = mayBeEmoji && EmojiPresentation(cluster) == .emoji
        let font = fallback.font(
          for: cluster, insteadOf: own.font, language: own.attributes.language)
        if let font, font.instance !== own.font.instance {
          let known = parts.last { $0.setting.font.instance === font.instance }
          part.setting = known?.setting ?? RunSetting(own.attributes, font: font)
        }
      }
      join(part, to: &parts, own: own, utf8)
      start = end
    }
    return parts
  }

  /// Adds a part, to the last one where that is in the same font.
  ///
  /// Spaces and punctuation between two parts in the same other font are set in it too, so that words
  /// stand as far apart as in that font's own text; not between emoji, whose fonts have spaces as wide
  /// as themselves.
  private static func join(
    _ part: FallbackPart, to parts: inout [FallbackPart], own: RunSetting, _ utf8: [UInt8]
  ) {
    guard let last = parts.last else { return parts.append(part) }
    if last.setting === part.setting {
      parts[parts.count - 1].range = last.range.lowerBound..<part.range.upperBound
      parts[parts.count - 1].isEmoji = last.isEmoji || part.isEmoji
    } else if last.setting === own, parts.count > 1, !part.isEmoji,
      case let before = parts[parts.count - 2], before.setting === part.setting, !before.isEmoji,
      last.isCommon(coveredBy: part.setting.font.face, utf8)
    {
      parts.removeLast()
      parts[parts.count - 1].range = before.range.lowerBound..<part.range.upperBound
    } else {
      parts.append(part)
    }
  }

  /// Whether all of its characters are used with any script and a face has them.
  private func isCommon(coveredBy face: Face, _ utf8: [UInt8]) -> Bool {
    UTF8Scalars(utf8, in: range).allSatisfy { scalar, _ in
      TextScript(scalar) == .common && face.covers(scalar)
    }
  }
}
