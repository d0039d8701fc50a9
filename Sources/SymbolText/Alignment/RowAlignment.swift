internal import SymtextGraphics

/// What blocks in a row have at the same height.
public enum RowAlignment: String, CaseIterable, Sendable {
  /// The baseline of the first line.
  case firstBaseline = "first-baseline"
  /// The baseline of the last line.
  case lastBaseline = "last-baseline"
  /// The middle of the first line's capitals.
  case capCenter = "cap-center"
  /// The optical middle of the whole: a symbol stands at half the height of a text of several lines.
  case center
  /// The top of the alignment rectangle.
  case top
  /// The bottom of the alignment rectangle.
  case bottom

  /// The y, in the block, of what is aligned; `nil` when a baseline is and the block has none.
  func guide(of block: Block) -> Double? {
    switch self {
    case .firstBaseline: block.firstBaseline?.y
    case .lastBaseline: block.lastBaseline?.y
    case .capCenter: block.capMiddle
    case .center: block.middle
    case .top: block.alignmentRect.minY
    case .bottom: block.alignmentRect.maxY
    }
  }

  /// How far each block's top lies below the common height.
  ///
  /// Blocks without a baseline fall back to their middle, which is put on the middle of the capitals that
  /// stand on the common baseline.
  func offsets(of blocks: [Block]) -> [Double] {
    let capitals = blocks.lazy.compactMap(capitalsMiddle).first ?? 0
    return blocks.map { block in guide(of: block).map { -$0 } ?? capitals - block.middle }
  }

  /// How far the middle of the capitals on the aligned baseline lies below it: less than 0.
  private func capitalsMiddle(of block: Block) -> Double? {
    let line = self == .lastBaseline ? block.lastBaseline : block.firstBaseline
    return line.map { line in line.capHeight.map { -$0 / 2 } ?? block.middle - line.y }
  }
}
