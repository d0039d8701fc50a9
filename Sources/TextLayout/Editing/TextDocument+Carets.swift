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
    var caret = paragraphs[index].frame.caret(at: local)
    caret.position = global(caret.position, in: index)
    return caret
  }

  /// Returns the position nearest to a point, like ``TextFrame/position(at:)``.
  public func position(at point: Point) -> TextPosition {
    let y = point.y.isNaN ? 0 : point.y
    let index = min(paragraphs.partitionPoint { $0.bottom <= y }, paragraphs.count - 1)
    return global(paragraphs[index].frame.position(at: point), in: index)
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
      return paragraphs[index].frame.selectionRects(
        for: own.lowerBound - start..<own.upperBound - start)
    }
  }

  /// Returns the word at an offset, like ``TextFrame/word(at:)``.
  public func word(at offset: Int) -> Range<Int> {
    let (index, local) = local(TextPosition(offset))
    let word = paragraphs[index].frame.word(at: local.offset)
    let start = range(ofParagraph: index).lowerBound
    return word.lowerBound + start..<word.upperBound + start
  }

  /// Returns the position after a movement, like ``TextFrame/position(_:from:)``.
  public func position(_ movement: TextMovement, from position: TextPosition) -> TextPosition {
    let (index, local) = local(position)
    let frame = paragraphs[index].frame
    switch movement {
    case .textStart: return TextPosition(0)
    case .textEnd: return TextPosition(utf8Count)
    case .previousCharacter where local.offset == 0:
      return TextPosition(max(range(ofParagraph: index).lowerBound - 1, 0))
    case .nextWord: return TextPosition(wordEnd(from: local.offset, index))
    case .previousWord: return TextPosition(wordStart(from: local.offset, index))
    case .left, .right:
      if let place = frame.beside(local, goesRight: movement == .right) {
        return global(place, in: index)
      }
      let isForward = (movement == .right) != (frame.lines.first?.isRightToLeft ?? false)
      let next = isForward ? index + 1 : index - 1
      guard paragraphs.indices.contains(next) else { return position }
      return global(paragraphs[next].frame.entry(isForward: isForward), in: next)
    default: return global(frame.position(movement, from: local), in: index)
    }
  }

  /// Returns the position after a movement by lines, like ``TextFrame/position(lines:from:keepingX:)``.
  public func position(
    lines count: Int, from position: TextPosition, keepingX x: Double? = nil
  ) -> TextPosition {
    let caret = caret(at: position)
    var index = local(position).paragraph
    let most = paragraphs.reduce(1) { $0 + $1.frame.lines.count }
    var line = caret.line + min(max(count, -most), most)
    while line < 0 {
      guard index > 0 else { return TextPosition(0) }
      index -= 1
      line += paragraphs[index].frame.lines.count
    }
    while line >= paragraphs[index].frame.lines.count {
      guard index + 1 < paragraphs.count else { return TextPosition(utf8Count) }
      line -= paragraphs[index].frame.lines.count
      index += 1
    }
    return global(paragraphs[index].frame.position(inLine: line, x: x ?? caret.x), in: index)
  }

  private func wordEnd(from offset: Int, _ index: Int) -> Int {
    for number in index..<paragraphs.count {
      if let end = paragraphs[number].frame.wordEnd(behind: number == index ? offset : 0) {
        return range(ofParagraph: number).lowerBound + end
      }
    }
    return utf8Count
  }

  private func wordStart(from offset: Int, _ index: Int) -> Int {
    for number in (0...index).reversed() {
      let frame = paragraphs[number].frame
      if let start = frame.wordStart(before: number == index ? offset : frame.utf8Count) {
        return range(ofParagraph: number).lowerBound + start
      }
    }
    return 0
  }

  /// Returns the index of the paragraph that contains a position, and the position in it.
  private func local(_ position: TextPosition) -> (paragraph: Int, position: TextPosition) {
    let offset = min(max(position.offset, 0), utf8Count)
    let index = paragraphIndex(at: offset)
    let start = range(ofParagraph: index).lowerBound
    return (index, TextPosition(offset - start, affinity: position.affinity))
  }

  private func global(_ position: TextPosition, in index: Int) -> TextPosition {
    TextPosition(
      position.offset + range(ofParagraph: index).lowerBound, affinity: position.affinity)
  }
}

extension DocumentParagraph {
  /// The bottom of its last line.
  fileprivate var bottom: Double { frame.lines.last.map { $0.baseline + $0.descent } ?? 0 }
}
