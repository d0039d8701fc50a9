internal import SymtextSymbols
internal import SymtextGraphics
internal import SymtextFontGlyphs
public import SymtextSymbolText
public import SymtextFonts
internal import SymtextTextLayout

/// A list of rows: symbols are centred in one column, and texts begin in another.
public struct SymbolList: Sendable {
  /// The rows.
  ///
  /// The detail of a row is at its end, or below the title if there is no space.
  package var items: [BarItem]
  /// Whether each row has a disclosure chevron at its end.
  package var hasDisclosure: Bool

  /// Makes a list.
  public init(_ items: [BarItem], hasDisclosure: Bool = false) {
    self.items = items
    self.hasDisclosure = hasDisclosure
  }

  /// Lays out the list.
  /// - Parameters:
  ///   - font: The font of the texts. Its size is ignored.
  ///   - fallback: The fallback fonts for characters that it lacks.
  /// - Throws: ``SymbolError`` if there is no such symbol, or the list is too narrow.
  public func layout(
    _ traits: BarTraits, font: Font, library: any SymbolSource, fallback: FontFallback? = .system
  ) throws(SymbolError) -> BarLayout {
    try traits.check(.list)
    let setter = try BarSetter(
      traits, .list, font: font, library: library, fallback: fallback, titles: items.map(\.title))
    let look = setter.look
    let body = try setter.font(look.type, at: traits.contentSize)
    let width = traits.width ?? traits.deviceWidth
    let growth = SymbolRow.roomGrowth(body, traits)
    let chevron = try hasDisclosure ? chevron(beside: body, setter) : nil
    let rows = try items.map { (item) throws(SymbolError) in try row(item, body: body, setter) }
    let column = SymbolRow.column(of: rows, gap: look.gap * growth)
    let start = look.margin + column.width + column.gap
    let end =
      width - look.margin - (chevron.map { $0.bounds.width + look.side * growth } ?? 0)
    guard end - start >= 3 * body.size else {
      throw .tooNarrow(width, needs: width - (end - start) + 3 * body.size, "symbols and text")
    }
    var drawn: [DrawnRow] = []
    for row in rows {
      let (row, width) = try fitted(row, width: end - start, setter, growth: growth)
      let block = row.block(column: column, width: width, setter)
      let height = max(block.height + 2 * look.above * growth, look.height)
      drawn.append(DrawnRow(row: row, block: block, width: width, height: height.rounded(.up)))
    }
    var canvas = BarCanvas(setter, width: width)
    let height = drawn.map(\.height).reduce(0, +)
    // A list has the page's background.
    if traits.background == nil, let ground = look.ground {
      canvas.fill(Rect(x: 0, y: 0, width: width, height: height), ground)
    }
    var placed: [PlacedBarItem] = []
    var top = 0.0
    for (index, row) in drawn.enumerated() {
      let frame = Rect(x: 0, y: top, width: width, height: row.height)
      let isLast = index + 1 == drawn.count
      let before = canvas.items.count
      if row.row.item.isSelected { canvas.select(frame.insetBy(dx: look.itemInset, dy: 0)) }
      if !isLast { separate(frame, from: start, on: &canvas) }
      var item = row.row.place(
        row.block, column: column, leading: look.margin, width: row.width, frame: frame,
        detailEnd: end, on: &canvas)
      item.titlePointSize = body.size
      item.hitTarget = BarLayout.hitTarget(item.frame, look)
      if row.row.item.isSelected { item.selectionFrame = item.frame }
      placed.append(item)
      if let chevron { lead(chevron, of: row.row.item, in: frame, on: &canvas) }
      canvas.name(row.row.item, since: before)
      top += row.height
    }
    return try BarLayout(.list, canvas, height: height, items: placed)
  }

  /// A laid-out row, with the width of its text and its height.
  private struct DrawnRow {
    var row: SymbolRow
    var block: Block
    var width: Double
    var height: Double
  }

  /// Draws the line below a row, from the start of texts.
  private func separate(_ frame: Rect, from start: Double, on canvas: inout BarCanvas) {
    guard let color = canvas.setter.look.separator else { return }
    let line = canvas.setter.look.line
    canvas.fill(
      Rect(x: start, y: frame.maxY - line, width: frame.maxX - start, height: line), color)
  }

  /// Draws the chevron of a row, vertically centred.
  private func lead(
    _ chevron: ResolvedSymbol, of item: BarItem, in frame: Rect, on canvas: inout BarCanvas
  ) {
    let look = canvas.setter.look
    let margin = look.margin
    _ = canvas.add(
      chevron, look.isOnTint(item) ? look.selectedTitle : look.chevron ?? .black,
      middle: frame.maxX - margin - chevron.bounds.width / 2,
      baseline: frame.midY + chevron.capHeight / 2)
  }

  private func chevron(beside body: Font, _ setter: BarSetter) throws(SymbolError) -> ResolvedSymbol
  {
    try setter.part(
      "chevron.forward", beside: setter.font(size: body.size * 0.8, weight: 600),
      preset: SymbolConfiguration(scale: .medium), spokenText: "")
  }

  private func row(
    _ item: BarItem, body: Font, _ setter: BarSetter
  ) throws(SymbolError) -> SymbolRow {
    let look = setter.look
    let colors = look.colors(of: item)
    let symbol = try item.symbol.map { (name) throws(SymbolError) in
      try setter.symbol(
        name, item.configuration, beside: body,
        preset: SymbolConfiguration(scale: look.rowScale(beside: body.size)),
        spokenText: item.title.isEmpty ? nil : "")
    }
    let label = try setter.label(AttributedText(item.title), font: body, color: colors.title)
    let detail =
      try item.detail.isEmpty
      ? nil : setter.text(item.detail, font: body, color: look.detail ?? colors.title)
    return SymbolRow(
      item: item, symbol: symbol, label: label, color: colors.title, symbolColor: colors.symbol,
      detail: detail)
  }

  /// Returns the row with its detail at the end if title and detail fit in one line.
  ///
  /// Otherwise, and at accessibility sizes, the detail is below the title.
  private func fitted(
    _ row: SymbolRow, width: Double, _ setter: BarSetter, growth: Double
  ) throws(SymbolError) -> (row: SymbolRow, width: Double) {
    guard let detail = row.detail else { return (row, width) }
    let room = width - detail.width - 2 * setter.look.side * growth
    let isBeside =
      setter.look.detailBelow == 0 && row.naturalWidth <= room
      && !setter.traits.contentSize.isAccessibilitySize
    guard !isBeside else { return (row, room) }
    var text = AttributedText(row.item.title)
    let small = try setter.font(setter.look.detailType, at: setter.traits.contentSize)
    text.append(
      "\n" + row.item.detail,
      .init(size: small.size, color: .fixed(setter.look.detail ?? row.color)))
    let label = try setter.label(
      text, font: setter.font(setter.look.type, at: setter.traits.contentSize), color: row.color)
    let stacked = SymbolRow(
      item: row.item, symbol: row.symbol, label: label, color: row.color,
      symbolColor: row.symbolColor, detail: nil)
    return (stacked, width)
  }
}
