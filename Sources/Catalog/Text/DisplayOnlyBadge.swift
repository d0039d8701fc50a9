internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextFonts
internal import SymtextSymbolText
internal import SymtextSymbols

/// The mark of display-only symbols in lists and on sheets: an “i” in a circle.
enum DisplayOnlyBadge {
  /// The mark in lines of text.
  static let character = "ⓘ"

  /// Returns the mark, the restriction and its reason, as the end of a line; empty for other symbols.
  static func text(_ metadata: SymbolMetadata) -> String {
    metadata.isDisplayOnly ? "\(character) display-only: \(metadata.note)" : ""
  }

  /// Returns the drawn mark.
  /// - Parameters:
  ///   - center: The middle of the circle, in points.
  ///   - font: The mark is a symbol beside text of this font.
  ///   - appearance: The appearance of the page.
  /// - Throws: ``SymbolError`` if the program was built without symbols.
  static func items(
    at center: Point, font: Font, appearance: Appearance
  ) throws(SymbolError) -> [DisplayItem] {
    let library = try SymbolLibrary.bundled()
    let symbol = try ResolvedSymbol(
      "info.circle", in: library, beside: font, configuration: SymbolConfiguration())
    let box = symbol.bounds
    let painter = SymbolPainter(
      SymbolPainting(appearance: appearance), tint: Color(.secondaryLabel, appearance))
    let middle = Vector((box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2)
    return painter.items(symbol, at: center - middle)
  }
}
