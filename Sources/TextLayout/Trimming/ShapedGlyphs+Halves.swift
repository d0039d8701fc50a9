extension ShapedGlyphs {
  /// Halves the width of a glyph.
  /// - Parameters:
  ///   - index: an index of ``packed``.
  ///   - isOpening: whether to remove the left half; otherwise the right half.
  mutating func halve(_ index: Int, isOpening: Bool) {
    insert(isOpening ? [.halved, .shifted] : .halved, at: index)
  }

  /// Restores the first glyph's full width if the text before it is in another line.
  mutating func widenFirst() {
    guard let first = packed.first, first.marks.contains(.shifted) else { return }
    remove([.halved, .shifted], at: packed.startIndex)
  }

  /// Halves the width of the last glyph.
  mutating func halveLast() {
    guard !packed.isEmpty else { return }
    halve(packed.endIndex - 1, isOpening: false)
  }

  /// Halves the glyphs that are halved in another shaping of the same text.
  mutating func takeHalves(from other: ShapedGlyphs) {
    let halves = other.packed.filter { $0.marks.contains(.halved) }
    guard !halves.isEmpty else { return }
    for index in packed.indices {
      guard let half = halves.first(where: { $0.cluster == packed[index].cluster }) else {
        continue
      }
      halve(index, isOpening: half.marks.contains(.shifted))
    }
  }
}
