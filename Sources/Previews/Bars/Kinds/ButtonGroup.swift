internal import SymtextGraphics
internal import SymtextSymbolText

/// Buttons of a bar that belong together: on glass, or on a fill, they share one background.
struct ButtonGroup {
  let buttons: [BarButton]
  /// Whether they share one background.
  let hasBackground: Bool
  private let side: Double

  /// Between groups, in points.
  static let gap = 8.0

  /// - Parameters:
  ///   - showsTitles: whether titles stand beside symbols.
  ///   - isShared: whether they share a background also in a bar that is docked.
  init(
    _ items: [BarItem], showsTitles: Bool, isShared: Bool, _ setter: BarSetter
  ) throws(SymbolError) {
    let hasBackground = isShared || setter.traits.isFloating
    self.hasBackground = hasBackground
    buttons = try items.map { (item) throws(SymbolError) in
      try BarButton(item, showsTitle: showsTitles, hasBackground: hasBackground, setter)
    }
    // One alone makes a circle, several a capsule, whose ends need room.
    side = hasBackground && items.count > 1 ? 4 : 0
  }

  /// How wide the group is, in points.
  var width: Double { buttons.map(\.slotWidth).reduce(2 * side, +) }

  /// At which side of a bar a group without a background stands.
  enum Side {
    case leading, trailing
  }

  /// Draws the group.
  /// - Parameters:
  ///   - leading: where it begins.
  ///   - box: of the bar.
  ///   - baseline: of texts.
  ///   - flush: the side where its outermost button begins at the margin of the bar, however narrow it is;
  ///     `nil` where every button stands in the middle of its slot.
  ///   - margin: of the bar, in points.
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
      // What is behind a button that is on stands in the middle of its slot, and so does the button.
      if !button.item.isSelected {
        if flush == .leading && index == 0 { start = margin }
        if flush == .trailing && index == buttons.count - 1 {
          start = canvas.width - margin - button.width
        }
      }
      placed.append(
        button.place(slot: slot, leading: start, baseline: baseline, on: &canvas))
      x = slot.maxX
    }
    return placed
  }

  private func background(leading: Double, in box: Rect, on canvas: inout BarCanvas) {
    let traits = canvas.setter.traits
    let all = Rect(x: leading, y: box.minY, width: width, height: box.height)
    guard traits.isFloating else {
      let height = min(box.height - 4, (traits.device == .desktop ? 32 : 38) * traits.barGrowth)
      let fill = all.insetBy(dx: 0, dy: (box.height - height) / 2)
      return canvas.fill(fill, canvas.setter.colors.fill, radius: min(height / 3.6, 11))
    }
    canvas.glass(all, radius: box.height / 2)
  }
}
