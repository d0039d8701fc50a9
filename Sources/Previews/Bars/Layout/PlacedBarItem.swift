internal import SymtextFonts
package import SymtextGraphics
package import SymtextSymbolText
internal import SymtextTextLayout

/// A placed item of a bar, a list or a menu.
///
/// Coordinates are in points, y down, from the top left of the layout.
package struct PlacedBarItem: Sendable {
  /// The original item.
  package let item: BarItem
  /// The box of its share of the bar, or of its row.
  package var frame: Rect
  /// The box that responds to touch, at least 44 × 44.
  ///
  /// It may extend beyond the bar.
  package var hitTarget: Rect
  /// The resolved symbol; `nil` if there is none.
  package var symbol: ResolvedSymbol?
  /// The symbol fitted to the size table of bars; `nil` if it has the size of text symbols.
  package var glyph: FittedGlyph?
  /// The box around the symbol's ink; `nil` if there is none.
  package var glyphFrame: Rect?
  /// The box from the title's first capitals to its last baseline; `nil` if no title is drawn.
  package var titleFrame: Rect?
  /// The first baseline of the title; `nil` if no title is drawn.
  package var baseline: Double?
  /// The size of the title's font, in points; `nil` if no title is drawn.
  package var titlePointSize: Double?
  /// The box around the badge, or from the capitals to the baseline of the detail or shortcut.
  package var detailFrame: Rect?
  /// The box of the background of a selected or highlighted item; `nil` if there is none.
  package var selectionFrame: Rect?
  /// Whether the title is truncated.
  package var isTruncated = false

  init(_ item: BarItem, frame: Rect) {
    self.item = item
    self.frame = frame
    hitTarget = frame
  }

  /// Sets the frame and the font size of the title.
  mutating func setTitle(_ text: BarText, _ frame: Rect) {
    titleFrame = frame
    baseline = frame.maxY
    titlePointSize = text.font.size
    isTruncated = text.isTruncated
  }

  /// Sets a fitted symbol.
  mutating func set(_ glyph: FittedGlyph, _ frame: Rect) {
    self.glyph = glyph
    symbol = glyph.symbol
    glyphFrame = frame
  }
}
