internal import SymtextSupport
internal import SymtextFonts

/// Positions the elements of a line.
struct LineSetter: ~Copyable {
  let text: ShapedText
  let tabs: TabLayout
  let style: ParagraphStyle
  private let shaper: Shaper

  init(_ text: ShapedText, tabs: TabLayout, style: ParagraphStyle) {
    self.text = text
    self.tabs = tabs
    self.style = style
    shaper = Shaper(text.text, fallback: nil)
  }

  /// Returns a line of the text.
  /// - Parameter width: the width to fill by growing spaces; `nil` keeps them.
  func line(_ line: LineBreaker.LineRange, filling width: Double?) -> Line {
    let inked = line.range.lowerBound..<line.inkedEnd
    let indent = indent(at: line.range.lowerBound)
    let levels = text.bidi.lineRuns(line.range)
    var parts = tabs.parts(of: inked).map { pieces(in: $0, levels: levels) }
    if text.mayTrim { parts.trimEnds(isTrimmed: line.isTrimmed) }
    if line.isHyphenated, let hyphen = shaper.hyphen(before: line.inkedEnd, among: text.runs) {
      parts[parts.count - 1].appendHyphen(LinePiece(hyphen, level: hyphen.item.level))
    }
    var segments = placed(parts, indent: indent)
    var result = set(segments, range: line.range)
    if let width, width.isFinite, result.width < width, let last = segments.last {
      let justified = Justification.grown(last.pieces, by: width - result.width, in: text.utf8)
      segments[segments.count - 1].pieces = justified
      result = set(segments, range: line.range)
    }
    result.inkedEnd = line.inkedEnd
    return result
  }

  /// Returns a line in which an ellipsis replaces a part.
  /// - Parameters:
  ///   - kept: the parts of the text before and after the ellipsis; one may be empty.
  ///   - range: the whole text of the line, including the replaced part.
  func line(keeping kept: (before: Range<Int>, behind: Range<Int>), range: Range<Int>) -> Line {
    let levels = text.bidi.lineRuns(kept.before)
    var parts = tabs.parts(of: kept.before).map { pieces(in: $0, levels: levels) }
    let place = kept.before.isEmpty ? kept.behind.lowerBound : kept.before.upperBound
    var rest = [LinePiece]()
    if let ellipsis = ellipsis(at: place) {
      rest.append(LinePiece(ellipsis, level: ellipsisLevel(between: kept, line: range)))
    }
    // A tab after the ellipsis has no width.
    let levelsBehind = text.bidi.lineRuns(kept.behind)
    for part in tabs.parts(of: kept.behind) { rest += pieces(in: part, levels: levelsBehind) }
    parts[parts.count - 1] += rest
    var line = set(placed(parts, indent: indent(at: range.lowerBound)), range: range)
    let isTail = kept.behind.isEmpty
    line.elidedRange = kept.before.upperBound..<(isTail ? range.upperBound : kept.behind.lowerBound)
    line.inkedEnd = isTail ? range.upperBound : kept.behind.upperBound
    return line
  }

  /// Returns the parts of a line between tabs with their positions.
  ///
  /// Uses the parts' actual widths: letters cut off from their neighbours may be wider. There is no letter spacing
  /// after the last letter.
  private func placed(
    _ parts: [[LinePiece]], indent: Double
  ) -> [(x: Double, pieces: [LinePiece])] {
    var parts = parts
    for index in parts.indices { parts[index].removeLastSpacing() }
    return zip(tabs.places(ofWidths: parts.map(\.advance), indent: indent), parts).map { ($0, $1) }
  }

  /// Returns whether a line that begins at an offset is the first one of a paragraph.
  private func isParagraphStart(_ offset: Int) -> Bool {
    offset == 0 || text.utf8[offset - 1] == UInt8(ascii: "\n")
  }

  /// Returns the indent, on the side where reading starts, of a line that begins at an offset.
  func indent(at offset: Int) -> Double {
    style.startIndent(isParagraphStart: isParagraphStart(offset))
  }

  /// Returns the width between the indents for a line that begins at an offset.
  func room(in width: Double, at offset: Int) -> Double {
    max(width - indent(at: offset) - style.endIndent, 0)
  }

  /// Returns the level of an ellipsis, which is neutral (UAX 9, rules N1 and N2): between parts of one direction it
  /// takes that direction, otherwise the paragraph's.
  private func ellipsisLevel(
    between kept: (before: Range<Int>, behind: Range<Int>), line: Range<Int>
  ) -> UInt8 {
    let base = text.bidi.baseLevel(at: line.lowerBound)
    guard !kept.before.isEmpty, !kept.behind.isEmpty else { return base }
    let before = text.bidi.level(at: kept.before.upperBound - 1)
    let behind = text.bidi.level(at: kept.behind.lowerBound)
    return before % 2 == behind % 2 ? min(before, behind) : base
  }

  /// Returns the advance of the hyphen at the end of a line that divides a word at an offset, in points.
  func hyphenAdvance(at offset: Int) -> Double {
    shaper.hyphen(before: offset, among: text.runs)?.advance ?? 0
  }

