internal import SymtextSupport

extension TextFrame {
  /// Where an insertion point comes to; at the ends of the text it stays.
  public func position(_ movement: TextMovement, from position: TextPosition) -> TextPosition {
    guard !lines.isEmpty else { return TextPosition(0) }
    let position = valid(position)
    let offset = position.offset
    switch movement {
    case .nextCharacter: return TextPosition(nextCharacter(from: offset))
    case .previousCharacter: return TextPosition(previousCharacter(from: offset))
    case .nextWord: return TextPosition(wordEnd(behind: offset) ?? utf8Count)
    case .previousWord: return TextPosition(wordStart(before: offset) ?? 0)
    case .right: return beside(position, goesRight: true) ?? position
    case .left: return beside(position, goesRight: false) ?? position
    case .lineStart: return TextPosition(lines[lineIndex(for: position)].range.lowerBound)
    case .lineEnd: return end(ofLine: lineIndex(for: position))
    case .paragraphStart: return TextPosition(paragraph(at: offset).lowerBound)
    case .paragraphEnd: return TextPosition(paragraph(at: offset).upperBound)
    case .textStart: return TextPosition(0)
    case .textEnd: return TextPosition(utf8Count)
    }
  }

  /// Where an insertion point comes to that goes up or down.
  ///
  /// Above the first line that is the start of the text, below the last one its end.
  /// - Parameters:
  ///   - lines: how many lines down; up, when it is negative.
  ///   - x: what is kept from line to line, in points from the paragraph's left; `nil` is that of the caret.
  public func position(
    lines count: Int, from position: TextPosition, keepingX x: Double? = nil
  ) -> TextPosition {
    guard !lines.isEmpty else { return TextPosition(0) }
    let caret = caret(at: position)
    let (target, isBeyond) = caret.line.addingReportingOverflow(count)
    if isBeyond ? count < 0 : target < 0 { return TextPosition(0) }
    if isBeyond || target >= lines.count { return TextPosition(utf8Count) }
    return self.position(inLine: target, x: x ?? caret.x)
  }

  /// The word at a place, or what stands between two words: what two clicks select; of the end of the text the
  /// last one.
  public func word(at offset: Int) -> Range<Int> {
    let offset = min(max(offset, 0), utf8Count)
    let paragraph = paragraph(at: offset)
    let words = WordBreaks.segments(in: text.utf8, range: paragraph)
    return words.last { $0.range.lowerBound <= offset }?.range ?? paragraph
  }

  /// What stands between two line feeds around a place.
  private func paragraph(at offset: Int) -> Range<Int> {
    let feed = UInt8(ascii: "\n")
    let start = text.utf8[..<offset].lastIndex(of: feed).map { $0 + 1 } ?? 0
    return start..<(text.utf8[offset...].firstIndex(of: feed) ?? utf8Count)
  }

  private func nextCharacter(from offset: Int) -> Int {
    guard offset < utf8Count else { return utf8Count }
    let cells = cells(ofLine: lineIndex(for: TextPosition(offset)))
    return cells.cells[cells.index(at: offset)].range.upperBound
  }

  private func previousCharacter(from offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    let cells = cells(ofLine: lineIndex(for: TextPosition(offset - 1)))
    return cells.cells[cells.index(at: offset - 1)].range.lowerBound
  }

  /// The end of the first word that ends behind a place; `nil` without such.
  func wordEnd(behind offset: Int) -> Int? {
    var start = offset
    while start < utf8Count {
      let paragraph = paragraph(at: start)
      let words = WordBreaks.segments(in: text.utf8, range: paragraph)
      if let word = words.first(where: { $0.isWord && $0.range.upperBound > offset }) {
        return word.range.upperBound
      }
      start = paragraph.upperBound + 1
    }
    return nil
  }

  /// The start of the last word that begins before a place; `nil` without such.
  func wordStart(before offset: Int) -> Int? {
    var end = offset
    while end >= 0 {
      let paragraph = paragraph(at: end)
      let words = WordBreaks.segments(in: text.utf8, range: paragraph)
      if let word = words.last(where: { $0.isWord && $0.range.lowerBound < offset }) {
        return word.range.lowerBound
      }
      end = paragraph.lowerBound - 1
    }
    return nil
  }

  /// The next place that is seen beside one; beyond the end of a line, in the line that is read next or was read
  /// before; `nil` where there is none.
  func beside(_ position: TextPosition, goesRight: Bool) -> TextPosition? {
    guard !lines.isEmpty else { return nil }
    let index = lineIndex(for: position)
    let cells = cells(ofLine: index)
    let cell = cells.index(at: position.offset)
    let isAtEnd = cell == cells.cells.count
    let start = isAtEnd ? lines[index].range.upperBound : cells.cells[cell].range.lowerBound
    let stops = cells.stops(withEnd: isAtEnd || isLast(index))
    let current = stops.firstIndex { $0.offset == start } ?? 0
    let next = goesRight ? current + 1 : current - 1
    if stops.indices.contains(next) { return TextPosition(stops[next].offset) }
    let isForward = goesRight != lines[index].isRightToLeft
    let target = isForward ? index + 1 : index - 1
    return lines.indices.contains(target) ? entry(toLine: target, isForward: isForward) : nil
  }

  /// Where an insertion point comes to that goes into the text from before or from behind it.
  func entry(isForward: Bool) -> TextPosition {
    lines.isEmpty
      ? TextPosition(0) : entry(toLine: isForward ? 0 : lines.count - 1, isForward: isForward)
  }

  /// Reading enters a line where it begins, and going back where it ends.
  private func entry(toLine index: Int, isForward: Bool) -> TextPosition {
    let stops = cells(ofLine: index).stops(withEnd: isLast(index))
    let stop = isForward != lines[index].isRightToLeft ? stops.first : stops.last
    return TextPosition(stop?.offset ?? lines[index].range.lowerBound)
  }

  /// Whether the end of a line is a place of that line, and not the start of another.
  private func isLast(_ line: Int) -> Bool { line == lines.count - 1 && !endsHard(line) }
}
