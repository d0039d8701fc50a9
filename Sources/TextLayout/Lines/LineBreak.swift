internal import SymtextSupport
internal import SymtextFonts

/// A possible end of a line.
struct LineBreak: Hashable, Sendable {
  /// The start of the next line, in bytes from the start of the text.
  var offset: Int
  /// The end of the line's ink; spaces before the break hang beyond the width.
  var inkedEnd: Int
  /// Whether the line must end here.
  var isMandatory: Bool
  /// The advance of the text before the end of the ink, in points.
  var pen = 0.0
  /// The advance of the hyphen that a line ending here gets at a soft hyphen; 0 elsewhere.
  var hyphenAdvance = 0.0
  /// The letter spacing after the last letter, which a line ending here loses.
  var lastSpacing = 0.0
  /// The possible reduction of the last character's width if it does not fit: the empty half of closing punctuation.
  var lastRoom = 0.0

  /// Returns the breaks of a text, ascending; the last one is its end.
  /// - Parameters:
  ///   - wraps: `false` omits optional breaks.
  ///   - trims: whether there may be full-width punctuation.
  static func breaks(
    of text: StyledText, wraps: Bool, shaper: borrowing Shaper, runs: [Run], pen: PenPlaces,
    trims: Bool = false
  ) -> LineBreaks {
    let utf8 = text.utf8
    let isSpaced = text.spans.contains { $0.attributes.letterSpacing != 0 }
    let places = opportunities(text, wraps: wraps)
    var breaks = LineBreaks(capacity: places.count)
    var cursor = pen.cursor(at: 0)
    Self.breaks(utf8, at: places) { place in
      var place = place
      cursor.move(to: place.inkedEnd)
      place.pen = cursor.x
      if !place.isMandatory && place.endsInSoftHyphen(utf8) {
        place.hyphenAdvance = shaper.hyphen(before: place.offset, among: runs)?.advance ?? 0
      }
      if isSpaced && place.inkedEnd > 0 {
        place.lastSpacing = lastSpacing(before: place.inkedEnd, text, runs)
      }
      if trims && place.inkedEnd > 0 {
        place.lastRoom = PunctuationTrimming.room(before: place.inkedEnd, among: runs, in: utf8)
      }
      breaks.append(place)
    }
    return breaks
  }

  /// Returns the letter spacing after the last letter before an offset.
  static func lastSpacing(before end: Int, _ text: StyledText, _ runs: [Run]) -> Double {
    let run = runs.partitionPoint { $0.range.upperBound < end }
    let isText = run < runs.count && runs[run].range.contains(end - 1)
    return isText && runs[run].item.script.isJoined
      ? 0 : text.attributes(at: end - 1).letterSpacing
  }

  /// Calls a function with each break and the end of the ink before it.
  static func breaks(
    _ utf8: [UInt8], at places: [LineBreakOpportunity], _ body: (LineBreak) -> Void
  ) {
    var inkedEnd = 0
    var offset = 0
    for place in places {
      while offset < place.offset {
        let length = UTF8Decoding.length(utf8[offset])
        if !isSpace(utf8, at: offset) { inkedEnd = offset + length }
        offset += length
      }
      body(
        LineBreak(
          offset: place.offset, inkedEnd: inkedEnd,
          isMandatory: place.isMandatory || place.offset == utf8.count))
    }
  }

  /// The length of U+00AD in UTF-8.
  static let softHyphenLength = 2

  func endsInSoftHyphen(_ utf8: [UInt8]) -> Bool {
    offset >= 2 && utf8[offset - 1] == 0xAD && utf8[offset - 2] == 0xC2
  }

  private static func opportunities(_ text: StyledText, wraps: Bool) -> [LineBreakOpportunity] {
    if wraps {
      // A symbol breaks like an ideograph (class ID): before and after it, but not from adjacent punctuation. U+FFFC
      // itself would break from everything.
      var bytes = text.utf8
      for placement in text.attachments {
        for (index, byte) in "一".utf8.enumerated() { bytes[placement.offset + index] = byte }
      }
      let breaks = SlashBreaks.without(LineBreakIterator.opportunities(in: bytes), in: bytes)
      return KeptBreaks.from(WholeClusterBreaks.from(breaks, in: text.utf8), of: text)
    }
    // Only mandatory breaks.
    let end = text.utf8.count
    var breaks: [LineBreakOpportunity] = []
    for (index, byte) in text.utf8.enumerated() where byte == UInt8(ascii: "\n") {
      breaks.append(LineBreakOpportunity(offset: index + 1, isMandatory: true))
    }
    if end > 0 && breaks.last?.offset != end {
      breaks.append(LineBreakOpportunity(offset: end, isMandatory: true))
    }
    return breaks
  }

  /// Returns whether a character is white space that may hang beyond the width: spaces after which a line may end, tabs
  /// and line ends.
  private static func isSpace(_ utf8: [UInt8], at offset: Int) -> Bool {
    switch utf8[offset] {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"): return true
    // U+1680; U+2000 to U+200A without the figure space, U+205F; U+3000.
    case 0xE1: return utf8[offset + 1] == 0x9A && utf8[offset + 2] == 0x80
    case 0xE2:
      let last = utf8[offset + 2]
      return (utf8[offset + 1] == 0x80 && (0x80...0x8A).contains(last) && last != 0x87)
        || (utf8[offset + 1] == 0x81 && last == 0x9F)
    case 0xE3: return utf8[offset + 1] == 0x80 && utf8[offset + 2] == 0x80
    default: return false
    }
  }
}

extension Shaper {
  /// Returns the hyphen at the end of a line that divides a word at an offset.
  func hyphen(before offset: Int, among runs: [Run]) -> Run? {
    let index = runs.partitionPoint { $0.range.upperBound < offset }
    guard index < runs.count, runs[index].range.contains(offset - 1) else { return nil }
    var item = runs[index].item
    item.range = offset..<offset
    let setting = runs[index].setting
    // U+2010 if the font has it, as in HarfBuzz's own fallback.
    return run(
      of: setting.font.glyph(for: 0x2010) == nil ? "-" : "\u{2010}", like: item, setting: setting)
  }
}
