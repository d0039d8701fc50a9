internal import SymtextFonts
internal import SymtextGraphics
package import SymtextSymbolText
internal import SymtextTextLayout

/// The shape class of a bar's glyph.
///
/// It determines the size at which glyphs look equally large.
///
/// The four classes come from Apple's Human Interface Guidelines, Custom Icons, of 2019. The way to detect them is
/// symtext's own.
package enum GlyphClass: String, CaseIterable, Sendable {
  /// Similar in width and height, with empty corners.
  case circle
  /// Similar in width and height, with filled corners.
  case square
  /// At least a third wider than high.
  case wide
  /// At least a third higher than wide.
  case tall

  /// The minimal ratio of the longer side to the shorter one in a wide or tall glyph.
  static let leastElongation = 1.33
  /// The minimal ratio of diagonals to sides in a square glyph.
  ///
  /// A circle has 1, a square 1.41, and a square with round corners about 1.2.
  static let leastDiagonal = 1.15

  /// Returns the class of a glyph's outline.
  init(_ outline: Path) {
    let box = outline.bounds ?? Rect(.zero)
    if box.width >= box.height * Self.leastElongation {
      self = .wide
    } else if box.height >= box.width * Self.leastElongation {
      self = .tall
    } else {
      // The bounds of the outline after a rotation by 45°.
      let half = 0.5.squareRoot()
      let turned = outline.transformed(by: Affine(half, half, -half, half, 0, 0)).bounds ?? box
      let diagonal = (turned.width + turned.height) / max(box.width + box.height, 1e-9)
      self = diagonal >= Self.leastDiagonal ? .square : .circle
    }
  }
}

extension GlyphClass {
  /// Returns the class of a symbol's ink.
  package init(_ symbol: ResolvedSymbol) { self.init(symbol.font.outline(of: symbol.glyph)) }
}
