internal import Colors
internal import Geometry
internal import SymbolText

/// A button of a navigation bar or a toolbar: a symbol, a text, or both side by side.
struct BarButton {
  let item: BarItem
  let glyph: FittedGlyph?
  let text: BarText?
  private let color: Color
  /// How wide symbol and text are, in points.
  let width: Double
  /// How wide what answers to a finger is.
  let slotWidth: Double

  /// Between symbol and text, and beside them to the edge of the slot, in points: the latter makes a slot
  /// of 44 around a glyph of 25.
  private static let (gap, side) = (5.0, 9.5)

  /// - Parameter showsTitle: whether the title stands beside the symbol, or is only what it is called.
  init(_ item: BarItem, showsTitle: Bool, _ setter: BarSetter) throws(SymbolError) {
    self.item = item
    let traits = setter.traits
    color = setter.colors.foreground(item, usual: setter.colors.tint)
    glyph = try item.symbol.map { (name) throws(SymbolError) in try setter.glyph(name, .bar) }
    if !item.title.isEmpty && (showsTitle || glyph == nil) {
      text = try setter.text(
        item.title, font: setter.font(.body, at: traits.barContentSize), color: color)
    } else {
      text = nil
    }
    guard glyph != nil || text != nil else {
      throw SymbolError("a button of a bar needs a symbol or a title")
    }
    let ink = glyph?.symbol.bounds.width ?? 0
    width = ink + (text?.width ?? 0) + (glyph != nil && text != nil ? Self.gap : 0)
    slotWidth = max(width + 2 * Self.side, BarLayout.leastTarget)
  }

  /// How far the slot reaches beyond a symbol that stands at the margin.
  static var overhang: Double { side }

  /// Draws it.
  /// - Parameters:
  ///   - slot: what answers to a finger, from the leading edge.
  ///   - leading: where symbol and text begin.
  ///   - baseline: of the text.
  func place(
    slot: Rect, leading: Double, baseline: Double, on canvas: inout BarCanvas
  ) -> PlacedBarItem {
    var placed = PlacedBarItem(item, frame: canvas.placed(slot))
    placed.hitTarget = BarLayout.hitTarget(placed.frame)
    var x = leading
    if let glyph {
      var symbol = glyph.symbol
      if text != nil || !item.title.isEmpty { symbol.altText = text == nil ? item.title : "" }
      let ink = symbol.bounds
      // By its ink: a glyph at the margin begins there.
      let shift = symbol.alignmentRect.midX - ink.midX
      let middle = x + ink.width / 2 + (canvas.setter.isRightToLeft ? -shift : shift)
      placed.set(
        glyph,
        canvas.add(symbol, color, middle: middle, baseline: slot.midY + symbol.capHeight / 2))
      x += ink.width + Self.gap
    }
    if let text {
      placed.setTitle(text, canvas.add(text, leading: x, baseline: baseline))
    }
    return placed
  }
}
