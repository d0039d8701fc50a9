import SymtextGraphics

/// The distance between two outlines, measured to a tenth of a unit; a grid locates chords.
struct PathGap {
  private static let cell = 32.0
  private var cells: [Cell: [(Point, Point)]] = [:]

  private struct Cell: Hashable {
    var x: Int
    var y: Int

    init(_ x: Int, _ y: Int) {
      self.x = x
      self.y = y
    }

    init(_ point: Point) {
      x = Int((point.x / PathGap.cell).rounded(.down))
      y = Int((point.y / PathGap.cell).rounded(.down))
    }
  }

  private init(_ contours: [[Point]]) {
    for contour in contours {
      for (a, b) in zip(contour, contour.dropFirst() + contour.prefix(1)) {
        let (from, to) = (Cell(a), Cell(b))
        for x in min(from.x, to.x)...max(from.x, to.x) {
          for y in min(from.y, to.y)...max(from.y, to.y) {
            cells[Cell(x, y), default: []].append((a, b))
          }
        }
      }
    }
  }

  /// Returns the distance to the nearest chord, exact if it is less than a cell's side.
  private func distance(_ point: Point) -> Double {
    let middle = Cell(point)
    var best = Double.infinity
    for x in middle.x - 1...middle.x + 1 {
      for y in middle.y - 1...middle.y + 1 {
        for (a, b) in cells[Cell(x, y)] ?? [] {
          let chord = b - a
          let squared = chord.dot(chord)
          let along = squared > 0 ? min(max((point - a).dot(chord) / squared, 0), 1) : 0
          best = min(best, (a + chord * along).distance(to: point))
        }
      }
    }
    return best
  }

  /// Returns the greatest distance of a point of either outline from the other one; infinite beyond 32 units, and if
  /// exactly one outline is empty.
  static func between(_ a: Path, _ b: Path) -> Double {
    let first = a.flattened(tolerance: 0.1).map(\.points)
    let second = b.flattened(tolerance: 0.1).map(\.points)
    let (toFirst, toSecond) = (PathGap(first), PathGap(second))
    let there = first.joined().map { toSecond.distance($0) }.max() ?? 0
    let back = second.joined().map { toFirst.distance($0) }.max() ?? 0
    return max(there, back)
  }
}
