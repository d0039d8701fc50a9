internal import SymtextGraphics
internal import SymtextSymbolText

/// Related buttons of a bar.
///
/// On glass, or on a fill, they share one background.
struct ButtonGroup {
  let buttons: [BarButton]
  /// Whether they share one background.
  let hasBackground: Bool
  private let side: Double

  /// - Parameters:
  ///   - showsTitles: Whether titles are drawn beside symbols.
  ///   - isShared: Whether they share a background even in a docked bar.
  init(
    _ items: [BarItem], showsTitles: Bool, isShared: Bool, _ setter: BarSetter
  ) throws(SymbolError) {
    let hasBackground = isShared || setter.traits.isFloating
    self.hasBackground = hasBackground
    buttons = try items.map { (item) throws(SymbolError) in
      try BarButton(item, showsTitle: showsTitles, hasBackground: hasBackground, setter)
    }
    // One button makes a circle; several make a capsule, whose ends need space.
    side = hasBackground && items.count > 1 ? setter.look.groupSide : 0
  }

  /// The width of the group, in points.
  var width: Double { buttons.map(\.slotWidth).reduce(2 * side, +) }

  /// The side of the bar for a group without a background.
  enum Side {
    case leading, trailing
  }

  /// Draws the group.
  /// - Parameters:
  ///   - leading: The start of the group.
  ///   - box: The box of the bar.
  ///   - baseline: The baseline of texts.
  ///   - flush: The side where the outermost button begins at the bar's margin, even if it is narrow. `nil` centres
  ///     each button in its slot.
  ///   - margin: The margin of the bar, in points.
  func place(
    leading: Double, in box: Rect, baseline: Double, flush: Side? = nil, margin: Double = 0,
    on canvas: inout BarCanvas
  ) -> [PlacedBarItem] {
    if hasBackground { background(leading: leading, in: box, on: &canvas) }
    var x = leading + side
    var placed: [PlacedBarItem] = []
    for (index, button) in buttons.enumerated() {
      let slot = Rect(x: x, y: box.minY, width: button.slotWidth, height: box.height)
      var start = slot.midX - button.width / 2
      // The background of a button that is on is centred in its slot, and so is the button.
      if !button.item.isSelected {
        if flush == .leading && index == 0 { start = margin }
        if flush == .trailing && index == buttons.count - 1 {
          start = canvas.width - margin - button.width
        }
      }
      placed.append(
        button.place(
          slot: slot, leading: start, baseline: baseline,
          hasOwnBackground: hasBackground && buttons.count == 1, on: &canvas))
      x = slot.maxX
    }
    return placed
  }

  private func background(leading: Double, in box: Rect, on canvas: inout BarCanvas) {
    let traits = canvas.setter.traits
    let all = Rect(x: leading, y: box.minY, width: width, height: box.height)
    guard traits.isFloating else {
      let look = canvas.setter.look
      let height = min(box.height - 2 * look.itemInset, look.controlHeight * traits.barGrowth)
      return canvas.control(all.insetBy(dx: 0, dy: (box.height - height) / 2))
    }
    canvas.raise(all)
  }
}
