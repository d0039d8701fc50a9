internal import SymtextGraphics
internal import SymtextSymbolText

/// A button of a navigation bar or a toolbar: a symbol, a text, or both side by side.
struct BarButton {
  let item: BarItem
  let glyph: FittedGlyph?
  let text: BarText?
  private let color: Color
  /// The width of symbol and text, in points.
  let width: Double
  /// The width of the slot, which responds to touch, in points.
  let slotWidth: Double

  /// The space between symbol and text, and on both sides of them in the slot, in points.
  ///
  /// With it, a glyph of 25 has a slot of 44.
  private static let (gap, side) = (5.0, 9.5)
  /// The space beside a text that has a background of its own or of its group, in points.
  private static let textSide = 14.0

  /// - Parameters:
  ///   - showsTitle: Whether the title is drawn beside the symbol. Otherwise it is only the accessibility label.
  ///   - hasBackground: Whether it has a background, so that text keeps a distance from its ends.
  ///   - isPart: Whether the bar draws its symbol itself, so that the bundled library may have it.
  init(
    _ item: BarItem, showsTitle: Bool, hasBackground: Bool = false, isPart: Bool = false,
    _ setter: BarSetter
  ) throws(SymbolError) {
    self.item = item
    let traits = setter.traits
    let colors = setter.colors
    color =
      item.isSelected && item.isEnabled
      ? colors.foreground(on: Self.selection(item, colors))
      : colors.foreground(item, usual: colors.button)
    glyph = try item.symbol.map { (name) throws(SymbolError) in
      try setter.glyph(name, item.configuration, .bar, isPart: isPart)
    }
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
    let isBehind = hasBackground || item.isSelected
    let side = text != nil && isBehind ? Self.textSide : Self.side
    let least =
      traits.device == .desktop || hasBackground
      ? max(traits.leastTarget, traits.capsuleHeight) : traits.leastTarget
    slotWidth = max(width + 2 * side, least)
  }

  /// The distance that the slot extends beyond a symbol at the margin, in points.
  static var overhang: Double { side }

  /// Returns the colour behind a button that is on.
  private static func selection(_ item: BarItem, _ colors: BarColors) -> Color {
    colors.foreground(item, usual: colors.tint)
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
    placed.hitTarget = BarLayout.hitTarget(placed.frame, canvas.setter.traits)
    let before = canvas.items.count
    if item.isSelected { placed.selectionFrame = select(slot, leading: leading, on: &canvas) }
    var x = leading
    if let glyph {
      var symbol = glyph.symbol
      if text != nil || !item.title.isEmpty { symbol.say(text == nil ? item.title : "") }
      let ink = symbol.bounds
      let ground =
        item.isSelected && item.isEnabled ? Self.selection(item, canvas.setter.colors) : nil
      if text == nil, hasOwnBackground || item.isSelected {
        let box = Rect(
          x: x + ink.width / 2 - slot.width / 2, y: slot.minY, width: slot.width,
          height: slot.height)
        placed.set(glyph, canvas.add(symbol, color, on: ground, centeredIn: box))
      } else {
        // Placed by its ink, so that a glyph at the margin begins exactly there.
        let shift = symbol.alignmentRect.midX - ink.midX
        let middle = x + ink.width / 2 + (canvas.setter.isRightToLeft ? -shift : shift)
        placed.set(
          glyph,
          canvas.add(
            symbol, color, on: ground, middle: middle,
            baseline: slot.midY + symbol.capHeight / 2))
      }
      x += ink.width + Self.gap
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
  private func select(_ slot: Rect, leading: Double, on canvas: inout BarCanvas) -> Rect {
    let traits = canvas.setter.traits
    let colors = canvas.setter.colors
    let height: Double
    if traits.isFloating {
      height = slot.height - 8
    } else {
      height = min(slot.height - 4, (traits.device == .desktop ? 30 : 36) * traits.barGrowth)
    }
    let content = text == nil ? min(width, slot.width - 14) : width
    let boxWidth = max(height, content + (text == nil ? 10 : 20))
    let box = Rect(
      x: leading + width / 2 - boxWidth / 2, y: slot.midY - height / 2, width: boxWidth,
      height: height)
    canvas.fill(
      box, item.isEnabled ? Self.selection(item, colors) : colors.fill,
      radius: traits.isFloating ? height / 2 : min(height / 4, 9))
    return canvas.placed(box)
  }
}
