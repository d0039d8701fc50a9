internal import SymtextGraphics

/// A limit on the paints of a glyph (`COLR` version 1).
package enum PaintLimit: Hashable, Sendable {
  /// The nesting depth of the paints.
  case depth
  /// The number of paints, each counted as often as it is painted; Noto's glyphs have some hundred.
  case nodes
  /// The path elements of the filled outlines.
  case elements
  /// The work to clip outlines to outlines.
  case work
  /// The elements and the work of all glyphs of a text.
  case text

  /// The largest allowed value.
  package var most: Int {
    switch self {
    case .depth: 64
    case .nodes: 1 << 14
    case .elements: 1 << 18
    case .work: WorkBudget.oneOperation / 2
    case .text: PaintAllowance.most
    }
  }

  /// The second half of a sentence about the paints: in which way they exceed the limit.
  package var description: String {
    switch self {
    case .depth: "they are nested more than \(most) deep"
    case .nodes: "there are more than \(most), counting nested ones"
    case .elements: "they fill more than \(most) path elements"
    case .work: "their outlines cross too often to be clipped"
    case .text:
      "the colour glyphs of the text have more than \(most) path elements, or cross too often"
    }
  }
}
