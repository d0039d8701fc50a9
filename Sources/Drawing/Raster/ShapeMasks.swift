/// A cache of small shapes' masks.
struct ShapeMasks {
  private var outlines: [FreeTypeOutline] = []
  private var masks: [EvenMask] = []
  private var index = HashIndex()

  /// A full cache is emptied.
  private static let most = 256

  /// Returns an outline's cached mask.
  /// - Parameter column: the repeatable column.
  func mask(of outline: FreeTypeOutline, column: Int) -> EvenMask? {
    index.place(of: outline.quickHash) {
      masks[$0].column == column && outlines[$0] == outline
    }.map { masks[$0] }
  }

  /// Adds a new outline's mask.
  mutating func add(_ mask: EvenMask, of outline: FreeTypeOutline) {
    if masks.count == Self.most { self = ShapeMasks() }
    index.add(masks.count, of: outline.quickHash)
    outlines.append(outline)
    masks.append(mask)
  }
}