  /// Returns the ellipsis for text omitted at an offset.
  func ellipsis(at offset: Int) -> Run? {
    guard !text.utf8.isEmpty else { return nil }
    let spans = text.text.spans
    let span = min(spans.partitionPoint { $0.range.upperBound < offset }, spans.count - 1)
    let font = spans[span].attributes.font
    let level = text.bidi.baseLevel(at: min(offset, text.utf8.count - 1))
    let item = TextItem(range: offset..<offset, span: span, script: .latin, level: level)
    return shaper.run(
      of: font.glyph(for: 0x2026) == nil ? "..." : "…", like: item,
      setting: RunSetting(spans[span].attributes, font: font))
  }

  /// Returns the pieces in a part of a line without tabs, in text order.
  /// - Parameter levels: the levels of the line.
  private func pieces(in range: Range<Int>, levels: [LevelRun]) -> [LinePiece] {
    guard !range.isEmpty else { return [] }
    var pieces: [LinePiece] = []
    // Access by index: copying an attachment to inspect it would count references for each run.
    var attachment = text.attachmentIndex(from: range.lowerBound)
    var runs = text.runs[text.runIndex(from: range.lowerBound)...]
    let first = levels.partitionPoint { $0.range.upperBound <= range.lowerBound }
    for stretch in levels[first...] {
      guard stretch.range.lowerBound < range.upperBound else { break }
      let stretch = LevelRun(range: stretch.range.clamped(to: range), level: stretch.level)
      func addAttachments(before end: Int) {
        while attachment < text.attachments.count, text.attachments[attachment].offset < end {
          pieces.append(
            LinePiece(
              text.attachments[attachment],
              text.text.attributes(at: text.attachments[attachment].offset), level: stretch.level))
          attachment += 1
        }
      }
      while let run = runs.first, run.range.lowerBound < stretch.range.upperBound {
        addAttachments(before: run.range.lowerBound)
        if run.range.overlaps(stretch.range) {
          pieces.append(LinePiece(part(of: run, in: stretch.range), level: stretch.level))
        }
        guard run.range.upperBound <= stretch.range.upperBound else { break }
        runs.removeFirst()
      }
      addAttachments(before: stretch.range.upperBound)
    }
    return pieces
  }

  /// Returns the part of a run in a line; shapes it again if the cut changes the glyphs.
  private func part(of run: Run, in range: Range<Int>) -> Run {
    let cut = run.range.clamped(to: range)
    guard cut != run.range else { return run }
    var part = run
    part.range = cut
    if let glyphs = run.glyphs(in: cut) {
      part.glyphs = glyphs
      return part
    }
    part.item.range = cut
    part = shaper.run(of: part.item, setting: run.setting)
    if text.mayTrim { part.glyphs.takeHalves(from: run.glyphs) }
    return part
  }

  /// Reorders pieces visually and positions them.
  private func set(_ segments: [(x: Double, pieces: [LinePiece])], range: Range<Int>) -> Line {
    let widths = segments.map { $0.pieces.advance }
    let width = segments[segments.count - 1].x + widths[widths.count - 1]
    let isRightToLeft = text.bidi.baseLevel(at: range.lowerBound) % 2 == 1
    var extents = LineExtents(style.lineHeight)
    var elements: [(x: Double, element: Line.Element)] = []
    elements.reserveCapacity(segments.reduce(0) { $0 + $1.pieces.count })
    let order = segments.indices
    for index in isRightToLeft ? Array(order.reversed()) : Array(order) {
      let pieces = segments[index].pieces
      var x = isRightToLeft ? width - segments[index].x - widths[index] : segments[index].x
      for place in BidiLevels.visualOrder(pieces.map { $0.level }) {
        extents.include(pieces[place].element)
        switch pieces[place].element {
        case .text(let run) where text.text.paintDiffersWithinStretches:
          var left = x
          for part in run.paintedAlike(in: text.text) {
            elements.append((left, .text(part)))
            left += part.advance
          }
        case .text, .attachment:
          elements.append((x + pieces[place].inset, pieces[place].element))
        }
        x += pieces[place].advance
      }
    }
    if elements.isEmpty, let last = text.text.spans.last {
      let isInside = range.lowerBound < last.range.upperBound
      extents.include(
        isInside ? text.text.attributes(at: range.lowerBound) : last.attributes)
    } else if elements.isEmpty, let attributes = text.text.emptyAttributes {
      extents.include(attributes)
    }
    let tabPlaces = segments.indices.dropFirst().map { index in
      let (left, right) = (segments[index - 1].x + widths[index - 1], segments[index].x)
      return isRightToLeft ? (width - right, width - left) : (left, right)
    }
    return Line(
      elements: elements, range: range, isRightToLeft: isRightToLeft,
      isParagraphStart: isParagraphStart(range.lowerBound), x: 0, baseline: 0, width: width,
      ascent: extents.ascent, descent: extents.descent,
      indents: (indent(at: range.lowerBound), style.endIndent),
      inkedEnd: range.upperBound, tabPlaces: tabPlaces, letterInk: extents.letterInk,
      standInInk: extents.standInInk)
  }
}
