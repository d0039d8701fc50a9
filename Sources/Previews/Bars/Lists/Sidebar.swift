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

  /// Lays out the sidebar.
  /// - Parameters:
  ///   - font: The font of the texts. Its size is ignored.
  ///   - fallback: The fallback fonts for characters that it lacks.
  /// - Throws: ``SymbolError`` if there is no such symbol, or the sidebar is too narrow.
  public func layout(
    _ traits: BarTraits, font: Font, library: any SymbolSource, fallback: FontFallback? = .system
  ) throws(SymbolError) -> BarLayout {
    let items = entries.compactMap(\.item)
    try traits.check(.sidebar)
    let setter = try BarSetter(
      traits, .sidebar, font: font, library: library, fallback: fallback, titles: items.map(\.title)
    )
    let look = setter.look
    let body = try setter.font(look.type, at: traits.contentSize)
    let growth = SymbolRow.roomGrowth(body, traits)
    let edge = look.margin
    let width = traits.width ?? (look.width > 0 ? look.width : traits.deviceWidth)
    let rows = try entries.map { (entry) throws(SymbolError) in
      try entry.item.map { (item) throws(SymbolError) in try row(item, body: body, setter) }
    }
    let column = SymbolRow.column(of: rows.compactMap(\.self), gap: look.gap * growth)
    let content = (
      start: edge + look.itemInset + look.side, end: width - edge - look.itemInset - look.side
    )
    let start = content.start + column.width + column.gap
    let count = rows.compactMap { $0?.detail?.width }.max().map { $0 + look.gap * growth } ?? 0
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
        return max(block.height + 2 * look.above * growth, look.height).rounded(.up)
      }
      if let title = titles[index] {
        let lift = index == 0 ? 0 : look.ends
        return (title.font.size * 1.3 + look.above * 1.2 * growth + lift).rounded(.up)
      }
      return 2 * look.above + 1
    }
    var canvas = BarCanvas(setter, width: width)
    let ends = look.ends + (traits.isFloating ? BarTraits.floatingRoom.above : 0)
    let bottom = look.ends + (traits.isFloating ? BarTraits.floatingRoom.below : 0)
    let height = heights.reduce(ends + bottom, +)
    panel(edge: edge, height: height, on: &canvas)
    var placed: [PlacedBarItem] = []
    var top = ends
    for (index, entry) in entries.enumerated() {
      let frame = Rect(
        minX: edge + look.itemInset, minY: top, maxX: width - edge - look.itemInset,
        maxY: top + heights[index])
      top = frame.maxY
      if let title = titles[index] {
        let baseline = frame.maxY - look.above * 0.6 * growth - title.font.size * 0.2
        _ = canvas.add(title, leading: content.start, baseline: baseline)
        continue
      }
      guard let row = rows[index], let block = blocks[index], let rowItem = entry.item else {
        if let line = look.separator {
          canvas.fill(
            Rect(
              x: content.start, y: frame.midY, width: content.end - content.start,
              height: look.line), line)
        }
        continue
      }
      let before = canvas.items.count
      if rowItem.isSelected { canvas.select(frame) }
      var item = row.place(
        block, column: column, leading: content.start, width: textWidth, frame: frame,
        detailEnd: content.end, on: &canvas)
      item.titlePointSize = body.size
      item.hitTarget = BarLayout.hitTarget(item.frame, look)
      if rowItem.isSelected { item.selectionFrame = item.frame }
      canvas.name(rowItem, since: before)
      placed.append(item)
    }
    return try BarLayout(.sidebar, canvas, height: height, items: placed)
  }

  private func panel(edge: Double, height: Double, on canvas: inout BarCanvas) {
    let look = canvas.setter.look
    let width = canvas.width
    guard canvas.setter.traits.isFloating else {
      if let ground = look.ground {
        canvas.fill(Rect(x: 0, y: 0, width: width, height: height), ground)
      }
      if let line = look.border {
        canvas.fill(Rect(x: width - look.line, y: 0, width: look.line, height: height), line)
      }
      return
    }
    let room = BarTraits.floatingRoom
    canvas.raise(Rect(minX: edge, minY: room.above, maxX: width - edge, maxY: height - room.below))
  }

  private func row(
    _ item: BarItem, body: Font, _ setter: BarSetter
  ) throws(SymbolError) -> SymbolRow {
    let look = setter.look
    // On an opaque ground, such as the tint, nothing is red.
    let isOnTint = look.isOnTint(item)
    let colors = isOnTint ? (look.selectedTitle, look.selectedSymbol) : look.colors(of: item)
    let weight = item.isSelected ? look.own(\.selectedWeight) : nil
    let symbol = try item.symbol.map { (name) throws(SymbolError) in
      try setter.symbol(
        name, item.configuration, beside: body,
        preset: SymbolConfiguration(scale: look.rowScale(beside: body.size)),
        spokenText: item.title.isEmpty ? nil : "")
    }
    let count =
      try item.detail.isEmpty
      ? nil
      : setter.text(
        item.detail, font: body,
        color: isOnTint
          ? colors.0.multiplyingOpacity(by: look.isIncreased ? 1 : 0.8)
          : look.detail ?? colors.0)
    return SymbolRow(
      item: item, symbol: symbol,
      label: try setter.label(
        AttributedText(item.title),
        font: setter.font(look.type, weight: weight, at: setter.traits.contentSize),
        color: colors.0),
      color: colors.0, symbolColor: colors.1, ground: isOnTint ? look.selectedContainer : nil,
      detail: count)
  }

  private func sectionTitle(
    _ title: String, width: Double, _ setter: BarSetter
  ) throws(SymbolError) -> BarText {
    try setter.text(
      title, font: setter.font(setter.look.sectionType, at: setter.traits.contentSize),
      color: setter.look.section ?? .black, width: width)
  }
}
