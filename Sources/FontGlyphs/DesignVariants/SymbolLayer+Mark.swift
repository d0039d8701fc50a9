internal import SymtextSymbols

extension SymbolLayer {
  /// Returns the layer as a mark on a filled body: one colour cuts it out, and several paint it.
  ///
  /// On a body with a colour of its own the mark is white. A body that is white, or has the colour of the text, could
  /// hide such a mark, so multicolor cuts it out, too.
  /// - Parameter isColored: whether a layer of the symbol has a colour of its own.
  func asMark(on body: SymbolLayer, isColored: Bool) -> SymbolLayer {
    var mark = self
    mark.clears.insert(.monochrome)
    if body.color == .white || !body.hasOwnColor && (!hasOwnColor || color == .white) {
      mark.color = nil
      if isColored || body.color != nil { mark.clears.insert(.multicolor) }
    } else if body.hasOwnColor {
      mark.color = .white
    }
    return mark
  }

  /// Whether the layer has a colour of its own in multicolor, other than that of the text around it.
  var hasOwnColor: Bool { color != nil && color != .tintColor && color != .label }
}
