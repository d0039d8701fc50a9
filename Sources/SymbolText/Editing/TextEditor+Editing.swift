public import SymtextTextLayout

extension TextEditor {
  /// Replaces the selection by typed characters, with ``typingAttributes``, and places the caret behind them.
  ///
  /// In a composition the characters replace the marked text, and end it.
  /// - Throws: ``SymbolError``.
  public mutating func insert(_ text: String) throws(SymbolError) {
    guard composition == nil else {
      try setMarkedText(text)
      return commitMarkedText()
    }
    let typing = typingAttributes
    var part = AttributedText()
    part.append(text, typing ?? attributesForTyping(at: selected.range))
    let isTyping = selected.isEmpty && !text.contains(where: \.isNewline)
    try replace(selected.range, with: part, kind: isTyping ? .typing : .other)
    typingAttributes = typing
  }

  /// Replaces the selection by a text with attributes and symbols, and places the caret behind it.
  /// - Throws: ``SymbolError`` if a symbol, an image or a font does not exist, or the text is too long.
  public mutating func insert(_ text: AttributedText) throws(SymbolError) {
    commitMarkedText()
    try replace(selected.range, with: text)
  }

  /// Replaces the selection by a symbol, with ``typingAttributes``, and places the caret behind it.
  /// - Throws: ``SymbolError`` if the symbol does not exist.
  public mutating func insert(_ symbol: AttributedText.Symbol) throws(SymbolError) {
    var text = AttributedText()
    text.append(symbol, typingAttributes ?? attributesForTyping(at: selected.range))
    try insert(text)
  }

  /// Replaces a part, and places the caret behind the new text.
  /// - Throws: ``SymbolError`` if a symbol, an image or a font does not exist, or the text is too long.
  public mutating func replace(
    _ range: Range<Int>, with text: AttributedText
  ) throws(SymbolError) {
    commitMarkedText()
    try replace(range, with: text, kind: .other)
  }

  /// Deletes the selection or, without one, the text over which a movement would pass.
  ///
  /// `.previousCharacter` is the backspace key, `.nextCharacter` the delete key, `.previousWord` either with a modifier.
  /// - Throws: ``SymbolError``.
  public mutating func delete(_ movement: TextMovement) throws(SymbolError) {
    commitMarkedText()
    var range = selected.range
    var kind = EditStep.Kind.other
    if range.isEmpty {
      let target = document.position(movement, from: selected.head).offset
      range = min(target, range.lowerBound)..<max(target, range.lowerBound)
      kind = .deleting
    }
    guard !range.isEmpty else { return }
    try replace(range, with: AttributedText(), kind: kind)
  }

  /// Replaces the attributes of a part.
  /// - Throws: ``SymbolError`` if a font does not exist, or a link is none.
  public mutating func setAttributes(
    _ attributes: AttributedText.Attributes, in range: Range<Int>
  ) throws(SymbolError) {
    try change(range) { $0.setAttributes(attributes, in: 0..<Int.max) }
  }

  /// Adds attributes to those of a part; unspecified ones stay unchanged.
  /// - Throws: ``SymbolError`` if a font does not exist, or a link is none.
  public mutating func mergeAttributes(
    _ attributes: AttributedText.Attributes, in range: Range<Int>
  ) throws(SymbolError) {
    try change(range) { $0.mergeAttributes(attributes, in: 0..<Int.max) }
  }

  private mutating func change(
    _ range: Range<Int>, _ change: (inout AttributedText) -> Void
  ) throws(SymbolError) {
    commitMarkedText()
    let kept = selected
    var text = attributedText(in: range)
    change(&text)
    guard !text.spans.isEmpty else { return }
    let range = range.clamped(to: 0..<utf8Count)
    try replace(range, with: text, kind: .other, selecting: kept)
  }

  /// Replaces a part, and records the change.
  /// - Parameter selection: the selection afterwards; `nil` for a caret behind the new text.
  private mutating func replace(
    _ range: Range<Int>, with text: AttributedText, kind: EditStep.Kind,
    selecting selection: TextSelection? = nil
  ) throws(SymbolError) {
    try text.checkLength()
    let styled = try composer.composed(
      text.dividedScripts, emptyAttributes: attributesForTyping(at: range))
    let removed = document.styledText(in: range)
    guard removed.utf8Count + styled.utf8Count > 0 else { return }
    let before = selected
    let start = try apply(styled, in: range)
    let end = start + styled.utf8Count
    set(selection ?? TextSelection(at: TextPosition(end)))
    history.record(
      EditStep.Change(start: start, removed: removed, inserted: styled), kind: kind, from: before,
      to: selected)
  }

  /// Replaces a part without recording it.
  /// - Returns: the start of the part.
  @discardableResult
  mutating func apply(_ styled: StyledText, in range: Range<Int>) throws(SymbolError) -> Int {
    let start = document.startOfCharacter(at: range.lowerBound)
    let old = document
    let changed = document.replace(range, with: styled)
    guard composer.hasScripts else { return start }
    // Letters beside the part may have another form now.
    let first = document.range(ofParagraph: changed.lowerBound).lowerBound
    let end = document.range(ofParagraph: changed.upperBound - 1).upperBound
    let source = source(of: document.styledText(in: first..<end))
    guard source.spans.contains(where: \.attributes.isScript) else { return start }
    do throws(SymbolError) {
      let composed = try composer.composed(
        source.dividedScripts, emptyAttributes: AttributedText.Attributes())
      document.replace(first..<end, with: composed)
    } catch {
      document = old
      throw error
    }
    return start
  }

  /// Returns the attributes of text that replaces a part: those of its first character or, if it is empty, of the
  /// character before it in the paragraph, or behind it.
  ///
  /// A link goes on only within its text.
  func attributesForTyping(at range: Range<Int>) -> AttributedText.Attributes {
    func attributes(at offset: Int) -> AttributedText.Attributes {
      document.attributes(at: offset).map { composer.sources[$0.paint].attributes }
        ?? AttributedText.Attributes()
    }
    let start = min(max(range.lowerBound, 0), utf8Count)
    let next = attributes(at: start)
    let paragraph = document.range(ofParagraph: document.paragraphIndex(at: start))
    guard range.isEmpty, start > paragraph.lowerBound else { return next }
    var before = attributes(at: start - 1)
    if start == paragraph.upperBound || next.link != before.link { before.link = nil }
    return before
  }
}
