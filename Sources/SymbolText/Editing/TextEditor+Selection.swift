public import SymtextGraphics
public import SymtextTextLayout

extension TextEditor {
  /// Moves the caret or, extending, the moving end of the selection.
  ///
  /// Without extending, an arrow key collapses a selection to one of its ends.
  public mutating func move(_ movement: TextMovement, extending: Bool = false) {
    commitMarkedText()
    document.layOut(at: selected.head.offset)
    if !extending, !selected.isEmpty, let end = end(for: movement) {
      place(TextPosition(end), extending: false)
    } else {
      place(document.position(movement, from: selected.head), extending: extending)
    }
  }

  /// Moves the caret or the moving end of the selection by lines, towards one x however short the lines between are.
  /// - Parameter count: the number of lines downwards; negative for upwards.
  public mutating func move(lines count: Int, extending: Bool = false) {
    commitMarkedText()
    document.layOut(at: selected.head.offset)
    let x = keptX ?? document.caret(at: selected.head).x
    place(document.position(lines: count, from: selected.head, keepingX: x), extending: extending)
    keptX = x
  }

  /// Places the caret at a click, or extends the selection to it.
  /// - Parameters:
  ///   - point: in points, from the top left of the document.
  ///   - count: 2 for a double click, which selects a word; 3 for a triple click, which selects a paragraph.
  public mutating func click(at point: Point, count: Int = 1, extending: Bool = false) {
    commitMarkedText()
    document.layOut(from: point.y, to: point.y)
    let position = document.position(at: point)
    switch count {
    case 2:
      // The letter under the click decides, not the nearest caret.
      let caret = document.caret(at: position)
      let isBehind = (caret.x > point.x) != caret.isRightToLeft
      let offset =
        isBehind && position.offset > 0
        ? document.position(.previousCharacter, from: position).offset : position.offset
      selection = TextSelection(document.word(at: offset))
    case 3...:
      let index = document.paragraphIndex(at: position.offset)
      selection = TextSelection(document.range(ofParagraph: index))
    default: place(position, extending: extending)
    }
  }

  /// Selects the whole text.
  public mutating func selectAll() { selection = TextSelection(0..<utf8Count) }

  /// Returns the end of the selection to which an arrow key collapses it; `nil` for other movements.
  private func end(for movement: TextMovement) -> Int? {
    let range = selected.range
    switch movement {
    case .previousCharacter: return range.lowerBound
    case .nextCharacter: return range.upperBound
    case .left, .right:
      let start = document.caret(at: range.lowerBound)
      let end = document.caret(at: range.upperBound)
      let isForward = start.top == end.top ? start.x <= end.x : !start.isRightToLeft
      return isForward == (movement == .right) ? range.upperBound : range.lowerBound
    default: return nil
    }
  }

  private mutating func place(_ position: TextPosition, extending: Bool) {
    history.isSealed = true
    set(TextSelection(anchor: extending ? selected.anchor : position.offset, head: position))
  }
}
