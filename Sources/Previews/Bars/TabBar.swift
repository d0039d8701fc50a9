internal import Colors
internal import Geometry
public import SymbolText
public import Fonts
public import TextLayout

/// A bar of tabs: symbol above title, and side by side in compact bars and on a tablet.
public struct TabBar: Sendable {
  /// The tabs, from the side where reading starts; the detail of one is its badge.
  package var items: [BarItem]
  /// Which symbols are filled.
  package var fill: TabFill

  /// Makes a bar.
  public init(_ items: [BarItem], fill: TabFill = .all) {
    self.items = items
    self.fill = fill
  }

  /// The middle of glyphs and the baseline of titles in a bar of 49 points where the two are stacked, and
  /// the space between the two side by side: ours.
  private static let (glyphMiddle, titleBaseline, gap) = (17.0, 42.0, 6.0)

  /// Sets the bar.
  /// - Parameters:
  ///   - font: of the titles; its size is not taken.
  ///   - fallback: where fonts come from for characters that it lacks.
  /// - Throws: ``SymbolError`` when there is no such symbol, or the bar is too narrow.
  public func layout(
    _ traits: BarTraits, font: Font, library: any SymbolSource, fallback: FontFallback? = .system
  ) throws(SymbolError) -> BarLayout {
    let setter = try BarSetter(
      traits, font: font, library: library, fallback: fallback, titles: items.map(\.title))
    var canvas = BarCanvas(setter, width: traits.width ?? traits.deviceWidth)
    let height = traits.barHeight(traits.isCompact ? 32 : 49)
    let share = canvas.width / Double(max(items.count, 1))
    let least = Double(items.count) * BarLayout.leastTarget
    guard canvas.width >= least else {
      throw .tooNarrow(canvas.width, needs: least, count: items.count, of: "tab")
    }
    canvas.fill(Rect(x: 0, y: 0, width: canvas.width, height: height), setter.colors.bar)
    canvas.fill(
      Rect(x: 0, y: 0, width: canvas.width, height: traits.hairline), setter.colors.separator)
    var placed: [PlacedBarItem] = []
    for (index, item) in items.enumerated() {
      let cell = Rect(x: Double(index) * share, y: 0, width: share, height: height)
      let tab = try set(item, width: share, setter)
      placed.append(
        isStacked(traits)
          ? tab.placeStacked(
            in: cell, glyphMiddle: Self.glyphMiddle * traits.barGrowth,
            titleBaseline: Self.titleBaseline * traits.barGrowth, on: &canvas)
          : tab.placeInLine(in: cell, on: &canvas))
    }
    return BarLayout(.tab, canvas, height: height, items: placed)
  }

  /// Whether symbols stand above titles.
  private func isStacked(_ traits: BarTraits) -> Bool {
    traits.device == .phone && !traits.isCompact
  }

  /// Sets a tab's symbol, title and badge.
  private func set(
    _ item: BarItem, width: Double, _ setter: BarSetter
  ) throws(SymbolError) -> Tab {
    let traits = setter.traits
    let growth = traits.barGrowth
    let usual = item.isSelected ? setter.colors.tint : setter.colors.color(.secondaryLabel)
    let color = setter.colors.foreground(item, usual: usual)
    let glyph = try item.symbol.map { (name) throws(SymbolError) in
      try setter.glyph(fills(item) ? setter.filled(name) : name, .tabBar)
    }
    let badge = try item.detail.isEmpty ? nil : TabBadge(item.detail, in: width, setter)
    let isStacked = isStacked(traits)
    var tab = Tab(item: item, color: color, glyph: glyph, badge: badge, title: nil, gap: 0)
    if !isStacked { tab.makeGap(Self.gap * growth) }
    guard !item.title.isEmpty else { return tab }
    let room = width - 4 * growth - (isStacked ? 0 : tab.glyphWidth + tab.gap)
    tab.title = try setter.text(
      item.title,
      font: setter.font(
        isStacked ? .caption2 : .footnote, weight: 500, at: traits.barContentSize),
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
