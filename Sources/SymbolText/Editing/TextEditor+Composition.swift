internal import SymtextTextLayout

extension TextEditor {
  /// The text of an input method that is not committed yet.
  struct Composition: Sendable {
    /// The marked bytes.
    var range: Range<Int>
    /// The part of the marked bytes that the input method has selected.
    var selected: Range<Int>
    /// The text that the marked text replaces.
    let replaced: StyledText
    /// The selection before the composition.
    let selection: TextSelection
    let attributes: AttributedText.Attributes
  }

  /// The text of an input method that is not committed yet; `nil` outside a composition.
  ///
  /// It is drawn with a line under it.
  public var markedRange: Range<Int>? { composition?.range }

  /// Shows the text of an input method, in place of the selection or of the text that it showed before.
  ///
  /// The text becomes a step of undo when it is committed.
  /// - Parameters:
  ///   - text: the whole text composed so far.
  ///   - part: the part of it that the input method converts, in bytes from its start; `nil` for a caret at its end.
  /// - Throws: ``SymbolError``.
  public mutating func setMarkedText(
    _ text: String, selecting part: Range<Int>? = nil
  ) throws(SymbolError) {
    let old =
      composition
      ?? Composition(
        range: selected.range, selected: selected.range,
        replaced: document.styledText(in: selected.range), selection: selected,
        attributes: typingAttributes ?? attributesForTyping(at: selected.range))
    var part = part ?? Int.max - 1..<Int.max
    var marked = AttributedText()
    marked.append(text, old.attributes)
    try marked.checkLength()
    let styled = try composer.composed(marked.dividedScripts, emptyAttributes: old.attributes)
    let start = try apply(styled, in: old.range)
    var new = old
    new.range = start..<start + styled.utf8Count
    part = part.clamped(to: 0..<styled.utf8Count)
    new.selected = start + part.lowerBound..<start + part.upperBound
    composition = new
    set(TextSelection(new.selected))
  }

  /// Ends a composition, with its text in the document; does nothing outside a composition.
  public mutating func commitMarkedText() {
    guard let ended = composition else { return }
    composition = nil
    set(TextSelection(at: TextPosition(ended.range.upperBound)))
    let inserted = document.styledText(in: ended.range)
    guard inserted.utf8Count + ended.replaced.utf8Count > 0 else { return }
    let isTyping = ended.replaced.utf8Count == 0
    history.record(
      EditStep.Change(start: ended.range.lowerBound, removed: ended.replaced, inserted: inserted),
      kind: isTyping ? .typing : .other, from: ended.selection, to: selected)
  }

  /// Ends a composition, with the text and the selection before it; does nothing outside a composition.
  /// - Throws: ``SymbolError`` if a font of superscripts has gone; the composition then continues.
  public mutating func cancelMarkedText() throws(SymbolError) {
    guard let ended = composition else { return }
    try apply(ended.replaced, in: ended.range)
    composition = nil
    set(ended.selection)
  }
}
