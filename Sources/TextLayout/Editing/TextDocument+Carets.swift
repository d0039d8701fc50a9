internal import SymtextFonts
internal import SymtextSupport
public import SymtextGraphics

extension TextDocument {
  /// Returns the caret at an offset, like ``TextFrame/caret(at:affinity:)``.
  ///
  /// Its line index counts from its paragraph.
  public func caret(at offset: Int, affinity: TextAffinity = .downstream) -> Caret {
    caret(at: TextPosition(offset, affinity: affinity))
  }

  /// Returns the caret at a position.
  ///
  /// Its line index counts from its paragraph.
  public func caret(at position: TextPosition) -> Caret {
    let (index, local) = local(position)
    var caret = frame(ofParagraph: index).caret(at: local)
    caret.position = global(caret.position, in: index)
    return caret
  }

  /// Returns the position nearest to a point, like ``TextFrame/position(at:)``.
  public func position(at point: Point) -> TextPosition {
    let index = paragraphIndex(atY: point.y)
    return global(frame(ofParagraph: index).position(at: point), in: index)
  }

  /// Returns the rectangles of a selection, like ``TextFrame/selectionRects(for:)``.
  ///
  /// Line indices count from their paragraphs.
  public func selectionRects(for range: Range<Int>) -> [SelectionRect] {
    let range = range.clamped(to: 0..<utf8Count)
    guard !range.isEmpty else { return [] }
    let last = paragraphIndex(at: range.upperBound - 1)
    return (paragraphIndex(at: range.lowerBound)...last).flatMap { index in
      let paragraph = self.range(ofParagraph: index)
      let own = range.clamped(to: paragraph)
      let start = paragraph.lowerBound
      return frame(ofParagraph: index).selectionRects(
        for: own.lowerBound - start..<own.upperBound - start)
    }
  }

  /// Returns the word at an offset, like ``TextFrame/word(at:)``.
  public func word(at offset: Int) -> Range<Int> {
    let (index, local) = local(TextPosition(offset))
    let word = WordBreaks.word(at: local.offset, in: tree[index].text.utf8)
    let start = range(ofParagraph: index).lowerBound
    return word.lowerBound + start..<word.upperBound + start
  }

  /// Returns the position after a movement, like ``TextFrame/position(_:from:)``.
  public func position(_ movement: TextMovement, from position: TextPosition) -> TextPosition {
    let (index, local) = local(position)
    switch movement {
    case .textStart: return TextPosition(0)
    case .textEnd: return TextPosition(utf8Count)
    case .previousCharacter where local.offset == 0:
      return TextPosition(max(range(ofParagraph: index).lowerBound - 1, 0))
    case .nextWord: return TextPosition(wordEnd(from: local.offset, index))
    case .previousWord: return TextPosition(wordStart(from: local.offset, index))
    case .left, .right:
      let frame = frame(ofParagraph: index)
      if let place = frame.beside(local, goesRight: movement == .right) {
        return global(place, in: index)
      }
      let isForward = (movement == .right) != (frame.lines.first?.isRightToLeft ?? false)
      let next = isForward ? index + 1 : index - 1
      guard (0..<tree.count).contains(next) else { return global(local, in: index) }
      return global(self.frame(ofParagraph: next).entry(isForward: isForward), in: next)
    default: return global(frame(ofParagraph: index).position(movement, from: local), in: index)
    }
  }

  /// Returns the position after a movement by lines, like ``TextFrame/position(lines:from:keepingX:)``.
  public func position(
    lines count: Int, from position: TextPosition, keepingX x: Double? = nil
  ) -> TextPosition {
    let caret = caret(at: position)
    var index = local(position).paragraph
    // No text has more lines than bytes and one.
    let most = utf8Count + 1
    var line = caret.line + min(max(count, -most), most)
    while line < 0 {
      guard index > 0 else { return TextPosition(0) }
      index -= 1
      line += lineCount(ofParagraph: index)
    }
    while case let own = lineCount(ofParagraph: index), line >= own {
      guard index + 1 < tree.count else { return TextPosition(utf8Count) }
      line -= own
      index += 1
    }
    let frame = frame(ofParagraph: index)
    guard !frame.lines.isEmpty else { return global(TextPosition(0), in: index) }
    return global(frame.position(inLine: line, x: x ?? caret.x), in: index)
  }

  private func lineCount(ofParagraph index: Int) -> Int {
    let extent = tree[index].extent
    return extent.isMeasured ? extent.lineCount : max(frame(ofParagraph: index).lines.count, 1)
  }

  private func wordEnd(from offset: Int, _ index: Int) -> Int {
    for number in index..<tree.count {
      let utf8 = tree[number].text.utf8
      if let end = WordBreaks.wordEnd(behind: number == index ? offset : 0, in: utf8) {
        return start(ofParagraph: number) + end
      }
    }
    return utf8Count
  }

  private func wordStart(from offset: Int, _ index: Int) -> Int {
    for number in (0...index).reversed() {
      let utf8 = tree[number].text.utf8
      if let start = WordBreaks.wordStart(
        before: number == index ? offset : utf8.count, in: utf8)
      {
        return self.start(ofParagraph: number) + start
      }
    }
    return 0
  }

  /// Returns the index of the paragraph that contains a position, and the position in it.
  private func local(_ position: TextPosition) -> (paragraph: Int, position: TextPosition) {
    let offset = min(max(position.offset, 0), utf8Count)
    let index = paragraphIndex(at: offset)
    let start = start(ofParagraph: index)
    return (index, TextPosition(offset - start, affinity: position.affinity))
  }

  private func global(_ position: TextPosition, in index: Int) -> TextPosition {
    TextPosition(
      position.offset + start(ofParagraph: index), affinity: position.affinity)
  }
}
