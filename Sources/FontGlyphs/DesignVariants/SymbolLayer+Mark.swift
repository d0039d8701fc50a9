internal import SymtextSymbols

extension SymbolLayer {
  /// Returns the layer as a mark on a filled body: one colour cuts it out, and several paint it.
  ///
  /// On a body with a colour of its own the mark is white. A body that is white, or has the colour of the text, could
  /// hide such a mark, so multicolor cuts it out, too.
  func asMark(on body: SymbolLayer) -> SymbolLayer {
    var mark = self
    mark.clears.insert(.monochrome)
    if body.color == .white || !body.hasOwnColor && (!hasOwnColor || color == .white) {
      mark.clears.insert(.multicolor)
      mark.color = nil
    } else if body.hasOwnColor {
      mark.color = .white
    }
    return mark
  }

  /// Whether the layer has a colour of its own in multicolor, other than that of the text around it.
  var hasOwnColor: Bool { color != nil && color != .tintColor && color != .label }
}
