internal import SymtextSupport
internal import SymtextFonts
internal import SymtextOpenType

/// A text after shaping: the input for lines.
struct ShapedText: Sendable {
  let text: StyledText
  /// Whether its breaks include optional ones.
  let wraps: Bool
  let bidi: BidiLevels
  /// In text order; text outside runs consists of tabs, attachments and line ends.
  let runs: [Run]
  /// In the variant for their direction.
  let attachments: [Attachment]
  /// The offsets of the tabs.
  let tabs: [Int]
  let pen: PenPlaces
  let breaks: LineBreaks
  /// Whether there may be full-width punctuation.
  let mayTrim: Bool

  var utf8: [UInt8] { text.utf8 }

  init(_ text: StyledText, direction: WritingDirection, wraps: Bool, fallback: FontFallback?) {
    self.text = text
    self.wraps = wraps
    let bidi = BidiLevels(text.utf8, direction: direction)
    self.bidi = bidi
    let shaper = Shaper(text, fallback: fallback)
    var runs: [Run] = []
    for item in Itemizer.items(of: text, bidi: bidi) { shaper.append(item, to: &runs) }
    mayTrim = PunctuationTrimming.mayOccur(in: text.utf8)
    if mayTrim { PunctuationTrimming.trim(&runs, in: text.utf8) }
    self.runs = runs
    let isLeftToRight = bidi.runs.allSatisfy { $0.level == 0 }
    attachments = text.attachments.map { placement in
      let level = isLeftToRight ? 0 : bidi.level(at: placement.offset)
      let mirrored = level % 2 == 0 ? nil : placement.rightToLeft
      return mirrored ?? placement.attachment
    }
    tabs = text.utf8.indices.filter { text.utf8[$0] == UInt8(ascii: "\t") }
    pen = PenPlaces(
      runs,
      attachments: attachments.map {
        ($0.offset, $0.advance + text.attributes(at: $0.offset).letterSpacing)
      }, end: text.utf8.count)
    breaks = LineBreak.breaks(
      of: text, wraps: wraps, shaper: shaper, runs: runs, pen: pen, trims: mayTrim)
  }

  /// Characters that no font has, each once, in order.
  var missingCharacters: [Unicode.Scalar] {
    var missing: [Unicode.Scalar] = []
    var known: Set<Unicode.Scalar> = []
    for run in runs {
      for (index, glyph) in run.glyphs.packed.enumerated() where glyph.glyph == .missing {
        for scalar in lacking(in: cluster(at: index, of: run), of: run.font.face)
        where known.insert(scalar).inserted {
          missing.append(scalar)
        }
      }
    }
    return missing
  }

  /// Whether lines end in text without spaces between words, whose words only a missing dictionary knows.
  var lacksDictionary: Bool {
    // Other texts do not load ICU.
    wraps && !utf8.allSatisfy { $0 < 0xE0 }
      && UTF8Scalars(utf8, in: utf8.indices).contains {
        LineBreakClass($0.scalar) == .complexContext
      } && !TextBreakIterator.isInstalled
  }

  /// Returns the part of the text that one cluster of a run represents.
  private func cluster(at index: Int, of run: Run) -> Range<Int> {
    let start = run.glyphs[index].cluster
    // Clusters ascend in text order: to the right, or to the left in right-to-left text.
    let next =
      run.level % 2 == 0
      ? run.glyphs[index...].first { $0.cluster > start }
      : run.glyphs[...index].last { $0.cluster > start }
    return start..<max(next?.cluster ?? run.range.upperBound, start)
  }

  /// Returns the characters missing in a font; the first one if the font has each by itself.
  private func lacking(in range: Range<Int>, of face: Face) -> [Unicode.Scalar] {
    let scalars = UTF8Scalars(utf8, in: range).map(\.0)
    let lacking = scalars.filter { scalar in
      !scalar.properties.isDefaultIgnorableCodePoint && face.glyph(for: scalar.value) == nil
    }
    return lacking.isEmpty ? Array(scalars.prefix(1)) : lacking
  }

  func runIndex(from offset: Int) -> Int { runs.partitionPoint { $0.range.upperBound <= offset } }

  func attachmentIndex(from offset: Int) -> Int {
    attachments.partitionPoint { $0.offset < offset }
  }
}
