public import SymtextFonts

/// A text that is shaped once and can be laid out at any width.
public struct Paragraph: Sendable {
  let text: ShapedText
  /// Characters that no font has, each once, in order.
  public let missingCharacters: [Unicode.Scalar]
  /// The fonts of its glyphs, each once.
  package var faces: [Face] {
    var known: Set<Int> = []
    return text.runs.compactMap { known.insert($0.font.face.id).inserted ? $0.font.face : nil }
  }

  /// Shapes a text.
  /// - Parameters:
  ///   - direction: the direction of its paragraphs.
  ///   - wraps: whether lines will wrap at a width; text with mandatory breaks only costs less.
  ///   - fallback: the source of fonts for missing characters; with `nil` they stay missing.
  public init(
    _ text: StyledText, direction: WritingDirection = .automatic, wraps: Bool = true,
    fallback: FontFallback? = .system
  ) {
    self.text = ShapedText(text, direction: direction, wraps: wraps, fallback: fallback)
    missingCharacters = self.text.missingCharacters
  }

  /// Whether its lines may end between words of Thai, Lao, Khmer, Burmese or a similar script, and ICU, which has the
  /// dictionaries of their words, is not installed; lines end there only at spaces.
  public var lacksDictionary: Bool { text.lacksDictionary }

  /// Whether its first paragraph runs from right to left.
  public var isRightToLeft: Bool { text.bidi.baseLevel(at: 0) % 2 == 1 }

  /// The languages of its parts; `nil` for a part without a language.
  package var languages: Set<String?> { Set(text.text.spans.map(\.attributes.language)) }

  /// Lays out the text in lines.
  /// - Parameters:
  ///   - width: the width in points; with `nil` lines end at mandatory breaks only. At any width a line contains at
  ///     least one grapheme cluster. A negative width or NaN counts as 0.
  ///   - style: the style of the lines; alignment is within the width, or within the widest line.
  public func lines(width: Double? = nil, style: ParagraphStyle = ParagraphStyle()) -> [Line] {
    var lines = unplacedLines(width: width, style: style)
    LineStack(style).place(&lines, width: width.map { $0 > 0 ? $0 : 0 })
    return lines
  }

  /// Returns the lines before stacking and alignment.
  func unplacedLines(width: Double?, style: ParagraphStyle) -> [Line] {
    guard !text.utf8.isEmpty else { return [] }
    let width = width.map { $0 > 0 ? $0 : 0 }
    let tabs = TabLayout(text, style: style)
    let setter = LineSetter(text, tabs: tabs, style: style)
    let breaks = style.wordBreak == .keepAll ? text.breaks.keepingAll(text.utf8) : text.breaks
    var breaker = LineBreaker(text.utf8, breaks: breaks, tabs: tabs, style: style)
    let most = style.maxLines.map { max($0, 1) } ?? Int.max
    let end = text.utf8.count
    // A line end at the end of the text begins another line.
    let hasEmptyEnd = text.utf8[end - 1] == UInt8(ascii: "\n")
    var lines: [Line] = []
    while let (range, line) = nextLine(&breaker, setter: setter, width: width) {
      let isLast = range.range.upperBound == end && !hasEmptyEnd
      if lines.count == most - 1 && !isLast {
        let room = setter.room(in: width ?? .infinity, at: range.range.lowerBound)
        lines.append(truncated(range, setter: setter, tabs: tabs, width: room))
        break
      }
      lines.append(line)
      breaker.pass(range)
    }
    if hasEmptyEnd && breaker.start == end {
      lines.append(
        setter.line(.init(range: end..<end, inkedEnd: end, isMandatory: true), filling: nil))
    }
    return lines
  }

  /// Returns the next line and the part of the text in it.
  private func nextLine(
    _ breaker: inout LineBreaker, setter: borrowing LineSetter, width: Double?
  ) -> (LineBreaker.LineRange, Line)? {
    let width = width.map { setter.room(in: $0, at: breaker.start) }
    let isJustified = setter.style.alignment == .justify
    var room = width ?? .infinity
    for attempt in 0..<Self.mostAttempts {
      guard var range = breaker.line(in: room) else { return nil }
      if setter.style.hyphenates,
        let divided = breaker.hyphenated(range, in: room, setter: setter)
      {
        range = divided
      }
      let line = setter.line(range, filling: isJustified && !range.isMandatory ? width : nil)
      let excess = line.width - (width ?? .infinity)
      if !(excess > LineBreaker.tolerance) || range.isSmallest || attempt == Self.mostAttempts - 1 {
        return (range, line)
      }
      // Letters may have wider forms at the ends of the line.
      room -= excess * Double(1 << attempt)
    }
    return nil
  }

  private func truncated(
    _ line: LineBreaker.LineRange, setter: borrowing LineSetter, tabs: TabLayout, width: Double
  ) -> Line {
    let start = line.range.lowerBound
    let hardEnd = text.breaks.first { $0.isMandatory && $0.offset > start }?.offset ?? start
    let ellipsis = setter.ellipsis(at: start)?.advance ?? 0
    let range = start..<text.utf8.count
    var room = width
    // The kept text may become wider: letters have other forms at its ends, and the ellipsis uses the font at its
    // position.
    for attempt in 0..<Self.mostAttempts {
      let truncation = LineTruncation(
        text: text, tabs: tabs, width: room, truncation: setter.style.truncation,
        indent: setter.indent(at: start))
      let kept = truncation.kept(from: start, hardEnd: hardEnd, ellipsis: ellipsis)
      let set = setter.line(keeping: kept, range: range)
      let excess = set.width - width
      if !(excess > 1e-6) || (kept.before.isEmpty && kept.behind.isEmpty) { return set }
      room -= excess * Double(1 << attempt)
    }
    return setter.line(keeping: (start..<start, range.upperBound..<range.upperBound), range: range)
  }

  private static let mostAttempts = 16
}
