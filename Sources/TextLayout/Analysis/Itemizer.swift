internal import SymtextFonts

/// Cuts a styled text at changes of attributes, script or direction, and at tabs, attachments and line ends; not at
/// changes of paint alone.
enum Itemizer {
  /// The longest item, in bytes.
  ///
  /// A longer item is cut after a space, or else between grapheme clusters; the shaper still sees the surrounding text.
  /// Shaping takes quadratic time in the number of marks on one letter.
  static let longestItem = 1 << 13

  /// - Returns: items in text order, without the tabs, attachments and line ends between them.
  static func items(of text: StyledText, bidi: BidiLevels) -> [TextItem] {
    let utf8 = text.utf8
    var items: [TextItem] = []
    var attachment = 0
    var scripts = ScriptRun.runs(of: utf8)[...]
    var levels = bidi.runs[...]
    for stretch in text.stretches {
      var start = stretch.range.lowerBound
      while start < stretch.range.upperBound {
        // Find the nearest change.
        while let run = scripts.first, run.range.upperBound <= start { scripts.removeFirst() }
        while let run = levels.first, run.range.upperBound <= start { levels.removeFirst() }
        while attachment < text.attachments.count, text.attachments[attachment].offset < start {
          attachment += 1
        }
        let isAttachmentAhead = attachment < text.attachments.count
        if isAttachmentAhead, text.attachments[attachment].offset == start {
          start += Attachment.length
          continue
        }
        var end = stretch.range.upperBound
        if let script = scripts.first { end = min(end, script.range.upperBound) }
        if let level = levels.first { end = min(end, level.range.upperBound) }
        if isAttachmentAhead { end = min(end, text.attachments[attachment].offset) }
        end = min(end, start + longestItem)
        var stop = start
        while stop < end, utf8[stop] != UInt8(ascii: "\n"), utf8[stop] != UInt8(ascii: "\t") {
          stop += 1
        }
        if stop == start {
          start += 1
          continue
        }
        if stop == start + longestItem { stop = cut(utf8, from: start, before: stop) }
        items.append(
          TextItem(
            range: start..<stop, span: stretch.firstSpan, script: scripts.first?.script ?? .latin,
            level: levels.first?.level ?? 0))
        start = stop
      }
    }
    return items
  }

  /// Returns the offset at which to cut a text that is too long for an item: after a space; else between grapheme
  /// clusters; else, within a cluster of that length, between characters.
  private static func cut(_ utf8: [UInt8], from start: Int, before end: Int) -> Int {
    for space in (start + 1..<end - 1).reversed()
    where utf8[space] == UInt8(ascii: " ") && !GraphemeBreaks.isInside(utf8, at: space + 1) {
      return space + 1
    }
    var end = end
    while end > start + 1, end < utf8.count, utf8[end] & 0xC0 == 0x80 { end -= 1 }
    // The last cluster may continue beyond the end.
    return GraphemeBreaks.offsets(in: utf8, range: start..<end).dropLast().last ?? end
  }
}
