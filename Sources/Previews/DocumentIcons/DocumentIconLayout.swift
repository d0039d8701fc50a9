package import SymtextDrawing
package import SymtextFonts
package import SymtextGraphics
package import SymtextSymbolText

/// A document's icon that is set at a size: where everything is, and what draws it.
///
/// Points, y down, from the top left of the canvas.
package struct DocumentIconLayout: Sendable {
  /// The size of the canvas.
  package let size: DocumentIconSize
  /// The box around the page.
  package let pageFrame: Rect
  /// How far the folded corner reaches along the top and the right edge of the page.
  package let fold: Double
  /// The box around the ink of the centre; `nil` when nothing stands there.
  package let imageFrame: Rect?
  /// The symbol as it is set; `nil` without one.
  package let symbol: ResolvedSymbol?
  /// From the capitals of the text to its baseline, as wide as the text; `nil` when none is shown.
  package let textFrame: Rect?
  /// Whether a part of the text was left out.
  package let isTruncated: Bool
  /// The characters of the text that no font has.
  package let missingCharacters: [Unicode.Scalar]
  /// The fonts of the text's glyphs, each once.
  package let faces: [Face]
  /// What the icon is called for those who cannot see it.
  package let altText: String
  let items: [DisplayItem]

  /// The finished picture.
  package func displayList() -> DisplayList {
    DisplayList(width: size.points, height: size.points, items: items, altText: altText)
  }
}
