internal import SymtextGraphics
internal import SymtextSymbolText
internal import SymtextFonts
internal import SymtextTextLayout

/// The symbol and the text of a row in a list or a menu, before they are placed.
struct SymbolRow {
  let item: BarItem
  let symbol: ResolvedSymbol?
  let label: Label
  let color: Color
  /// The colour of the symbol.
  let symbolColor: Color
  /// The colour of the selection behind the symbol; `nil` if there is none, or a grey one.
  var ground: Color?
  /// The detail beside the text; `nil` if there is none.
  let detail: BarText?

  /// Returns the text with the symbol beside it, both on the same first baseline.
  /// - Parameters:
  ///   - column: The width of the column in which symbols are centred, and the space after it.
  ///   - width: The width of the text, in points.
  func block(column: (width: Double, gap: Double), width: Double, _ setter: BarSetter) -> Block {
    let content = Block(
      label, width: width, style: ParagraphStyle(alignment: setter.alignment(label)))
    let column = SymbolColumn(
      width: column.width, gap: column.gap, alignment: .firstBaseline,
      direction: setter.direction)
    return column.block([
      .init(
        symbol: symbol.map { Block($0, painter: setter.painter(symbolColor, on: ground)) },
        content: content)
    ])
  }

  /// The width of the text without line breaks.
  var naturalWidth: Double { label.lines().map(\.width).max() ?? 0 }

  /// Returns the growth of the space around text.
  ///
  /// It is smaller than that of accessibility text sizes, which need the width for words.
  static func roomGrowth(_ body: Font, _ traits: BarTraits) -> Double {
    // Text on a desktop has only one size.
    traits.device == .desktop ? 1 : min(max(body.size / 17, 0.8), 1.5)
  }

  /// Returns the column in which the symbols of rows are centred, and the space after it; zero if there are no symbols.
  static func column(of rows: [SymbolRow], gap: Double) -> (width: Double, gap: Double) {
    let widths = rows.compactMap { $0.symbol?.alignmentRect.width }
    return widths.max().map { ($0, gap) } ?? (0, 0)
  }

  /// Draws the row.
  /// - Parameters:
  ///   - leading: The start of the column.
  ///   - width: The width of the text.
  ///   - frame: The frame of the row, from the leading edge.
  ///   - detailEnd: The end of the detail.
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
