package import SymtextDrawing
package import SymtextFonts
package import SymtextGraphics
package import SymtextSymbolText

/// The layout of a document icon at a size: positions and drawing.
///
/// Coordinates are in points, y down, from the top left of the canvas.
package struct DocumentIconLayout: Sendable {
  /// The size of the canvas.
  package let size: DocumentIconSize
  /// The box around the page.
  package let pageFrame: Rect
  /// The length of the folded corner along the top and right edge of the page.
  package let fold: Double
  /// The box around the ink of the centre; `nil` if the centre is empty.
  package let imageFrame: Rect?
  /// The resolved symbol; `nil` if there is none.
  package let symbol: ResolvedSymbol?
  /// The box from the capitals of the text to its baseline, as wide as the text; `nil` if no text is drawn.
  package let textFrame: Rect?
  /// Whether the text is truncated.
  package let isTruncated: Bool
  /// The characters of the text that no font has.
  package let missingCharacters: [Unicode.Scalar]
  /// The fonts of the text's glyphs, without repetition.
  package let faces: [Face]
  /// The alternative text.
  package let altText: String
  let items: [DisplayItem]

  /// Returns the picture.
  package func displayList() -> DisplayList {
    DisplayList(width: size.points, height: size.points, items: items, altText: altText)
  }
}
