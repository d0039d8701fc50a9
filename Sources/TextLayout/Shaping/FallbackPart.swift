internal import SymtextFonts

/// A part of a run with one font.
struct FallbackPart {
  /// UTF-8 bytes of the text.
  var range: Range<Int>
  var setting: RunSetting
  private var isEmoji: Bool

  /// Divides an item at grapheme boundaries.
  /// - Parameters:
  ///   - own: the text's own font.
  ///   - missing: the parts of the text without glyphs in this font, ascending; `nil` if unknown.
  static func parts(
    of item: TextItem, own: RunSetting, missing: [Range<Int>]?, in utf8: [UInt8],
    fallback: FontFallback
  ) -> [FallbackPart] {
    let mayBeEmoji = EmojiPresentation.mayOccur(in: utf8, range: item.range)
    let isUnknown = missing == nil
    var missing = (missing ?? [])[...]
    var parts: [FallbackPart] = []
    var start = item.range.lowerBound
    for end in GraphemeBreaks.offsets(in: utf8, range: item.range) {
      while let next = missing.first, next.upperBound <= start { missing.removeFirst() }
      // The shaper may merge or reorder several of the reader's clusters into one.
      let isMissing = missing.first.map { $0.lowerBound < end } ?? isUnknown
      var part = FallbackPart(range: start..<end, setting: own, isEmoji: false)
      if isMissing || mayBeEmoji {
        part.find(after: parts, mayBeEmoji: mayBeEmoji, own, utf8, fallback)
      }
      join(part, to: &parts, item, own, utf8)
      start = end
    }
    return parts
  }

  /// Finds the font of one grapheme cluster.
  ///
  /// Punctuation missing in the text's font uses the fallback font before it.
  private mutating func find(
    after parts: [FallbackPart], mayBeEmoji: Bool, _ own: RunSetting, _ utf8: [UInt8],
    _ fallback: FontFallback
  ) {
    let cluster = UTF8Scalars(utf8, in: range).map { $0.scalar }
    isEmoji = mayBeEmoji && EmojiPresentation(cluster) == .emoji
    if let last = parts.last, last.setting !== own, !last.isEmoji, !isEmoji,
      cluster.allSatisfy({ TextScript($0) == .common && last.setting.font.face.covers($0) }),
      !cluster.allSatisfy({ own.font.face.covers($0) })
    {
      setting = last.setting
      return
    }
    let font = fallback.font(for: cluster, insteadOf: own.font, language: own.attributes.language)
    if let font, font.instance !== own.font.instance {
      let known = parts.last { $0.setting.font.instance === font.instance }
      setting = known?.setting ?? RunSetting(own.attributes, font: font)
    }
  }

  /// Appends a part; merges it with the last one if that has the same font.
  ///
  /// Dashes, dots and quotation marks between two parts of ideographs in the same fallback font use it too, because
  /// there they are as wide as the ideographs. Spaces keep the text's own font, as in browsers.
  private static func join(
    _ part: FallbackPart, to parts: inout [FallbackPart], _ item: TextItem, _ own: RunSetting,
    _ utf8: [UInt8]
  ) {
    guard let last = parts.last else { return parts.append(part) }
    if last.setting === part.setting {
      parts[parts.count - 1].range = last.range.lowerBound..<part.range.upperBound
      parts[parts.count - 1].isEmoji = last.isEmoji || part.isEmoji
    } else if last.setting === own, parts.count > 1, !part.isEmoji,
      case let before = parts[parts.count - 2], before.setting === part.setting, !before.isEmoji,
      item.script.isIdeographic, last.isJoining(part.setting.font.face, utf8)
    {
      parts.removeLast()
      parts[parts.count - 1].range = before.range.lowerBound..<part.range.upperBound
    } else {
      parts.append(part)
    }
  }

  /// Returns whether all of its characters should use the face on both sides of them.
  private func isJoining(_ face: Face, _ utf8: [UInt8]) -> Bool {
    UTF8Scalars(utf8, in: range).allSatisfy { scalar, _ in
      !scalar.isASCII && TextScript(scalar) == .common && face.covers(scalar)
    }
  }
}
