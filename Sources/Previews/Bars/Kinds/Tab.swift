internal import SymtextGraphics
internal import SymtextSymbolText

/// The content of a tab before it is placed.
struct Tab {
  let item: BarItem
  let colors: (title: Color, symbol: Color)
  let glyph: FittedGlyph?
  var badge: TabBadge?
  /// The title; `nil` if there is none.
  var title: BarText?
  /// The space between symbol and title side by side, in points.
  var gap: Double

  /// The width of the symbol's ink.
  var glyphWidth: Double { glyph?.symbol.bounds.width ?? 0 }
  /// The maximal fraction of the symbol's width that a badge covers, if there is space beside it.
  private static let hidden = 1.0 / 3
  /// The distance from the middle of the symbol to the start of its badge.
  private var badgeStart: Double {
    let hidden = min(glyphWidth * Self.hidden, (badge?.height ?? .infinity) / 2)
    return glyph == nil ? 0 : glyphWidth / 2 - hidden
  }
  /// The space between a badge and the tab's edge, in points.
  ///
  /// It is negative if the tabs are in a capsule that extends further.
  var edge = 1.5

  /// The width of symbol and title side by side.
  var width: Double { (glyph == nil ? 0 : glyphWidth + gap) + (title?.width ?? 0) }

  /// Returns the maximal width of a badge that covers no more of the symbol, in a tab of a given width.
  func badgeRoom(in width: Double) -> Double {
    width / 2 - glyphWidth * (0.5 - Self.hidden) - edge
  }

  /// Sets the space between symbol and title.
  ///
  /// It is larger if a badge extends beyond the symbol.
  mutating func makeGap(_ space: Double) {
    guard glyph != nil else { return }
    let overhang = badge.map { badgeStart + $0.width - glyphWidth / 2 } ?? 0
    gap = max(space, overhang + space / 2)
  }

  /// Draws the symbol above the title.
  ///
  /// A symbol or title without the other is centred.
  func placeStacked(
    in cell: Rect, glyphMiddle: Double, titleBaseline: Double, on canvas: inout BarCanvas
  ) -> PlacedBarItem {
    var placed = start(in: cell, on: canvas)
    let middle = title == nil ? cell.midY : glyphMiddle
    placeGlyph(Point(cell.midX, middle), &placed, on: &canvas)
    if let title {
      let baseline = glyph == nil ? cell.midY + title.capHeight / 2 : titleBaseline
      placed.setTitle(
        title, canvas.add(title, leading: cell.midX - title.width / 2, baseline: baseline))
    }
    placeBadge(beside: Point(cell.midX, middle), in: cell, &placed, on: &canvas)
    return placed
  }

  /// Draws symbol and title side by side.
  func placeInLine(in cell: Rect, on canvas: inout BarCanvas) -> PlacedBarItem {
    var placed = start(in: cell, on: canvas)
    let beside = title == nil ? glyphWidth : glyphWidth + gap
    let leading = cell.midX - (beside + (title?.width ?? 0)) / 2
    let middle = Point(leading + glyphWidth / 2, cell.midY)
    placeGlyph(middle, &placed, on: &canvas)
    if let title {
      let baseline = cell.midY + title.capHeight / 2
      placed.setTitle(title, canvas.add(title, leading: leading + beside, baseline: baseline))
    }
    placeBadge(beside: middle, in: cell, &placed, on: &canvas)
    return placed
  }

  private func start(in cell: Rect, on canvas: BarCanvas) -> PlacedBarItem {
    var placed = PlacedBarItem(item, frame: canvas.placed(cell))
    placed.hitTarget = BarLayout.hitTarget(placed.frame, canvas.setter.look)
    return placed
  }

  private func placeGlyph(
    _ middle: Point, _ placed: inout PlacedBarItem, on canvas: inout BarCanvas
  ) {
    guard let glyph else { return }
    var symbol = glyph.symbol
    // The title is the accessibility label.
    if title != nil { symbol.say("") }
    if item.isSelected { placePill(middle, &placed, on: &canvas) }
    placed.set(
      glyph,
      canvas.add(
        symbol, colors.symbol, on: item.isSelected ? canvas.setter.look.selectedPill : nil,
        middle: middle.x, baseline: middle.y + symbol.capHeight / 2))
  }

  /// Draws the ground behind the symbol of a selected tab.
  private func placePill(
    _ middle: Point, _ placed: inout PlacedBarItem, on canvas: inout BarCanvas
  ) {
    let look = canvas.setter.look
    guard let ground = look.selectedPill else { return }
    let growth = canvas.setter.traits.barGrowth
    let (width, height) = (look.pillWidth * growth, look.pillHeight * growth)
    let box = Rect(
      x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
    canvas.fill(box, ground, radius: height / 2)
    placed.selectionFrame = canvas.placed(box)
  }

  /// Draws the badge at the symbol's upper corner, inside the tab.
  private func placeBadge(
    beside middle: Point, in cell: Rect, _ placed: inout PlacedBarItem,
    on canvas: inout BarCanvas
  ) {
    guard let badge else { return }
    let top = middle.y - (glyph?.symbol.bounds.height ?? 0) / 2 - badge.height / 4
    placed.detailFrame = badge.draw(
      leading: min(middle.x + badgeStart, cell.maxX - badge.width - edge),
      top: max(top, cell.minY + canvas.setter.traits.hairline + max(edge, 0)), on: &canvas)
  }
}
