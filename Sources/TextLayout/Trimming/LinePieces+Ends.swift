extension [[LinePiece]] {
  /// Adjusts the punctuation at the ends of a line.
  ///
  /// Punctuation trimmed because of the line before gets its full width again.
  /// - Parameter isTrimmed: whether closing punctuation at the end has half its width.
  mutating func trimEnds(isTrimmed: Bool) {
    if let first = first?.first, first.level % 2 == 0 { self[0][0].change { $0.widenFirst() } }
    guard isTrimmed, let last = indices.last, let piece = self[last].indices.last else { return }
    self[last][piece].change { $0.halveLast() }
  }
}

extension LinePiece {
  /// Changes the glyphs of a text piece.
  fileprivate mutating func change(_ body: (inout ShapedGlyphs) -> Void) {
    guard case .text(var run) = element else { return }
    body(&run.glyphs)
    self = LinePiece(run, level: level)
  }
}
