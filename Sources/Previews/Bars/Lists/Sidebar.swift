internal import SymtextGraphics
internal import SymtextSymbols
public import SymtextSymbolText
public import SymtextFonts
internal import SymtextTextLayout

/// A sidebar beside the content, with destinations in groups.
public struct Sidebar: Sendable {
  /// Items, section titles and separators, from top to bottom.
  ///
  /// The detail of an item is a count.
  package var entries: [MenuEntry]

  /// Makes a sidebar.
  public init(_ entries: [MenuEntry]) { self.entries = entries }

  /// The metrics of a device, in points; chosen to resemble iPadOS and macOS.
  private struct Metrics {
    /// The space between the panel's edge and rows, and between a row's edge and its content.
    var (outer, inner) = (10.0, 12.0)
    var rowHeight = 44.0
    var above = 10.0
    var gap = 12.0
    /// The space above the first row and below the last.
    var ends = 10.0
    var (radius, panelRadius) = (10.0, 26.0)

    init(_ device: BarDevice) {
      guard device == .desktop else { return }
      (outer, inner, rowHeight, above, gap, ends) = (8, 8, 28, 5, 7, 8)
      (radius, panelRadius) = (6, 16)
    }
  }

  /// Lays out the sidebar.
  /// - Parameters:
  ///   - font: The font of the texts. Its size is ignored.
  ///   - fallback: The fallback fonts for characters that it lacks.
  /// - Throws: ``SymbolError`` if there is no such symbol, or the sidebar is too narrow.
  public func layout(
    _ traits: BarTraits, font: Font, library: any SymbolSource, fallback: FontFallback? = .system
  ) throws(SymbolError) -> BarLayout {
    let items = entries.compactMap(\.item)
    let setter = try BarSetter(
      traits, font: font, library: library, fallback: fallback, titles: items.map(\.title))
    let body = try setter.font(.body, at: traits.contentSize)
    let metrics = Metrics(traits.device)
    let growth = SymbolRow.roomGrowth(body, traits)
    let edge = traits.isFloating ? traits.floatingMargin / 2 : 0
    let width = traits.width ?? defaultWidth(traits)
    let rows = try entries.map { (entry) throws(SymbolError) in
      try entry.item.map { (item) throws(SymbolError) in try row(item, body: body, setter) }
    }
    let column = SymbolRow.column(of: rows.compactMap(\.self), gap: metrics.gap * growth)
    let content = (
      start: edge + metrics.outer + metrics.inner, end: width - edge - metrics.outer - metrics.inner
    )
    let start = content.start + column.width + column.gap
    let count = rows.compactMap { $0?.detail?.width }.max().map { $0 + metrics.gap * growth } ?? 0
    let textWidth = content.end - start - count
    guard textWidth >= 3 * body.size else {
      throw .tooNarrow(width, needs: width - textWidth + 3 * body.size, "symbols and text")
    }
    let blocks = rows.map { $0?.block(column: column, width: textWidth, setter) }
    var titles: [BarText?] = []
    for entry in entries {
      guard case .section(let title) = entry else {
        titles.append(nil)
        continue
      }
      titles.append(
        try sectionTitle(title, width: content.end - content.start, setter))
    }
    let heights = entries.indices.map { index in
      if let block = blocks[index] {
        return max(block.height + 2 * metrics.above * growth, metrics.rowHeight).rounded(.up)
      }
      if let title = titles[index] {
        let lift = index == 0 ? 0 : metrics.ends
        return (title.font.size * 1.3 + metrics.above * 1.2 * growth + lift).rounded(.up)
      }
      return 2 * metrics.above + 1
    }
    var canvas = BarCanvas(setter, width: width)
    let ends = metrics.ends + (traits.isFloating ? BarTraits.floatingRoom.above : 0)
    let bottom = metrics.ends + (traits.isFloating ? BarTraits.floatingRoom.below : 0)
    let height = heights.reduce(ends + bottom, +)
    panel(edge: edge, height: height, radius: metrics.panelRadius, on: &canvas)
    var placed: [PlacedBarItem] = []
    var top = ends
    for (index, entry) in entries.enumerated() {
      let frame = Rect(
        minX: edge + metrics.outer, minY: top, maxX: width - edge - metrics.outer,
        maxY: top + heights[index])
      top = frame.maxY
      if let title = titles[index] {
        let baseline = frame.maxY - metrics.above * 0.6 * growth - title.font.size * 0.2
        _ = canvas.add(title, leading: content.start, baseline: baseline)
        continue
      }
      guard let row = rows[index], let block = blocks[index], let rowItem = entry.item else {
        canvas.fill(
          Rect(
            x: content.start, y: frame.midY, width: content.end - content.start,
            height: traits.hairline), setter.colors.separator)
        continue
      }
      let before = canvas.items.count
      if rowItem.isSelected {
        canvas.fill(frame, selection(setter), radius: radius(metrics, frame, traits))
      }
      var item = row.place(
        block, column: column, leading: content.start, width: textWidth, frame: frame,
        detailEnd: content.end, on: &canvas)
      item.titlePointSize = body.size
      item.hitTarget = BarLayout.hitTarget(item.frame, traits)
      if rowItem.isSelected { item.selectionFrame = item.frame }
      canvas.name(rowItem, since: before)
      placed.append(item)
    }
    return BarLayout(.sidebar, canvas, height: height, items: placed)
  }

