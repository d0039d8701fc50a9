internal import SymtextSupport

extension LineCells {
  /// A possible caret position and the level of its text.
  struct Edge {
    var x: Double
    var level: UInt8
  }

  /// The ends of the line, from left to right.
  var span: (left: Double, right: Double) {
    cells.reduce((0, line.width)) { (min($0.0, $1.left), max($0.1, $1.right)) }
  }

  /// The edge at which reading begins.
  private var start: Edge {
    Edge(x: line.isRightToLeft ? span.right : span.left, level: baseLevel)
  }

  /// The edge at which reading ends.
  private var end: Edge {
    Edge(x: line.isRightToLeft ? span.left : span.right, level: baseLevel)
  }

  private var baseLevel: UInt8 { line.isRightToLeft ? 1 : 0 }

  /// Returns the index of the cell that begins at an offset or contains it; at the end of the line, the number of
  /// cells.
  func index(at offset: Int) -> Int { cells.partitionPoint { $0.range.upperBound <= offset } }

  /// Returns the edges of the characters before and after a position, the strong one first.
  ///
  /// The strong caret marks where a character of the paragraph's direction is inserted, as in Pango. It is at the
  /// character before the position if that has this direction and the next one has not, or has a higher level;
  /// otherwise it is at the character after the position.
  /// - Parameter index: the index of the cell after the position.
  func edges(before index: Int) -> (strong: Edge, weak: Edge) {
    let before =
      index > 0 ? Edge(x: cells[index - 1].trailing, level: cells[index - 1].level) : start
    let behind =
      index < cells.count ? Edge(x: cells[index].leading, level: cells[index].level) : end
    let isBase = before.level % 2 == baseLevel
    let isTurning = before.level % 2 != behind.level % 2 || before.level < behind.level
    return isBase && isTurning ? (before, behind) : (behind, before)
  }

  /// Returns the caret stops of the line with the x of their strong carets, from left to right.
  /// - Parameter withEnd: whether to include the end of the line.
  func stops(withEnd: Bool) -> [(offset: Int, x: Double)] {
    var stops = cells.indices.map {
      (offset: cells[$0].range.lowerBound, x: edges(before: $0).strong.x)
    }
    if withEnd { stops.append((line.range.upperBound, edges(before: cells.count).strong.x)) }
    let isReversed = line.isRightToLeft
    return stops.sorted {
      $0.x != $1.x ? $0.x < $1.x : ($0.offset < $1.offset) != isReversed
    }
  }
}
