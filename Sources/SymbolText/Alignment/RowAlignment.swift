internal import SymtextGraphics

/// The line or edge by which blocks in a row are aligned.
public enum RowAlignment: String, CaseIterable, Sendable {
  /// The baseline of the first line.
  case firstBaseline = "first-baseline"
  /// The baseline of the last line.
  case lastBaseline = "last-baseline"
  /// The middle of the first line's capitals.
  case capCenter = "cap-center"
  /// The optical middle of the whole block: a symbol is centred on a text of several lines.
  case center
  /// The top of the alignment rectangle.
  case top
  /// The bottom of the alignment rectangle.
  case bottom

  /// The y of the aligned line in the block; `nil` if this is a baseline that the block lacks.
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

  /// Returns the distance of each block's top below the common line.
  ///
  /// Blocks without a baseline align their middle with the middle of the capitals on the common baseline.
  func offsets(of blocks: [Block]) -> [Double] {
    let capitals = blocks.lazy.compactMap(capitalsMiddle).first ?? 0
    return blocks.map { block in guide(of: block).map { -$0 } ?? capitals - block.middle }
  }

  /// The signed distance from the aligned baseline down to the middle of its capitals; negative.
  private func capitalsMiddle(of block: Block) -> Double? {
    let line = self == .lastBaseline ? block.lastBaseline : block.firstBaseline
    return line.map { line in line.capHeight.map { -$0 / 2 } ?? block.middle - line.y }
  }
}
