internal import SymtextGraphics

/// Blocks side by side.
public struct Row: Sendable {
  /// The line or edge that the blocks share.
  package var alignment: RowAlignment
  /// The space between alignment rectangles, in points.
  package var gap: Double
  /// The side of the first block.
  package var direction: LayoutDirection

  /// Makes a row.
  public init(
    alignment: RowAlignment = .center, gap: Double = 0, direction: LayoutDirection = .leftToRight
  ) {
    self.alignment = alignment
    self.gap = gap
    self.direction = direction
  }

  /// Arranges blocks.
  ///
  /// If a baseline is aligned, blocks without one are centred on the capitals.
  public func block(_ blocks: [Block]) -> Block {
    let tops = alignment.offsets(of: blocks)
    let order = direction == .leftToRight ? Array(blocks.indices) : blocks.indices.reversed()
    var placed: [PlacedBlock] = []
    var x = 0.0
    for index in order {
      let rect = blocks[index].alignmentRect
      placed.append(
        PlacedBlock(block: blocks[index], origin: Point(x - rect.minX, tops[index])))
      x += rect.width + gap
    }
    var row = Block(placed: placed)
    row.altText = blocks.altText(separator: " ")
    row.altTextLanguage = blocks.altTextLanguage
    return row
  }
}
