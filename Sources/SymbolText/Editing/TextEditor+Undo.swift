internal import SymtextTextLayout

extension TextEditor {
  /// Whether a change can be undone.
  public var canUndo: Bool { composition != nil || !history.done.isEmpty }

  /// Whether an undone change can be redone.
  public var canRedo: Bool { composition == nil && !history.undone.isEmpty }

  /// Takes back the last step, with the selection before it.
  ///
  /// Characters typed or deleted one after the other are one step, until the caret is moved or a line feed is typed. At
  /// most 1,000 steps are kept, with 16,777,216 bytes of text.
  /// - Returns: whether there was a step.
  /// - Throws: ``SymbolError`` if a font of superscripts has gone; the text is then unchanged.
  @discardableResult
  public mutating func undo() throws(SymbolError) -> Bool {
    commitMarkedText()
    guard let step = history.done.last else { return false }
    try apply(step.changes.reversed().map { ($0.range, $0.removed) })
    set(step.selectionBefore)
    history.moveToUndone()
    return true
  }

  /// Makes the step again that was undone last.
  /// - Returns: whether there was a step.
  /// - Throws: ``SymbolError`` if a font of superscripts has gone; the text is then unchanged.
  @discardableResult
  public mutating func redo() throws(SymbolError) -> Bool {
    commitMarkedText()
    guard let step = history.undone.last else { return false }
    try apply(step.changes.map { ($0.removedRange, $0.inserted) })
    set(step.selectionAfter)
    history.moveToDone()
    return true
  }

  /// Makes several changes one step of undo, for example those of a command that replaces all matches.
  public mutating func withOneUndoStep<Result, Failure>(
    _ body: (inout TextEditor) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    commitMarkedText()
    history.isSealed = true
    let count = history.count
    defer { history.mergeSteps(since: count) }
    return try body(&self)
  }

  private mutating func apply(
    _ replacements: [(range: Range<Int>, text: StyledText)]
  ) throws(SymbolError) {
    let old = document
    do throws(SymbolError) {
      for replacement in replacements { try apply(replacement.text, in: replacement.range) }
    } catch {
      document = old
      throw error
    }
  }
}
