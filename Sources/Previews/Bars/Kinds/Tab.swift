internal import SymtextGraphics
internal import SymtextSymbolText

/// What stands in a tab, before it is placed.
struct Tab {
  let item: BarItem
  let color: Color
  let glyph: FittedGlyph?
  var badge: TabBadge?
  /// `nil` without one.
  var title: BarText?
  /// Between symbol and title, side by side, in points.
  var gap: Double

  /// How wide the symbol's ink is.
  var glyphWidth: Double { glyph?.symbol.bounds.width ?? 0 }
  /// How much of the symbol's width a badge hides at most, where there is room beside it.
  private static let hidden = 1.0 / 3
  /// How far from the middle of the symbol its badge begins.
  private var badgeStart: Double {
    let hidden = min(glyphWidth * Self.hidden, (badge?.height ?? .infinity) / 2)
    return glyph == nil ? 0 : glyphWidth / 2 - hidden
  }
  /// Between a badge and the tab's edge, in points; less than nothing where the tabs stand within a capsule that
  /// reaches further.
  var edge = 1.5

  /// How wide symbol and title are side by side.
  var width: Double { (glyph == nil ? 0 : glyphWidth + gap) + (title?.width ?? 0) }

  /// How wide a badge may be so that it hides no more of the symbol, in a tab of a width.
  func badgeRoom(in width: Double) -> Double {
    width / 2 - glyphWidth * (0.5 - Self.hidden) - edge
  }

  /// Makes room between symbol and title: more where a badge reaches beyond the symbol.
  mutating func makeGap(_ space: Double) {
    guard glyph != nil else { return }
    let overhang = badge.map { badgeStart + $0.width - glyphWidth / 2 } ?? 0
    gap = max(space, overhang + space / 2)
  }

  /// Draws the symbol above the title; alone, either stands in the middle.
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
    placed.hitTarget = BarLayout.hitTarget(placed.frame, canvas.setter.traits)
    return placed
  }

  private func placeGlyph(
    _ middle: Point, _ placed: inout PlacedBarItem, on canvas: inout BarCanvas
  ) {
    guard let glyph else { return }
    var symbol = glyph.symbol
    // The title says what it is.
    if title != nil { symbol.altText = "" }
    placed.set(
      glyph,
      canvas.add(
        symbol, color, middle: middle.x, baseline: middle.y + symbol.capHeight / 2))
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
