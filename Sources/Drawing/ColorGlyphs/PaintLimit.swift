/// What the paints of a glyph (`COLR` version 1) have too much of to be painted.
package enum PaintLimit: Hashable, Sendable {
  /// They lie too deep within one another.
  case depth
  /// There are too many, each counted as often as it is painted; Noto's glyphs have some hundred.
  case nodes
  /// The outlines that they fill have too many elements.
  case elements

  /// The most that is painted.
  package var most: Int {
    switch self {
    case .depth: 64
    case .nodes: 1 << 14
    case .elements: 1 << 18
    }
  }

  /// What is wrong beyond it, said of the paints.
  package var description: String {
    switch self {
    case .depth: "they are nested more than \(most) deep"
    case .nodes: "with what they lead to there are more than \(most)"
    case .elements: "they fill more than \(most) path elements"
    }
  }
}
