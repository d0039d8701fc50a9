internal import SymtextSupport

extension TextFrame {
  /// Returns the position after a movement; at the ends of the text it stays the same.
  public func position(_ movement: TextMovement, from position: TextPosition) -> TextPosition {
    guard !lines.isEmpty else { return TextPosition(0) }
    let position = valid(position)
    let offset = position.offset
    switch movement {
    case .nextCharacter: return TextPosition(nextCharacter(from: offset))
    case .previousCharacter: return TextPosition(previousCharacter(from: offset))
    case .nextWord:
      return TextPosition(WordBreaks.wordEnd(behind: offset, in: text.utf8) ?? utf8Count)
    case .previousWord:
      return TextPosition(WordBreaks.wordStart(before: offset, in: text.utf8) ?? 0)
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

  /// Returns the position after a movement by lines.
  ///
  /// Above the first line it is the start of the text, below the last one its end.
  /// - Parameters:
  ///   - lines: the number of lines downwards; negative for upwards.
  ///   - x: the x to keep from line to line, in points from the paragraph's left; `nil` for that of the caret.
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

  /// Returns the word at an offset, or the text between two words, for selection by double-click; at the end of the
  /// text, the last one.
  public func word(at offset: Int) -> Range<Int> { WordBreaks.word(at: offset, in: text.utf8) }

  /// Returns the text between the line feeds around an offset.
  private func paragraph(at offset: Int) -> Range<Int> {
    WordBreaks.paragraph(at: offset, in: text.utf8)
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

  /// Returns the next position in visual order.
  ///
  /// Beyond the end of a line it is in the next or the previous line in reading order; `nil` if there is none.
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

  /// Returns the position at which a caret enters the text from before or after it.
  func entry(isForward: Bool) -> TextPosition {
    lines.isEmpty
      ? TextPosition(0) : entry(toLine: isForward ? 0 : lines.count - 1, isForward: isForward)
  }

  /// Returns the start of a line when moving forwards, and its end when moving backwards.
  private func entry(toLine index: Int, isForward: Bool) -> TextPosition {
    let stops = cells(ofLine: index).stops(withEnd: isLast(index))
    let stop = isForward != lines[index].isRightToLeft ? stops.first : stops.last
    return TextPosition(stop?.offset ?? lines[index].range.lowerBound)
  }

  /// Returns whether the end of a line is a position of that line, and not the start of another.
  private func isLast(_ line: Int) -> Bool { line == lines.count - 1 && !endsHard(line) }
}
