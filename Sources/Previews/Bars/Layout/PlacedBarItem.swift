internal import SymtextFonts
package import SymtextGraphics
package import SymtextSymbolText
internal import SymtextTextLayout

/// An item of a bar, a list or a menu at its place.
///
/// Points, y down, from the top left of the whole.
package struct PlacedBarItem: Sendable {
  /// The item as it was asked for.
  package let item: BarItem
  /// Its share of the bar, or its row.
  package var frame: Rect
  /// What must answer to a finger: 44 × 44 at least, and maybe beyond the bar.
  package var hitTarget: Rect
  /// The symbol as it is set; `nil` without one.
  package var symbol: ResolvedSymbol?
  /// How the symbol was sized by the table of bars; `nil` where it is sized as text is.
  package var glyph: FittedGlyph?
  /// The box around the symbol's ink; `nil` without one.
  package var glyphFrame: Rect?
  /// From the title's first capitals to its last baseline; `nil` where no title is drawn.
  package var titleFrame: Rect?
  /// The first baseline of the title; `nil` where none is drawn.
  package var baseline: Double?
  /// The size of the title's font, in points; `nil` where none is drawn.
  package var titlePointSize: Double?
  /// The box around the badge, or from the capitals to the baseline of the detail or the shortcut.
  package var detailFrame: Rect?
  /// The box of what is behind an item that is selected or highlighted; `nil` where nothing is.
  package var selectionFrame: Rect?
  /// Whether a part of the title was left out.
  package var isTruncated = false

  init(_ item: BarItem, frame: Rect) {
    self.item = item
    self.frame = frame
    hitTarget = frame
  }

  /// Sets the title's measures.
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
