internal import SymtextGraphics
public import SymtextSymbolText
public import SymtextFonts
internal import SymtextTextLayout

/// A bar of tabs.
///
/// Symbols are above titles, or beside them in compact bars and on a tablet.
public struct TabBar: Sendable {
  /// The tabs, from the leading side.
  ///
  /// The detail of a tab is its badge.
  package var items: [BarItem]
  /// The symbols that are filled; `nil` for those that the theme fills.
  package var fill: TabFill?

  /// Makes a bar.
  public init(_ items: [BarItem], fill: TabFill? = nil) {
    self.items = items
    self.fill = fill
  }

  /// The stroke factor of symbols without a filled variant among filled ones, so that they do not look lighter.
  private static let outlineEmphasis = 1.4

  /// Lays out the bar.
  /// - Parameters:
  ///   - font: The font of the titles. Its size is ignored.
  ///   - fallback: The fallback fonts for characters that it lacks.
  /// - Throws: ``SymbolError`` if there is no such symbol, or the bar is too narrow.
  public func layout(
    _ traits: BarTraits, font: Font, library: any SymbolSource, fallback: FontFallback? = .system
  ) throws(SymbolError) -> BarLayout {
    try traits.check(.tab)
    let setter = try BarSetter(
      traits, .tab, font: font, library: library, fallback: fallback, titles: items.map(\.title))
    var canvas = BarCanvas(setter, width: traits.width ?? traits.deviceWidth)
    let look = setter.look
    let box = traits.barBox(width: canvas.width, height: setter.barHeight)
    let inset = traits.isFloating ? look.itemInset : 0
    let edge = look.margin + inset
    let most = (canvas.width - 2 * edge) / Double(max(items.count, 1))
    let least = Double(items.count) * look.target + 2 * edge
    guard canvas.width >= least else {
      throw .tooNarrow(canvas.width, needs: least, count: items.count, of: "tab")
    }
    let tabs = try items.map { (item) throws(SymbolError) in try set(item, width: most, setter) }
    canvas.bar(box, lineAtTop: look.lineAtBottom == 0)
    let share = share(of: tabs, most: most, setter)
    let free = canvas.width - Double(items.count) * share
    let start = look.titleAtStart > 0 ? edge : free / 2
    if traits.isFloating {
      canvas.raise(
        Rect(
          x: start - inset, y: box.minY, width: canvas.width - 2 * (start - inset),
          height: box.height))
    }
    var placed: [PlacedBarItem] = []
    for (index, tab) in tabs.enumerated() {
      let cell = Rect(
        x: start + Double(index) * share, y: box.minY, width: share, height: box.height)
      let lens = tab.item.isSelected ? select(cell, on: &canvas) : nil
      let before = canvas.items.count
      var item =
        isStacked(setter)
        ? tab.placeStacked(
          in: cell, glyphMiddle: box.minY + look.iconMiddle * traits.barGrowth,
          titleBaseline: box.minY + look.baseline * traits.barGrowth, on: &canvas)
        : tab.placeInLine(in: cell, on: &canvas)
      canvas.name(tab.item, since: before)
      item.selectionFrame = lens ?? item.selectionFrame
      if tab.item.isSelected { mark(tab, cell, on: &canvas) }
      placed.append(item)
    }
    return try BarLayout(.tab, canvas, height: traits.pictureHeight(of: box), items: placed)
  }

  /// Returns the width of a tab, which all share.
  ///
  /// Floating tabs on a tablet or a phone in landscape are as wide as the widest content.
  private func share(of tabs: [Tab], most: Double, _ setter: BarSetter) -> Double {
    let look = setter.look
    guard look.itemWidth > 0 else { return most }
    let widest = (tabs.map(\.width).max() ?? 0) + 2 * look.side * setter.traits.barGrowth
    return min(max(widest.rounded(.up), look.itemWidth), most)
  }

  /// Draws the line below the selected tab, as long as its content unless the theme says so.
  private func mark(_ tab: Tab, _ cell: Rect, on canvas: inout BarCanvas) {
    let look = canvas.setter.look
    guard let color = look.indicator else { return }
    let growth = canvas.setter.traits.barGrowth
    let length =
      look.own(\.indicatorLength).map { min($0 * growth, cell.width) } ?? min(tab.width, cell.width)
    let thickness = look.indicatorWidth
    canvas.fill(
      Rect(
        x: cell.midX - length / 2, y: cell.maxY - look.indicatorInset - thickness, width: length,
        height: thickness), color, radius: thickness / 2)
  }

  /// Draws the background of the selected tab.
  private func select(_ cell: Rect, on canvas: inout BarCanvas) -> Rect? {
    let look = canvas.setter.look
    guard let ground = look.selectedContainer else { return nil }
    var box = cell.insetBy(dx: 0, dy: look.itemInset)
    if look.itemHeight > 0 {
      let height = min(box.height, look.itemHeight * canvas.setter.traits.barGrowth)
      box = box.insetBy(dx: 0, dy: (box.height - height) / 2)
    }
    let radius = min(look.radius(\.itemRadius, height: box.height), box.width / 2)
    canvas.fill(box, ground, radius: radius)
    if let border = look.selectedBorder {
      canvas.outline(box, border, radius: radius, width: look.curvedLine)
    }
    return canvas.placed(box)
  }

  /// Whether symbols are above titles.
  private func isStacked(_ setter: BarSetter) -> Bool { setter.look.stacked > 0 }

  /// Resolves a tab's symbol, title and badge.
  private func set(
    _ item: BarItem, width: Double, _ setter: BarSetter
  ) throws(SymbolError) -> Tab {
    let traits = setter.traits
    let growth = traits.barGrowth
    let look = setter.look
    let colors = look.colors(of: item)
    let glyph = try item.symbol.map { (name) throws(SymbolError) -> FittedGlyph in
      guard fills(item, look) else { return try setter.glyph(name, item.configuration) }
      let filled = try setter.filled(name)
      return try setter.glyph(
        filled, item.configuration,
        emphasis: setter.isFilled(filled) ? 1 : Self.outlineEmphasis)
    }
    let isStacked = isStacked(setter)
    var tab = Tab(item: item, colors: colors, glyph: glyph, badge: nil, title: nil, gap: 0)
    if traits.isFloating { tab.edge = -look.itemInset / 2 }
    if !item.detail.isEmpty {
      tab.badge = try TabBadge(item.detail, in: tab.badgeRoom(in: width), setter)
    }
    if !isStacked { tab.makeGap(look.gap * growth) }
    guard !item.title.isEmpty else { return tab }
    let room = width - 4 * growth - (isStacked ? 0 : tab.glyphWidth + tab.gap)
    tab.title = try setter.text(
      item.title,
      font: setter.itemFont(weight: item.isSelected ? look.own(\.selectedWeight) : nil),
      color: colors.title, width: room)
    return tab
  }

  private func fills(_ item: BarItem, _ look: BarLook) -> Bool {
    guard let fill else { return (item.isSelected ? look.selectedFilled : look.filled) > 0 }
    return switch fill {
    case .all: true
    case .selected: item.isSelected
    case .none: false
    }
  }
}
