package import SymtextGraphics

/// Rows of a symbol and a text: symbols are centred in a column, texts are aligned at one edge.
///
/// Later lines of a text begin at the same edge. Symbols are centred by their alignment rectangles, so that badges and
/// wide ink do not move them. A symbol wider than the column overflows evenly on both sides.
public struct SymbolColumn: Sendable {
  /// An optional symbol or image and the content beside it.
  public struct Row: Sendable {
    /// The symbol or image in the column.
    public var symbol: Block?
    /// The content beside the column.
    public var content: Block

    /// Makes a row.
    public init(symbol: Block?, content: Block) {
      self.symbol = symbol
      self.content = content
    }
  }

  /// The width of the column, in points; `nil` for the width of the widest symbol.
  package var width: Double?
  /// The space between the column and the content.
  package var gap: Double
  /// The space between rows.
  package var rowGap: Double
  /// The line or edge that a symbol and its content share.
  package var alignment: RowAlignment
  /// The side of the symbols.
  package var direction: LayoutDirection

  /// Makes a column.
  public init(
    width: Double? = nil, gap: Double = 0, rowGap: Double = 0,
    alignment: RowAlignment = .firstBaseline, direction: LayoutDirection = .leftToRight
  ) {
    self.width = width
    self.gap = gap
    self.rowGap = rowGap
    self.alignment = alignment
    self.direction = direction
  }

  /// Returns the width of the column for some symbols.
  public func width(of symbols: [Block]) -> Double {
    width ?? symbols.map(\.alignmentRect.width).max() ?? 0
  }

  /// Arranges rows, from top to bottom.
  public func block(_ rows: [Row]) -> Block {
    let column = width(of: rows.compactMap(\.symbol))
    let contentWidth = rows.map(\.content.alignmentRect.width).max() ?? 0
    var block = Block(placed: placed(rows), span: 0...max(column + gap + contentWidth, 0))
    block.altText = rows.map { [$0.symbol, $0.content].compactMap(\.self).altText(separator: " ") }
      .joined(separator: "\n")
    let blocks = rows.flatMap { [$0.symbol, $0.content].compactMap(\.self) }
    block.altTextLanguage = blocks.altTextLanguage
    return block
  }

  /// Returns the top left of each row's boxes in the arranged block: of the symbol, if there is one, and of the
  /// content.
  package func places(_ rows: [Row]) -> [(symbol: Point?, content: Point)] {
    var origins = placed(rows).map(\.origin)[...]
    let (left, top) = (min(origins.map(\.x).min() ?? 0, 0), origins.map(\.y).min() ?? 0)
    func next() -> Point { (origins.popFirst() ?? .zero) - Vector(left, top) }
    return rows.map { row in
      let content = next()
      return (row.symbol.map { _ in next() }, content)
    }
  }

  /// Returns the boxes with their top left: for each row the content, then the symbol.
  private func placed(_ rows: [Row]) -> [PlacedBlock] {
    let column = width(of: rows.compactMap(\.symbol))
    let contentWidth = rows.map(\.content.alignmentRect.width).max() ?? 0
    var placed: [PlacedBlock] = []
    var top = 0.0
    for row in rows {
      let blocks = [row.content] + (row.symbol.map { [$0] } ?? [])
      let offsets = alignment.offsets(of: blocks)
      let highest = offsets.min() ?? 0
      let lowest = zip(offsets, blocks).map { $0 + $1.height }.max() ?? 0
      let content = row.content.alignmentRect
      let contentX: Double
      let middle: Double
      switch direction {
      case .leftToRight:
        contentX = column + gap - content.minX
        middle = column / 2
      case .rightToLeft:
        contentX = contentWidth - content.maxX
        middle = contentWidth + gap + column / 2
      }
      placed.append(
        PlacedBlock(block: row.content, origin: Point(contentX, top - highest + offsets[0])))
      if let symbol = row.symbol {
        placed.append(
          PlacedBlock(
            block: symbol,
            origin: Point(middle - symbol.alignmentRect.midX, top - highest + offsets[1])))
      }
      top += lowest - highest + rowGap
    }
    return placed
  }
}
