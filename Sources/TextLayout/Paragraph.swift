/// A text that is shaped once and can then be set at any width.
public struct Paragraph: Sendable {
  private let text: ShapedText
  /// Characters that no font has, each once, in order.
  public let missingCharacters: [Unicode.Scalar]

  /// Shapes a text.
  /// - Parameters:
  ///   - direction: that of its paragraphs.
  ///   - wraps: whether it will be set at a width; text that only breaks where it must costs less.
  ///   - fallback: where fonts come from for characters that the text's own lack; `nil` leaves them
  ///     missing.
  public init(
    _ text: StyledText, direction: WritingDirection = .automatic, wraps: Bool = true,
    fallback: FontFallback? = .system
  ) {
    self.text = ShapedText(text, direction: direction, wraps: wraps, fallback: fallback)
    missingCharacters = self.text.missingCharacters
  }

  /// Whether its first paragraph is read from right to left.
  public var isRightToLeft: Bool { text.bidi.baseLevel(at: 0) % 2 == 1 }

  /// Sets the text in lines.
  /// - Parameters:
  ///   - width: in points; `nil` breaks lines only where they must. Whatever the width, a line holds a
  ///     grapheme cluster at least; one below 0, or no number, is as 0.
  ///   - style: alignment is within the width, or within the widest line.
  public func lines(width: Double? = nil, style: ParagraphStyle = ParagraphStyle()) -> [Line] {
    guard !text.utf8.isEmpty else { return [] }
    let width = width.map { $0 > 0 ? $0 : 0 }
    let tabs = TabLayout(text, style: style)
    let most = style.maxLines.map { max($0, 1) } ?? Int.max
    var breaker = LineBreaker(
      text.utf8, breaks: text.breaks, tabs: tabs, width: width ?? .infinity)
    var ranges = breaker.lines(most: most == .max ? most : most + 1)
    let end = text.utf8.count
    if text.utf8.last == UInt8(ascii: "\n"), ranges.last?.range.upperBound == end {
      // A line end that closes the text begins a line all the same.
      ranges.append(.init(range: end..<end, inkedEnd: end, isMandatory: true))
    }
    let setter = LineSetter(text, tabs: tabs, style: style)
    let isJustified = style.alignment == .justify
    var lines: [Line] = []
    lines.reserveCapacity(ranges.count)
    for (index, range) in ranges.enumerated() {
      if index == most - 1 && index < ranges.count - 1 {
        lines.append(truncated(range, setter: setter, tabs: tabs, width: width ?? .infinity))
        break
      }
      lines.append(setter.line(range, filling: isJustified && !range.isMandatory ? width : nil))
    }
    place(&lines, width: width, alignment: style.alignment)
    return lines
  }

  private func truncated(
    _ line: LineBreaker.LineRange, setter: borrowing LineSetter, tabs: TabLayout, width: Double
  ) -> Line {
    let start = line.range.lowerBound
    let hardEnd = text.breaks.first { $0.isMandatory && $0.offset > start }?.offset ?? start
    let ellipsis = setter.ellipsis(at: start)?.advance ?? 0
    let range = start..<text.utf8.count
    var room = width
    // What is kept may be wider than it was: letters take other forms at its ends, and the ellipsis is
    // in the font of where it stands.
    for attempt in 0..<Self.mostAttempts {
      let truncation = LineTruncation(
        text: text, tabs: tabs, width: room, truncation: setter.style.truncation)
      let kept = truncation.kept(from: start, hardEnd: hardEnd, ellipsis: ellipsis)
      let set = setter.line(keeping: kept, range: range)
      let excess = set.width - width
      if !(excess > 1e-6) || (kept.before.isEmpty && kept.behind.isEmpty) { return set }
      room -= excess * Double(1 << attempt)
    }
    return setter.line(keeping: (start..<start, range.upperBound..<range.upperBound), range: range)
  }

  private static let mostAttempts = 16

  /// Stacks lines and moves them to their side.
  private func place(_ lines: inout [Line], width: Double?, alignment: Alignment) {
    let full = width.flatMap { $0.isFinite ? $0 : nil } ?? lines.map(\.width).max() ?? 0
    var top = 0.0
    for index in lines.indices {
      lines[index].baseline = top + lines[index].ascent
      top = lines[index].baseline + lines[index].descent
      let rest = full - lines[index].width
      let isRightToLeft = lines[index].isRightToLeft
      switch alignment {
      case .start, .justify: lines[index].x = isRightToLeft ? rest : 0
      case .center: lines[index].x = rest / 2
      case .end: lines[index].x = isRightToLeft ? 0 : rest
      }
    }
  }
}
