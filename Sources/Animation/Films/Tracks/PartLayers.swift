internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextSymbolText

/// The parts of a symbol in the order in which they are drawn: those that move alike together, and those that
/// clear what is behind them.
struct PartLayers {
  /// What is drawn together.
  struct Layer {
    /// The parts that fill, back to front; or the one that clears.
    var parts: [Int]
    var clears: Bool
    /// What is taken away of it once and for all, by the parts that clear, behind the part of that number.
    var cuts: [Int] = []
  }

  private(set) var layers: [Layer] = []

  /// - Parameter scores: of all ways in which the symbol is played by its parts.
  init(_ parts: [PaintedPart], _ scores: [StageScore]) {
    func alike(_ a: Int, _ b: Int) -> Bool {
      scores.allSatisfy { $0.moments.allSatisfy { $0.poses[a].movesAs($0.poses[b]) } }
    }
    func isOpen(_ part: Int) -> Bool {
      scores.allSatisfy { score in
        !score.draws(part)
          && score.moments.allSatisfy { $0.poses[part].isUnseen || $0.poses[part].gap >= 1 }
      }
    }
    func isDrawn(_ part: Int) -> Bool { scores.contains { $0.draws(part) } }
    for (index, part) in parts.enumerated() where !part.outline.isEmpty {
      let last = layers.last
      if part.paint != nil {
        if let last, !last.clears, let first = last.parts.first, alike(first, index) {
          layers[layers.count - 1].parts.append(index)
        } else {
          layers.append(Layer(parts: [index], clears: false))
        }
      } else if let last, !last.clears, layers.count == 1, let first = last.parts.first,
        alike(first, index), isOpen(index), !last.parts.contains(where: isDrawn)
      {
        layers[0].parts.append(index)
        layers[0].cuts.append(index)
      } else if !layers.isEmpty {
        layers.append(Layer(parts: [index], clears: true))
      }
    }
    // What clears last clears what is there; what clears nothing is not there.
  }
}
