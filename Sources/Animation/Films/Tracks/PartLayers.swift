internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextSymbolText

/// The parts of a symbol in drawing order: groups of parts that move alike, and parts that clear.
struct PartLayers {
  /// Parts that are drawn together.
  struct Layer {
    /// The filling parts, back to front; or one clearing part.
    var parts: [Int]
    var clears: Bool
    /// The parts that are cut out of this layer once, instead of by a mask.
    var cuts: [Int] = []
  }

  private(set) var layers: [Layer] = []

  /// - Parameter scores: the scores of all plays in which the symbol is drawn part by part.
  init(_ parts: [PaintedPart], _ scores: [StageScore]) {
    func alike(_ a: Int, _ b: Int) -> Bool {
      scores.allSatisfy { $0.moments.allSatisfy { $0.poses[a].movesAs($0.poses[b]) } }
    }
    func isOpen(_ part: Int) -> Bool {
      scores.allSatisfy { score in
        !score.draws(part)
          && score.moments.allSatisfy {
            $0.poses[part].isUnseen || $0.poses[part].gap >= 1 && $0.poses[part].depth >= 1
          }
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
    // A part that clears only affects the layers before it; without any it is left out.
  }
}