  private func radius(_ metrics: Metrics, _ frame: Rect, _ traits: BarTraits) -> Double {
    traits.isFloating
      ? min(frame.height / 2, metrics.panelRadius - metrics.outer + 6) : metrics.radius
  }

  /// Returns the default width in points: that of the phone, 320 as in iPadOS, or 220 on a desktop.
  private func defaultWidth(_ traits: BarTraits) -> Double {
    switch traits.device {
    case .phone: traits.deviceWidth
    case .pad: 320
    case .desktop: 220
    }
  }

  private func panel(edge: Double, height: Double, radius: Double, on canvas: inout BarCanvas) {
    let traits = canvas.setter.traits
    let width = canvas.width
    guard traits.isFloating else {
      canvas.fill(Rect(x: 0, y: 0, width: width, height: height), canvas.setter.colors.sidebar)
      canvas.fill(
        Rect(x: width - traits.hairline, y: 0, width: traits.hairline, height: height),
        canvas.setter.colors.separator)
      return
    }
    let room = BarTraits.floatingRoom
    canvas.glass(
      Rect(minX: edge, minY: room.above, maxX: width - edge, maxY: height - room.below),
      radius: radius)
  }

  /// Returns the colour behind the selected item: the tint, or grey on glass.
  private func selection(_ setter: BarSetter) -> Color {
    setter.traits.isFloating ? setter.colors.selection : setter.colors.tint
  }

  private func row(
    _ item: BarItem, body: Font, _ setter: BarSetter
  ) throws(SymbolError) -> SymbolRow {
    let colors = setter.colors
    let isOnTint = item.isSelected && !setter.traits.isFloating
    let onTint = colors.foreground(on: colors.tint)
    let isOnGlass = item.isSelected && setter.traits.isFloating
    let label = isOnGlass ? colors.selected : colors.color(.label)
    let color = isOnTint ? onTint : colors.foreground(item, usual: label)
    let symbolColor =
      isOnTint
      ? onTint
      : colors.foreground(
        item,
        usual: isOnGlass
          ? colors.selected : colors.legible(colors.tint, on: colors.sidebar.over(colors.page)))
    let symbol = try item.symbol.map { (name) throws(SymbolError) in
      try setter.symbol(
        name, item.configuration, beside: body, preset: SymbolConfiguration(scale: .medium),
        spokenText: item.title.isEmpty ? nil : "")
    }
    let count =
      try item.detail.isEmpty
      ? nil
      : setter.text(
        item.detail, font: body,
        color: isOnTint
          ? onTint.multiplyingOpacity(by: colors.isIncreased ? 1 : 0.8)
          : colors.color(.secondaryLabel))
    return SymbolRow(
      item: item, symbol: symbol,
      label: try setter.label(
        AttributedText(item.title),
        font: isOnGlass
          ? setter.font(size: body.size, weight: 600) : body, color: color),
      color: color, symbolColor: symbolColor, ground: isOnTint ? colors.tint : nil,
      detail: count)
  }

  private func sectionTitle(
    _ title: String, width: Double, _ setter: BarSetter
  ) throws(SymbolError) -> BarText {
    let isDesktop = setter.traits.device == .desktop
    return try setter.text(
      title,
      font: setter.font(
        isDesktop ? .subheadline : .headline, weight: 600, at: setter.traits.contentSize),
      color: setter.colors.color(isDesktop ? .secondaryLabel : .label), width: width)
  }
}
