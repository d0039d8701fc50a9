internal import Symbols
internal import Colors
internal import FontGlyphs
internal import Geometry
public import SymbolText
public import Fonts
public import TextLayout

/// A menu: checkmarks in one column, symbols in the next, then titles, and shortcuts at the end.
public struct Menu: Sendable {
  /// Items and separators, from top to bottom; the detail of an item is its shortcut.
  package var entries: [MenuEntry]

  /// Makes a menu.
  public init(_ entries: [MenuEntry]) { self.entries = entries }

  /// Beside the content, between its columns, and above and below the text, in points: ours, after iOS.
  private static let (side, gap, above) = (16.0, 10.0, 11.0)
  /// How wide a menu is at least, and at most where no width is asked for.
  private static let (narrowest, widest) = (180.0, 420.0)
  /// How much room titles have at least where no width is asked for, in sizes of the text.
  private static let fewestEms = 5.0
  private static let radius = 13.0
  /// How much room a separator takes.
  private static let separatorHeight = 11.0

  /// What the rows have in common.
  private struct Columns {
    var check: ResolvedSymbol?
    /// Of the checkmarks, with the space behind it.
    var checkWidth = 0.0
    var symbols: (width: Double, gap: Double) = (0, 0)
    var text = 0.0
    /// Of the shortcuts, with the space before it.
    var shortcut = 0.0
    var width = 0.0
  }

  /// Sets the menu.
  /// - Parameters:
  ///   - font: of the texts; its size is not taken.
  ///   - fallback: where fonts come from for characters that it lacks.
  /// - Throws: ``SymbolError`` when there is no such symbol, or the menu is too narrow.
  public func layout(
    _ traits: BarTraits, font: Font, library: any SymbolSource, fallback: FontFallback? = .system
  ) throws(SymbolError) -> BarLayout {
    let setter = try BarSetter(
      traits, font: font, library: library, fallback: fallback, titles: items.map(\.title))
    let body = try setter.font(.body, at: traits.contentSize)
    let rows = try entries.map { (entry) throws(SymbolError) -> SymbolRow? in
      guard case .item(let item) = entry else { return nil }
      return try row(item, body: body, setter)
    }
    let columns = try columns(rows.compactMap(\.self), body: body, setter)
    let blocks = rows.map { $0?.block(column: columns.symbols, width: columns.text, setter) }
    let room = 2 * Self.above * SymbolRow.roomGrowth(body)
    let heights = blocks.map { block in
      block.map { max($0.height + room, BarLayout.leastTarget).rounded(.up) }
        ?? Self.separatorHeight
    }
    var canvas = BarCanvas(setter, width: columns.width)
    let height = heights.reduce(0, +)
    panel(height: height, on: &canvas)
    var placed: [PlacedBarItem] = []
    var top = 0.0
    for (index, row) in rows.enumerated() {
      let frame = Rect(x: 0, y: top, width: columns.width, height: heights[index])
      top += heights[index]
      guard let row, let block = blocks[index] else {
        separate(frame, on: &canvas)
        continue
      }
      var item = row.place(
        block, column: columns.symbols, leading: Self.side + columns.checkWidth,
        width: columns.text, frame: frame, detailEnd: columns.width - Self.side, on: &canvas)
      item.titlePointSize = body.size
      mark(row, item, columns, on: &canvas)
      placed.append(item)
    }
    return BarLayout(.menu, canvas, height: height, items: placed)
  }

  private var items: [BarItem] {
    entries.compactMap { if case .item(let item) = $0 { item } else { nil } }
  }

  private func row(
    _ item: BarItem, body: Font, _ setter: BarSetter
  ) throws(SymbolError) -> SymbolRow {
    let color = setter.colors.foreground(item, usual: setter.colors.color(.label))
    let symbol = try item.symbol.map { (name) throws(SymbolError) in
      try setter.symbol(
        name, beside: body, preset: SymbolConfiguration(scale: .medium),
        spokenText: item.title.isEmpty ? nil : "")
    }
    let faint: SystemColor = item.isEnabled ? .secondaryLabel : .tertiaryLabel
    return SymbolRow(
      item: item, symbol: symbol,
      label: try setter.label(AttributedText(item.title), font: body, color: color), color: color,
      symbolColor: color,
      detail: try item.detail.isEmpty
        ? nil : setter.text(item.detail, font: body, color: setter.colors.color(faint)))
  }

  private func columns(
    _ rows: [SymbolRow], body: Font, _ setter: BarSetter
  ) throws(SymbolError) -> Columns {
    let growth = SymbolRow.roomGrowth(body)
    var columns = Columns()
    if rows.contains(where: \.item.isSelected) {
      let check = try setter.symbol(
        "checkmark", beside: setter.font(size: body.size, weight: 600),
        preset: SymbolConfiguration(scale: .small), spokenText: "")
      columns.check = check
      columns.checkWidth = check.bounds.width + Self.gap * growth
    }
    columns.symbols = SymbolRow.column(of: rows, gap: Self.gap * growth)
    let shortcut = rows.compactMap { $0.detail?.width }.max()
    columns.shortcut = shortcut.map { $0 + 2 * Self.gap * growth } ?? 0
    let taken =
      2 * Self.side + columns.checkWidth + columns.symbols.width + columns.symbols.gap
      + columns.shortcut
    let text = (rows.map(\.naturalWidth).max() ?? 0).rounded(.up)
    // On the screen, unless words would be broken.
    let widest = min(Self.widest * growth, setter.traits.deviceWidth - 2 * setter.traits.margin)
    let natural = min(
      max(taken + text, Self.narrowest), max(widest, taken + Self.fewestEms * body.size))
    columns.width = (setter.traits.width ?? natural).rounded(.up)
    columns.text = columns.width - taken
    guard columns.text >= 3 * body.size else {
      throw .tooNarrow(columns.width, needs: taken + 3 * body.size, "the menu's columns")
    }
    return columns
  }

  /// Draws a line between groups.
  private func separate(_ frame: Rect, on canvas: inout BarCanvas) {
    let line = canvas.setter.traits.hairline
    canvas.fill(
      Rect(
        x: Self.side, y: frame.midY - line / 2, width: frame.width - 2 * Self.side, height: line),
      canvas.setter.colors.separator)
  }

  private func panel(height: Double, on canvas: inout BarCanvas) {
    let colors = canvas.setter.colors
    let line = canvas.setter.traits.hairline
    let box = Rect(x: 0, y: 0, width: canvas.width, height: height)
    canvas.fill(box, colors.menu, radius: Self.radius)
    canvas.outline(box, colors.separator, radius: Self.radius, width: line)
  }

  private func mark(
    _ row: SymbolRow, _ item: PlacedBarItem, _ columns: Columns, on canvas: inout BarCanvas
  ) {
    guard row.item.isSelected, let check = columns.check, let baseline = item.baseline else {
      return
    }
    _ = canvas.add(
      check, row.color, middle: Self.side + check.bounds.width / 2, baseline: baseline)
  }
}
