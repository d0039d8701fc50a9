extension ShapedGlyphs {
  /// Sets a glyph half as wide.
  /// - Parameters:
  ///   - index: as ``packed`` counts them.
  ///   - isOpening: whether the half on its left goes, else that on its right.
  mutating func halve(_ index: Int, isOpening: Bool) {
    insert(isOpening ? [.halved, .shifted] : .halved, at: index)
  }

  /// Gives the first glyph its room again, where what stood before it is in another line.
  mutating func widenFirst() {
    guard let first = packed.first, first.marks.contains(.shifted) else { return }
    remove([.halved, .shifted], at: packed.startIndex)
  }

  /// Sets the last glyph half as wide.
  mutating func halveLast() {
    guard !packed.isEmpty else { return }
    halve(packed.endIndex - 1, isOpening: false)
  }

  /// Sets glyphs half as wide that are so in another shaping of the same text.
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
