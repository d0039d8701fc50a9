/// A text after shaping: all that lines are made of.
struct ShapedText: Sendable {
  /// An attachment in the form that its direction asks for.
  struct PlacedAttachment: Sendable {
    var offset: Int
    var attachment: Attachment
    var level: UInt8
  }

  let text: StyledText
  let bidi: BidiLevels
  /// In the order of the text; what is in no run is a tab, an attachment or a line end.
  let runs: [Run]
  let attachments: [PlacedAttachment]
  /// The offsets of the tabs.
  let tabs: [Int]
  /// The advance of everything before each byte, without tabs; one more entry than bytes.
  let pen: [Double]
  let breaks: [LineBreak]

  var utf8: [UInt8] { text.utf8 }

  init(
    _ text: StyledText, direction: WritingDirection, wraps: Bool, fallback: FontFallback?
  ) {
    self.text = text
    let bidi = BidiLevels(text.utf8, direction: direction)
    self.bidi = bidi
    let shaper = Shaper(text, fallback: fallback)
    var runs: [Run] = []
    for item in Itemizer.items(of: text, bidi: bidi) { shaper.append(item, to: &runs) }
    self.runs = runs
    let isLeftToRight = bidi.runs.allSatisfy { $0.level == 0 }
    attachments = text.attachments.map { placement in
      let level = isLeftToRight ? 0 : bidi.level(at: placement.offset)
      let mirrored = level % 2 == 0 ? nil : placement.rightToLeft
      return PlacedAttachment(
        offset: placement.offset, attachment: mirrored ?? placement.attachment, level: level)
    }
    tabs = text.utf8.indices.filter { text.utf8[$0] == UInt8(ascii: "\t") }
    var advances = [Double](repeating: 0, count: text.utf8.count + 1)
    for run in runs { for glyph in run.glyphs { advances[glyph.cluster] += glyph.advance } }
    for placed in attachments {
      advances[placed.offset] +=
        placed.attachment.advance + text.attributes(at: placed.offset).letterSpacing
    }
    var sum = 0.0
    for index in advances.indices {
      let advance = advances[index]
      advances[index] = sum
      sum += advance
    }
    pen = advances
    breaks = LineBreak.breaks(of: text, wraps: wraps, shaper: shaper, runs: runs)
  }

  /// Characters that no font has, each once, in order.
  var missingCharacters: [Unicode.Scalar] {
    var missing: [Unicode.Scalar] = []
    var known: Set<Unicode.Scalar> = []
    for run in runs {
      for glyph in run.glyphs where glyph.glyph == 0 {
        let scalar = UTF8Decoding.scalar(utf8, at: glyph.cluster).scalar
        if known.insert(scalar).inserted { missing.append(scalar) }
      }
    }
    return missing
  }

  func runIndex(from offset: Int) -> Int { runs.partitionPoint { $0.range.upperBound <= offset } }

  func attachmentIndex(from offset: Int) -> Int {
    attachments.partitionPoint { $0.offset < offset }
  }
}
