internal import SymtextSupport

extension LineCells {
  /// A place where a caret may stand, and the level of the text that it belongs to.
  struct Edge {
    var x: Double
    var level: UInt8
  }

  /// The ends of the line, from left to right.
  var span: (left: Double, right: Double) {
    cells.reduce((0, line.width)) { (min($0.0, $1.left), max($0.1, $1.right)) }
  }

  /// Where reading begins.
  private var start: Edge {
    Edge(x: line.isRightToLeft ? span.right : span.left, level: baseLevel)
  }

  /// Where reading ends.
  private var end: Edge {
    Edge(x: line.isRightToLeft ? span.left : span.right, level: baseLevel)
  }

  private var baseLevel: UInt8 { line.isRightToLeft ? 1 : 0 }

  /// The number of the cell that begins at a place or holds it; of the end of the line, how many there are.
  func index(at offset: Int) -> Int { cells.partitionPoint { $0.range.upperBound <= offset } }

  /// The edges of the characters before and behind a place: the strong one first.
  ///
  /// The strong caret is where a character of the paragraph's direction goes, as in Pango: at the character before
  /// it, when that is of this direction and the next one is not or lies deeper; else at the one behind.
  /// - Parameter index: of the cell behind the place.
  func edges(before index: Int) -> (strong: Edge, weak: Edge) {
    let before =
      index > 0 ? Edge(x: cells[index - 1].trailing, level: cells[index - 1].level) : start
    let behind =
      index < cells.count ? Edge(x: cells[index].leading, level: cells[index].level) : end
    let isBase = before.level % 2 == baseLevel
    let isTurning = before.level % 2 != behind.level % 2 || before.level < behind.level
    return isBase && isTurning ? (before, behind) : (behind, before)
  }

  /// The places of the line and where their strong carets stand, from left to right.
  /// - Parameter withEnd: whether the end of the line is one.
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
