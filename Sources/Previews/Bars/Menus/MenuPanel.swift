internal import SymtextGraphics
internal import SymtextFonts
internal import SymtextFontGlyphs
internal import SymtextSymbolText
internal import SymtextSymbols

/// The panel of a menu: a column of checkmarks, one of symbols, then titles, and shortcuts at the end.
struct MenuPanel {
  private let entries: [MenuEntry]
  private let rows: [MenuRow]
  private let blocks: [Block?]
  private let heights: [Double]
  private let columns: Columns
  private let look: BarLook
  private let body: Font
  /// Whether it covers another menu, which must not show through.
  private let isOverMenu: Bool

  /// The minimal space for titles without a given width, as a multiple of the text size.
  private static let fewestEms = 5.0
  /// The space in a picture for the shadow beside, above and below a menu, in points.
  static let room = (side: 26.0, above: 18.0, below: 34.0)

  /// The width of the panel, in points.
  var width: Double { columns.width }
  /// The height of the panel, in points.
  var height: Double { heights.reduce(2 * look.ends, +) }

  /// The columns that all rows share.
  private struct Columns {
    var check: ResolvedSymbol?
    /// The width of checkmarks with the space after them.
    var checkWidth = 0.0
    var symbols: (width: Double, gap: Double) = (0, 0)
    var text = 0.0
    /// The widths for shortcuts: the modifiers, and the main key.
    var keys: (modifiers: Double, key: Double) = (0, 0)
    var width = 0.0
  }

  /// - Parameters:
  ///   - heading: The item that opened the submenu. It is the first row on a touch screen.
  ///   - width: The width in points; `nil` for the natural width of its items.
  ///   - least: The minimal width.
  init(
    _ entries: [MenuEntry], heading: BarItem? = nil, width: Double?, least: Double = 0,
    _ setter: BarSetter
  ) throws(SymbolError) {
    let entries = (heading.map { [.item($0)] } ?? []) + entries
    self.entries = entries
    isOverMenu = heading != nil
    look = setter.look
    let body = try setter.font(setter.look.type, at: setter.traits.contentSize)
    self.body = body
    var rows: [MenuRow] = []
    for (index, entry) in entries.enumerated() {
      rows.append(
        try Self.row(entry, isHeading: heading != nil && index == 0, body: body, setter))
    }
    self.rows = rows
    let columns = try Self.columns(
      rows, body: body, width: width, least: least, setter)
    self.columns = columns
    let growth = SymbolRow.roomGrowth(body, setter.traits)
    let room = 2 * look.above * growth
    blocks = rows.map { $0.row?.block(column: columns.symbols, width: columns.text, setter) }
    var heights: [Double] = []
    for (row, block) in zip(rows, blocks) {
      switch row {
      case .item:
        heights.append(max((block?.height ?? 0) + room, look.height).rounded(.up))
      case .separator: heights.append(look.separatorHeight)
      case .section(let title): heights.append((title.font.size * 1.3 + room * 0.7).rounded(.up))
      }
    }
    self.heights = heights
  }

  private static func row(
    _ entry: MenuEntry, isHeading: Bool, body: Font, _ setter: BarSetter
  ) throws(SymbolError) -> MenuRow {
    let look = setter.look
    switch entry {
    case .separator: return .separator
    case .section(let title):
      return .section(
        try setter.text(
          title, font: setter.font(look.sectionType, at: setter.traits.contentSize),
          color: look.section ?? .black))
    case .item(let item), .submenu(let item, _, _):
      let onTint = item.isHighlighted && item.isEnabled ? look.highlightedLabel : nil
      var plain = item
      plain.isSelected = false
      let usual = look.colors(of: plain)
      let color = onTint ?? usual.title
      let faint = onTint ?? (item.isEnabled ? look.detail : look.disabledLabel) ?? color
      let symbol = try item.symbol.map { (name) throws(SymbolError) in
        try setter.symbol(
          name, item.configuration, beside: body,
          preset: SymbolConfiguration(scale: look.rowScale(beside: body.size)),
          spokenText: item.title.isEmpty ? nil : "")
      }
      let font = isHeading ? try setter.font(size: body.size, weight: 600) : body
      let label = try setter.label(AttributedText(item.title), font: font, color: color)
      var end = MenuRow.End.none
      if case .submenu = entry {
        end = .chevron(try chevron("chevron.forward", body: body, setter))
      } else if isHeading {
        end = .chevron(try chevron("chevron.down", body: body, setter))
      } else if let shortcut = KeyShortcut(item.detail) {
        end = .shortcut(try ShortcutText(shortcut, font: body, color: faint, setter))
      } else if !item.detail.isEmpty {
        end = .text(try setter.text(item.detail, font: body, color: faint))
      }
      return .item(
        SymbolRow(
          item: item, symbol: symbol, label: label, color: color,
          symbolColor: onTint ?? usual.symbol, detail: nil),
        end, endColor: faint)
    }
  }

  private static func chevron(
    _ name: String, body: Font, _ setter: BarSetter
  ) throws(SymbolError) -> ResolvedSymbol {
    try setter.part(
      name, beside: setter.font(size: body.size * 0.8, weight: 600),
      preset: SymbolConfiguration(scale: .small), spokenText: "")
  }

