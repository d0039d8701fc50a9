internal import SymtextGraphics
internal import SymtextSymbolText

/// A button of a navigation bar or a toolbar: a symbol, a text, or both side by side.
struct BarButton {
  let item: BarItem
  let glyph: FittedGlyph?
  let text: BarText?
  private let colors: (title: Color, symbol: Color)
  /// The width of symbol and text, in points.
  let width: Double
  /// The width of the slot, which responds to touch, in points.
  let slotWidth: Double

  /// - Parameters:
  ///   - showsTitle: Whether the title is drawn beside the symbol. Otherwise it is only the accessibility label.
  ///   - hasBackground: Whether it has a background, so that text keeps a distance from its ends.
  ///   - isPart: Whether the bar draws its symbol itself, so that the bundled library may have it.
  init(
    _ item: BarItem, showsTitle: Bool, hasBackground: Bool = false, isPart: Bool = false,
    _ setter: BarSetter
  ) throws(SymbolError) {
    self.item = item
    let look = setter.look
    colors =
      if item.isSelected, item.isEnabled, let ground = Self.selection(item, look) {
        item.role == .destructive
          ? (look.foreground(on: ground), look.foreground(on: ground))
          : (look.selectedTitle, look.selectedSymbol)
      } else {
        look.colors(of: item)
      }
    glyph = try item.symbol.map { (name) throws(SymbolError) in
      try setter.glyph(name, item.configuration, isPart: isPart)
    }
    if !item.title.isEmpty && (showsTitle || glyph == nil) {
      text = try setter.text(
        item.title,
        font: setter.itemFont(weight: item.isSelected ? look.own(\.selectedWeight) : nil),
        color: colors.title)
    } else {
      text = nil
    }
    guard glyph != nil || text != nil else {
      throw SymbolError("a button of a bar needs a symbol or a title")
    }
    let ink = glyph?.symbol.bounds.width ?? 0
    width = ink + (text?.width ?? 0) + (glyph != nil && text != nil ? look.gap : 0)
    let isBehind = hasBackground || item.isSelected
    let side = text != nil && isBehind ? look.textSide : look.side
    let traits = setter.traits
    let height = traits.isFloating ? setter.barHeight : traits.barHeight(look.target)
    let least = max(look.target, look.itemWidth, hasBackground ? height : 0)
    slotWidth = max(width + 2 * side, least)
  }

  /// Returns the colour behind a button that is on.
  private static func selection(_ item: BarItem, _ look: BarLook) -> Color? {
    look.selectedContainer.map { look.foreground(item, usual: $0) }
  }

  /// Draws it.
  /// - Parameters:
  ///   - slot: The box that responds to touch, from the leading edge.
  ///   - leading: The start of symbol and text.
  ///   - baseline: The baseline of the text.
  ///   - hasOwnBackground: Whether the slot has a background that it shares with no other button.
  func place(
    slot: Rect, leading: Double, baseline: Double, hasOwnBackground: Bool = false,
    on canvas: inout BarCanvas
  ) -> PlacedBarItem {
    var placed = PlacedBarItem(item, frame: canvas.placed(slot))
    placed.hitTarget = BarLayout.hitTarget(placed.frame, canvas.setter.look)
    let before = canvas.items.count
    if item.isSelected { placed.selectionFrame = select(slot, leading: leading, on: &canvas) }
    var x = leading
    if let glyph {
      var symbol = glyph.symbol
      if text != nil || !item.title.isEmpty { symbol.say(text == nil ? item.title : "") }
      let ink = symbol.bounds
      let ground =
        item.isSelected && item.isEnabled ? Self.selection(item, canvas.setter.look) : nil
      if text == nil, hasOwnBackground || item.isSelected {
        let box = Rect(
          x: x + ink.width / 2 - slot.width / 2, y: slot.minY, width: slot.width,
          height: slot.height)
        placed.set(glyph, canvas.add(symbol, colors.symbol, on: ground, centeredIn: box))
      } else {
        // Placed by its ink, so that a glyph at the margin begins exactly there.
        let shift = symbol.alignmentRect.midX - ink.midX
        let middle = x + ink.width / 2 + (canvas.setter.isRightToLeft ? -shift : shift)
        placed.set(
          glyph,
          canvas.add(
            symbol, colors.symbol, on: ground, middle: middle,
            baseline: slot.midY + symbol.capHeight / 2))
      }
      x += ink.width + canvas.setter.look.gap
    }
    if let text {
      placed.setTitle(text, canvas.add(text, leading: x, baseline: baseline))
    }
    canvas.name(item, since: before)
    return placed
  }

  /// Draws the background of a button that is on: its tint, or grey if it is disabled.
  ///
  /// On glass it has the same roundness, and is 4 points smaller on each side.
  private func select(_ slot: Rect, leading: Double, on canvas: inout BarCanvas) -> Rect? {
    let look = canvas.setter.look
    guard let ground = Self.selection(item, look) else { return nil }
    let most = slot.height - 2 * look.itemInset
    let height =
      look.itemHeight > 0 ? min(most, look.itemHeight * canvas.setter.traits.barGrowth) : most
    let content = text == nil ? min(width, slot.width - 14) : width
    let boxWidth = max(height, content + (text == nil ? 10 : 20))
    let box = Rect(
      x: leading + width / 2 - boxWidth / 2, y: slot.midY - height / 2, width: boxWidth,
      height: height)
    canvas.fill(
      box, item.isEnabled ? ground : look.control ?? ground,
      radius: look.radius(\.itemRadius, height: height))
    return canvas.placed(box)
  }
}
