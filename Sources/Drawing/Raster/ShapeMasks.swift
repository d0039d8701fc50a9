/// Masks of small shapes that have been filled.
struct ShapeMasks {
  private var outlines: [FreeTypeOutline] = []
  private var masks: [EvenMask] = []
  private var index = HashIndex()

  /// When more would be remembered, all are forgotten.
  private static let most = 256

  /// What an outline covers, if it was added.
  /// - Parameter column: the one that may be drawn several times.
  func mask(of outline: FreeTypeOutline, column: Int) -> EvenMask? {
    index.place(of: outline.quickHash) {
      masks[$0].column == column && outlines[$0] == outline
    }.map { masks[$0] }
  }

  /// Remembers what an outline covers that was not added yet.
  mutating func add(_ mask: EvenMask, of outline: FreeTypeOutline) {
    if masks.count == Self.most { self = ShapeMasks() }
    index.add(masks.count, of: outline.quickHash)
    outlines.append(outline)
    masks.append(mask)
  }
}
