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
  /// The symbols that are filled.
  package var fill: TabFill

  /// Makes a bar.
  public init(_ items: [BarItem], fill: TabFill = .all) {
    self.items = items
    self.fill = fill
  }

  /// The heights of docked and floating bars, and for stacked tabs the middle of glyphs and the baseline of titles in
  /// bars of 49 and 62 points; symtext's choice.
  private static let docked = (height: 49.0, compact: 32.0, glyphMiddle: 17.0, baseline: 42.0)
  private static let floating = (height: 62.0, compact: 44.0, glyphMiddle: 24.0, baseline: 49.5)
  /// The space between glyph and title side by side; between capsule and tab; beside the content of a tab with natural
  /// width; symtext's choice.
  private static let (gap, inset, side) = (6.0, 4.0, 18.0)
  /// The size of titles below symbols, in points.
  ///
  /// It is that of iOS since 2019, where their weight is medium.
  private static let titleSize = 10.0
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
    if let absence = BarKind.tab.absence, absence.device == traits.device {
      throw SymbolError(absence.instead)
    }
    let setter = try BarSetter(
      traits, font: font, library: library, fallback: fallback, titles: items.map(\.title))
    var canvas = BarCanvas(setter, width: traits.width ?? traits.deviceWidth)
    let sizes = traits.isFloating ? Self.floating : Self.docked
    let isLow = traits.isFloating ? !isStacked(traits) : traits.isCompact
    let box = traits.barBox(
      width: canvas.width, height: traits.barHeight(isLow ? sizes.compact : sizes.height),
      floating: traits.barHeight(isLow ? sizes.compact : sizes.height))
    let edge = traits.isFloating ? traits.floatingMargin + Self.inset : 0
    let most = (canvas.width - 2 * edge) / Double(max(items.count, 1))
    let least = Double(items.count) * traits.leastTarget + 2 * edge
    guard canvas.width >= least else {
      throw .tooNarrow(canvas.width, needs: least, count: items.count, of: "tab")
    }
    let tabs = try items.map { (item) throws(SymbolError) in try set(item, width: most, setter) }
    canvas.bar(box, lineAtTop: true)
    let share = share(of: tabs, most: most, traits)
    let start = (canvas.width - Double(items.count) * share) / 2
    if traits.isFloating {
      canvas.glass(
        Rect(
          x: start - Self.inset, y: box.minY, width: canvas.width - 2 * (start - Self.inset),
          height: box.height), radius: box.height / 2)
    }
    var placed: [PlacedBarItem] = []
    for (index, tab) in tabs.enumerated() {
      let cell = Rect(
        x: start + Double(index) * share, y: box.minY, width: share, height: box.height)
      let lens = traits.isFloating && tab.item.isSelected ? select(cell, on: &canvas) : nil
      let before = canvas.items.count
      var item =
        isStacked(traits)
        ? tab.placeStacked(
          in: cell, glyphMiddle: box.minY + sizes.glyphMiddle * traits.barGrowth,
          titleBaseline: box.minY + sizes.baseline * traits.barGrowth, on: &canvas)
        : tab.placeInLine(in: cell, on: &canvas)
      canvas.name(tab.item, since: before)
      item.selectionFrame = lens
      placed.append(item)
    }
    return BarLayout(.tab, canvas, height: traits.pictureHeight(of: box), items: placed)
  }

  /// Returns the width of a tab, which all share.
  ///
  /// Floating tabs on a tablet or a phone in landscape are as wide as the widest content.
  private func share(of tabs: [Tab], most: Double, _ traits: BarTraits) -> Double {
    guard traits.isFloating, !isStacked(traits) else { return most }
    let widest = (tabs.map(\.width).max() ?? 0) + 2 * Self.side * traits.barGrowth
    return min(max(widest.rounded(.up), 64), most)
  }

  /// Draws the background of the selected tab.
  private func select(_ cell: Rect, on canvas: inout BarCanvas) -> Rect {
    let box = cell.insetBy(dx: 0, dy: Self.inset)
    canvas.fill(box, canvas.setter.colors.selection, radius: min(box.height, box.width) / 2)
    return canvas.placed(box)
  }

  /// Whether symbols are above titles.
  private func isStacked(_ traits: BarTraits) -> Bool {
    traits.device == .phone && !traits.isCompact
  }

  /// Resolves a tab's symbol, title and badge.
  private func set(
    _ item: BarItem, width: Double, _ setter: BarSetter
  ) throws(SymbolError) -> Tab {
    let traits = setter.traits
    let growth = traits.barGrowth
    let usual = item.isSelected ? setter.colors.selected : setter.colors.tab
    let color = setter.colors.foreground(item, usual: usual)
    let glyph = try item.symbol.map { (name) throws(SymbolError) -> FittedGlyph in
      guard fills(item) else { return try setter.glyph(name, item.configuration, .tabBar) }
      let filled = try setter.filled(name)
      return try setter.glyph(
        filled, item.configuration, .tabBar,
        emphasis: setter.isFilled(filled) ? 1 : Self.outlineEmphasis)
    }
    let isStacked = isStacked(traits)
    var tab = Tab(item: item, color: color, glyph: glyph, badge: nil, title: nil, gap: 0)
    if traits.isFloating { tab.edge = -Self.inset / 2 }
    if !item.detail.isEmpty {
      tab.badge = try TabBadge(item.detail, in: tab.badgeRoom(in: width), setter)
    }
    if !isStacked { tab.makeGap(Self.gap * growth) }
    guard !item.title.isEmpty else { return tab }
    let room = width - 4 * growth - (isStacked ? 0 : tab.glyphWidth + tab.gap)
    let weight: Double = traits.isFloating && item.isSelected ? 600 : 500
    tab.title = try setter.text(
      item.title,
      font: isStacked
        ? setter.font(size: Self.titleSize * growth, weight: weight)
        : setter.font(.footnote, weight: weight, at: traits.barContentSize),
      color: color, width: room)
    return tab
  }

  private func fills(_ item: BarItem) -> Bool {
    switch fill {
    case .all: true
    case .selected: item.isSelected
    case .none: false
    }
  }
}
