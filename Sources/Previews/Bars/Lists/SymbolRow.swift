internal import SymtextGraphics
internal import SymtextSymbolText
internal import SymtextFonts
internal import SymtextTextLayout

/// The symbol and the text of a list's row or a menu's item, before they are placed.
struct SymbolRow {
  let item: BarItem
  let symbol: ResolvedSymbol?
  let label: Label
  let color: Color
  /// The colour of the symbol.
  let symbolColor: Color
  /// Beside the text, at its end; `nil` for none.
  let detail: BarText?

  /// The text and the symbol beside it, the text on the same first baseline.
  /// - Parameters:
  ///   - column: the width of the column that symbols are centred in, and the space behind it.
  ///   - width: of the text, in points.
  func block(column: (width: Double, gap: Double), width: Double, _ setter: BarSetter) -> Block {
    let content = Block(
      label, width: width, style: ParagraphStyle(alignment: setter.alignment(label)))
    let column = SymbolColumn(
      width: column.width, gap: column.gap, alignment: .firstBaseline,
      direction: setter.direction)
    return column.block([
      .init(
        symbol: symbol.map { Block($0, painter: setter.painter(symbolColor)) }, content: content)
    ])
  }

  /// How wide the text is when nothing breaks it.
  var naturalWidth: Double { label.lines().map(\.width).max() ?? 0 }

  /// The room around text grows with it, but less at the accessibility sizes, which need it for words.
  static func roomGrowth(_ body: Font, _ traits: BarTraits) -> Double {
    // A desktop's text has but one size.
    traits.device == .desktop ? 1 : min(max(body.size / 17, 0.8), 1.5)
  }

  /// The column that the symbols of some rows are centred in, with a space behind it; nothing without
  /// symbols.
  static func column(of rows: [SymbolRow], gap: Double) -> (width: Double, gap: Double) {
    let widths = rows.compactMap { $0.symbol?.alignmentRect.width }
    return widths.max().map { ($0, gap) } ?? (0, 0)
  }

  /// Draws the row at a place.
  /// - Parameters:
  ///   - leading: where the column begins.
  ///   - width: of the text.
  ///   - frame: of the row, from the leading edge.
  ///   - detailEnd: where the detail ends.
  func place(
    _ block: Block, column: (width: Double, gap: Double), leading: Double, width: Double,
    frame: Rect, detailEnd: Double, on canvas: inout BarCanvas
  ) -> PlacedBarItem {
    var placed = PlacedBarItem(item, frame: canvas.placed(frame))
    let top = frame.midY - block.middle
    canvas.add(block, leading: leading, top: top)
    canvas.note(label)
    let capHeight = block.firstBaseline?.capHeight ?? 0
    let baseline = top + (block.firstBaseline?.y ?? 0)
    let last = top + (block.lastBaseline?.y ?? 0)
    let start = leading + column.width + column.gap
    placed.titleFrame = canvas.placed(
      Rect(
        minX: start, minY: baseline - capHeight, maxX: start + min(width, naturalWidth),
        maxY: last))
    placed.baseline = baseline
    if let symbol {
      let middle = leading + column.width / 2
      let x = canvas.setter.isRightToLeft ? canvas.width - middle : middle
      placed.symbol = symbol
      placed.glyphFrame = symbol.bounds.offsetBy(
        Vector(x - symbol.alignmentRect.midX, baseline))
    }
    if let detail {
      placed.detailFrame = canvas.add(
        detail, leading: detailEnd - detail.width, baseline: baseline)
    }
    return placed
  }
}
