internal import SymtextFonts
internal import SymtextGraphics
package import SymtextSymbolText
internal import SymtextTextLayout

/// The shape of a bar's glyph, which says how large it is to look as large as others.
///
/// Apple's Human Interface Guidelines, Custom Icons, of 2019, name the four; how to tell them is ours.
package enum GlyphClass: String, CaseIterable, Sendable {
  /// About as wide as high, its corners empty.
  case circle
  /// About as wide as high, its corners filled.
  case square
  /// A third wider than high, or more.
  case wide
  /// A third higher than wide, or more.
  case tall

  /// How much longer the longer side of a wide or tall glyph is, at least.
  static let leastElongation = 1.33
  /// How much longer a square glyph is along its diagonals than along its sides, at least: a circle is 1,
  /// a square 1.41, a square with round corners about 1.2.
  static let leastDiagonal = 1.15

  /// The class of a glyph's outline.
  init(_ outline: Path) {
    let box = outline.bounds ?? Rect(.zero)
    if box.width >= box.height * Self.leastElongation {
      self = .wide
    } else if box.height >= box.width * Self.leastElongation {
      self = .tall
    } else {
      // The sides of the box around the outline when it is turned by 45°.
      let half = 0.5.squareRoot()
      let turned = outline.transformed(by: Affine(half, half, -half, half, 0, 0)).bounds ?? box
      let diagonal = (turned.width + turned.height) / max(box.width + box.height, 1e-9)
      self = diagonal >= Self.leastDiagonal ? .square : .circle
    }
  }
}

extension GlyphClass {
  /// The class of a symbol, by its ink.
  package init(_ symbol: ResolvedSymbol) { self.init(symbol.font.outline(of: symbol.glyph)) }
}