  private static func columns(
    _ rows: [MenuRow], body: Font, width: Double?, least: Double,
    _ setter: BarSetter
  ) throws(SymbolError) -> Columns {
    let growth = SymbolRow.roomGrowth(body, setter.traits)
    let look = setter.look
    var columns = Columns()
    let items = rows.compactMap(\.row)
    if items.contains(where: \.item.isSelected) {
      let check = try setter.part(
        "checkmark", beside: setter.font(size: body.size, weight: 600),
        preset: SymbolConfiguration(scale: .small), spokenText: "")
      columns.check = check
      columns.checkWidth = check.bounds.width + look.gap * growth
    }
    columns.symbols = SymbolRow.column(of: items, gap: look.gap * growth)
    for case .shortcut(let shortcut) in rows.map(\.end) {
      columns.keys.modifiers = max(columns.keys.modifiers, shortcut.modifiersWidth)
      columns.keys.key = max(columns.keys.key, shortcut.keyWidth)
    }
    let end = max(
      columns.keys.modifiers + columns.keys.key, rows.map(\.end.width).max() ?? 0)
    let taken =
      2 * look.side + columns.checkWidth + columns.symbols.width + columns.symbols.gap
      + (end > 0 ? end + 2 * look.gap * growth : 0)
    var text = (items.map(\.naturalWidth).max() ?? 0).rounded(.up)
    for case .section(let title) in rows {
      text = max(text, (2 * look.side + title.width - taken).rounded(.up))
    }
    // Stay within the screen unless this would break words.
    let widest = min(
      look.maxWidth > 0 ? look.maxWidth * growth : .infinity,
      setter.traits.deviceWidth - 2 * look.margin)
    let natural = min(
      max(taken + text, look.minWidth, least),
      max(widest, taken + Self.fewestEms * body.size, least))
    columns.width = (width ?? natural).rounded(.up)
    columns.text = columns.width - taken
    // Short titles need less than the width of three letters.
    let needed = min(3 * body.size, text)
    guard columns.text >= needed else {
      throw .tooNarrow(columns.width, needs: taken + needed, "the menu's columns")
    }
    return columns
  }

  /// Draws the panel.
  /// - Parameter origin: Its upper leading corner.
  /// - Returns: The items, and the y of the row with an open submenu, from the top of the picture.
  func draw(
    at origin: Point, on canvas: inout BarCanvas
  ) -> (items: [PlacedBarItem], openRow: Double?) {
    background(origin, on: &canvas)
    var placed: [PlacedBarItem] = []
    var openRow: Double?
    var top = origin.y + look.ends
    for index in rows.indices {
      let frame = Rect(x: origin.x, y: top, width: width, height: heights[index])
      top = frame.maxY
      switch rows[index] {
      case .separator:
        if let color = look.separator {
          canvas.fill(
            frame.insetBy(dx: look.side, dy: (frame.height - look.line) / 2), color)
        }
      case .section(let title):
        _ = canvas.add(
          title, leading: frame.minX + look.side,
          baseline: frame.midY + title.capHeight / 2 + title.font.size * 0.1)
      case .item(let row, let end, let endColor):
        guard let block = blocks[index] else { continue }
        let before = canvas.items.count
        let highlight = highlight(row.item, entries[index], frame, on: &canvas)
        var item = row.place(
          block, column: columns.symbols,
          leading: frame.minX + look.side + columns.checkWidth, width: columns.text,
          frame: frame, detailEnd: frame.maxX - look.side, on: &canvas)
        item.titlePointSize = body.size
        item.hitTarget = BarLayout.hitTarget(item.frame, look)
        item.selectionFrame = highlight
        item.detailFrame = draw(end, endColor, frame, item, on: &canvas)
        mark(row, item, frame, on: &canvas)
        canvas.name(row.item, since: before)
        placed.append(item)
        if case .submenu(_, _, true) = entries[index] { openRow = frame.minY }
      }
    }
    return (placed, openRow)
  }

  private func background(_ origin: Point, on canvas: inout BarCanvas) {
    canvas.raise(
      Rect(x: origin.x, y: origin.y, width: width, height: height), isOpaque: isOverMenu)
  }

  /// Draws the background of an item under the pointer or a finger, or with an open submenu.
  private func highlight(
    _ item: BarItem, _ entry: MenuEntry, _ frame: Rect, on canvas: inout BarCanvas
  ) -> Rect? {
    var isOpen = false
    if case .submenu(_, _, true) = entry { isOpen = true }
    guard item.isEnabled, item.isHighlighted || isOpen else { return nil }
    let box = look.ground(in: frame).insetBy(dx: look.itemInset, dy: 0)
    let ground = item.isHighlighted ? look.highlightedContainer : look.control
    guard let ground else { return nil }
    canvas.fill(box, ground, radius: look.radius(\.itemRadius, height: box.height))
    return canvas.placed(box)
  }

  /// Draws the content at a row's end.
  private func draw(
    _ end: MenuRow.End, _ color: Color, _ frame: Rect, _ item: PlacedBarItem,
    on canvas: inout BarCanvas
  ) -> Rect? {
    let x = frame.maxX - look.side
    let baseline = item.baseline ?? frame.midY
    switch end {
    case .none: return nil
    case .shortcut(let shortcut):
      return shortcut.draw(end: x, columns: columns.keys, baseline: baseline, on: &canvas)
    case .text(let text):
      return canvas.add(text, leading: x - text.width, baseline: baseline)
    case .chevron(let chevron):
      // Centred on the title's capitals.
      let capHeight = body.metrics.capHeight
      return canvas.add(
        chevron, color, middle: x - chevron.bounds.width / 2,
        baseline: baseline - capHeight / 2 + chevron.capHeight / 2)
    }
  }

  private func mark(
    _ row: SymbolRow, _ item: PlacedBarItem, _ frame: Rect, on canvas: inout BarCanvas
  ) {
    guard row.item.isSelected, let check = columns.check, let baseline = item.baseline else {
      return
    }
    _ = canvas.add(
      check, row.color, middle: frame.minX + look.side + check.bounds.width / 2,
      baseline: baseline)
  }
}
