internal import FontGlyphs
internal import Geometry
public import TextLayout

/// A bar of tabs: symbol above title, and side by side in compact bars and on a tablet.
public struct TabBar: Sendable {
  /// The tabs, from the side where reading starts; the detail of one is its badge.
  public var items: [BarItem]
  /// Which symbols are filled.
  public var fill: TabFill

  /// Makes a bar.
  public init(_ items: [BarItem], fill: TabFill = .all) {
    self.items = items
    self.fill = fill
  }

  /// The middle of glyphs and the baseline of titles in a bar of 49 points where the two are stacked, and
  /// the space between the two side by side: ours.
  private static let (glyphMiddle, titleBaseline, gap) = (18.0, 42.0, 6.0)

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
      throw .tooNarrow(canvas.width, needs: least, "\(items.count) tabs")
    }
    canvas.fill(Rect(x: 0, y: 0, width: canvas.width, height: height), setter.colors.bar)
    canvas.fill(
      Rect(x: 0, y: 0, width: canvas.width, height: traits.hairline), setter.colors.separator)
    var placed: [PlacedBarItem] = []
    for (index, item) in items.enumerated() {
      let cell = Rect(x: Double(index) * share, y: 0, width: share, height: height)
      placed.append(try add(item, in: cell, to: &canvas))
    }
    return BarLayout(.tab, canvas, height: height, items: placed)
  }

  private func add(
    _ item: BarItem, in cell: Rect, to canvas: inout BarCanvas
  ) throws(SymbolError) -> PlacedBarItem {
    let setter = canvas.setter
    let traits = setter.traits
    let isStacked = traits.device == .phone && !traits.isCompact
    let usual = item.isSelected ? setter.colors.tint : setter.colors.color(.secondaryLabel)
    let color = setter.colors.foreground(item, usual: usual)
    var placed = PlacedBarItem(item, frame: canvas.placed(cell))
    placed.hitTarget = BarLayout.hitTarget(placed.frame)
    let glyph = try item.symbol.map { (name) throws(SymbolError) in
      try setter.glyph(fills(item) ? setter.filled(name) : name, .tabBar)
    }
    let badge = try item.detail.isEmpty ? nil : TabBadge(item.detail, setter)
    let font = try setter.font(
      isStacked ? .caption2 : .footnote, weight: 500, at: traits.barContentSize)
    let growth = traits.barGrowth
    // A badge beside the glyph moves the title away.
    let overhang = badge.map {
      badgeStart(glyph) + $0.width - (glyph?.symbol.bounds.width ?? 0) / 2
    }
    let gap = glyph == nil ? 0 : max(Self.gap * growth, (overhang ?? 0) + Self.gap / 2 * growth)
    let beside = isStacked ? 0 : (glyph?.symbol.bounds.width ?? 0) + gap
    let title = try setter.text(
      item.title, font: font, color: color, width: cell.width - beside - 4 * growth)
    let hasTitle = !item.title.isEmpty
    let middle =
      isStacked && hasTitle ? Self.glyphMiddle * growth : cell.midY
    let content = beside + title.width
    let glyphMiddle =
      isStacked || !hasTitle
      ? cell.midX : cell.midX - content / 2 + (glyph?.symbol.bounds.width ?? 0) / 2
    if let glyph {
      var symbol = glyph.symbol
      if hasTitle { symbol.altText = "" }
      placed.set(
        glyph,
        canvas.add(symbol, color, middle: glyphMiddle, baseline: middle + symbol.capHeight / 2))
    }
    if hasTitle {
      let leading =
        isStacked ? cell.midX - title.width / 2 : cell.midX - content / 2 + beside
      let baseline =
        isStacked ? Self.titleBaseline * growth : cell.midY + title.capHeight / 2
      placed.setTitle(title, canvas.add(title, leading: leading, baseline: baseline))
    }
    if let badge {
      let top = middle - (glyph?.symbol.bounds.height ?? 0) / 2
      placed.detailFrame = badge.draw(
        leading: min(glyphMiddle + badgeStart(glyph), cell.maxX - badge.width - 1),
        top: max(top - badge.height / 4, traits.hairline + 1), on: &canvas)
    }
    return placed
  }

  /// How far from the middle of the glyph its badge begins.
  private func badgeStart(_ glyph: FittedGlyph?) -> Double {
    glyph.map { $0.symbol.bounds.width / 6 } ?? 0
  }

  private func fills(_ item: BarItem) -> Bool {
    switch fill {
    case .all: true
    case .selected: item.isSelected
    case .none: false
    }
  }
}
