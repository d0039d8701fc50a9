internal import SymtextGraphics
internal import SymtextOpenType

/// The painting that the glyphs of one text may take.
///
/// It is counted in path elements, of about sixty bytes each. Each text has its own, so earlier texts change nothing.
package final class PaintAllowance {
  /// The elements of all glyphs with paints or colour layers.
  static let most = 1 << 20
  /// The elements that are copied to the place of each glyph.
  ///
  /// The glyphs after them share their shapes.
  static let mostCopied = 1 << 18
  /// The steps of work on all glyphs with paints.
  static let mostSteps = WorkBudget.oneOperation
  /// The elements that a colour layer, or a glyph that shares its shapes, counts as.
  static let elementsOfLayer = 4

  private var elements: Int
  private var copied = PaintAllowance.mostCopied
  private var steps = PaintAllowance.mostSteps
  /// The glyphs that were painted, with the text's colours.
  private var known: Set<PaintedGlyphs.Key> = []

  /// - Parameter elements: The elements of all glyphs.
  package init(elements: Int = PaintAllowance.most) { self.elements = elements }

  /// Whether a glyph has needed more than was left; no later glyph has paints or layers.
  private(set) var isSpent = false

  /// Allows one more glyph with layers.
  /// - Returns: Whether it may be drawn with them.
  func allows(layers: Int) -> Bool {
    let needed = layers * Self.elementsOfLayer
    guard !isSpent, needed <= elements else { return spent(false) }
    elements -= needed
    return true
  }

  private func spent<Answer>(_ answer: Answer) -> Answer {
    isSpent = true
    return answer
  }

  /// Allows one more glyph with paints.
  /// - Returns: How it may be drawn.
  func use(of glyph: PaintedGlyphs.Painted, _ key: PaintedGlyphs.Key) -> Use {
    guard !isSpent else { return .none }
    if !known.contains(key) {
      guard glyph.steps <= steps, glyph.elements <= elements else { return spent(.none) }
      known.insert(key)
      steps -= glyph.steps
      elements -= glyph.elements
    }
    guard glyph.items != nil else { return .none }
    if glyph.elements <= copied {
      copied -= glyph.elements
      return .copied
    }
    guard Self.elementsOfLayer <= elements else { return spent(.none) }
    elements -= Self.elementsOfLayer
    return .shared
  }

  /// How a glyph with paints may be drawn.
  enum Use {
    /// With shapes of its own.
    case copied
    /// With shapes that are those of the other glyphs, moved to its place.
    case shared
    /// Without its paints.
    case none
  }
}

extension [DisplayItem] {
  /// The elements of all paths.
  var elementCount: Int {
    var count = 0
    forEachLeaf { item in
      switch item {
      case .fill(let path, _), .cut(let path): count += path.elements.count
      default: count += PaintAllowance.elementsOfLayer
      }
    }
    return count
  }
}
