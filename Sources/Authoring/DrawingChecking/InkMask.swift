internal import SymtextFontGlyphs

/// The cells of an ``InkGrid`` as bits, with the ink's box moved to a fixed position, so that two drawings can be
/// superposed.
struct InkMask: Sendable {
  /// The words per row.
  private static let words = 4
  /// The position of the box, in cells.
  private static let start = 16

  /// Row by row, the first column in the lowest bit.
  private var bits: [UInt64]
  /// The columns and rows of the box.
  let width: Int
  let height: Int
  /// The number of cells with ink.
  let count: Int

  private static var rows: Int { InkGrid.side + 2 * start }

  /// - Returns: `nil` without ink.
  init?(_ grid: InkGrid) {
    let side = InkGrid.side
    var (left, right, top, bottom, count) = (side, -1, side, -1, 0)
    for row in 0..<side {
      for column in 0..<side where grid.hasInk[row * side + column] {
        (left, right) = (min(left, column), max(right, column))
        (top, bottom) = (min(top, row), max(bottom, row))
        count += 1
      }
    }
    guard count > 0 else { return nil }
    var bits = [UInt64](repeating: 0, count: Self.rows * Self.words)
    for row in top...bottom {
      for column in left...right where grid.hasInk[row * side + column] {
        let place = column - left + Self.start
        bits[(row - top + Self.start) * Self.words + place / 64] |= 1 << UInt64(place % 64)
      }
    }
    self.bits = bits
    (width, height) = (right - left + 1, bottom - top + 1)
    self.count = count
  }

  /// Returns the intersection over the union of two masks with their boxes centred on each other: 1 for equal masks.
  func overlap(_ other: InkMask) -> Double {
    let (dx, dy) = (width - other.width, height - other.height)
    var most = 0
    // The middle may lie between cells, and edges are rounded to cells: try all neighbours.
    for row in [dy / 2 - 1, dy / 2, dy / 2 + 1] {
      for column in [dx / 2 - 1, dx / 2, dx / 2 + 1] {
        most = max(most, shared(other, column: column, row: row))
      }
    }
    return Double(most) / Double(count + other.count - most)
  }

  /// Returns the ink that only one of the masks has, at their best overlap, in square units.
  func difference(_ other: InkMask) -> Double {
    // The overlap is the shared part of the union; the rest of the union is in one mask only.
    let part = overlap(other)
    return Double(count + other.count) * (1 - part) / (1 + part) * InkGrid.cell * InkGrid.cell
  }

  /// The area of enclosed white, in square units.
  var enclosedWhite: Double {
    // Flood fill from outside the box.
    let (columns, rows) = (width + 2, height + 2)
    var isOutside = [Bool](repeating: false, count: columns * rows)
    isOutside[0] = true
    var open = [(column: 0, row: 0)]
    var outside = 1
    while let (column, row) = open.popLast() {
      for (right, down) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
        let next = (column: column + right, row: row + down)
        guard next.column >= 0, next.row >= 0, next.column < columns, next.row < rows,
          !isOutside[next.row * columns + next.column],
          !hasInk(column: next.column - 1, row: next.row - 1)
        else { continue }
        isOutside[next.row * columns + next.column] = true
        outside += 1
        open.append(next)
      }
    }
    return Double(columns * rows - outside - count) * InkGrid.cell * InkGrid.cell
  }

  /// Whether two masks may overlap by more than `part`; a quick test.
  func mayOverlap(_ other: InkMask, by part: Double) -> Bool {
    let least = Double(min(count, other.count))
    return least >= part * Double(max(count, other.count))
      && abs(width - other.width) < Self.start && abs(height - other.height) < Self.start
  }

  /// The mask mirrored horizontally.
  var mirrored: InkMask {
    var mask = self
    mask.bits = [UInt64](repeating: 0, count: bits.count)
    for row in 0..<height {
      for column in 0..<width where hasInk(column: column, row: row) {
        let place = width - 1 - column + Self.start
        mask.bits[(row + Self.start) * Self.words + place / 64] |= 1 << UInt64(place % 64)
      }
    }
    return mask
  }

  /// Whether a cell, counted from the box's first one, has ink.
  private func hasInk(column: Int, row: Int) -> Bool {
    let place = column + Self.start
    return bits[(row + Self.start) * Self.words + place / 64] >> UInt64(place % 64) & 1 == 1
  }

  /// Returns the number of cells with ink in both masks, with the other one moved.
  private func shared(_ other: InkMask, column: Int, row: Int) -> Int {
    guard abs(column) <= Self.start, abs(row) <= Self.start else { return 0 }
    var count = 0
    for own in Self.start..<Self.start + height {
      let theirs = own - row
      for word in 0..<Self.words {
        let moved = other.word(word, row: theirs, movedBy: column)
        count += (bits[own * Self.words + word] & moved).nonzeroBitCount
      }
    }
    return count
  }

  /// Returns a word of a row that is moved to the right.
  private func word(_ word: Int, row: Int, movedBy columns: Int) -> UInt64 {
    func at(_ word: Int) -> UInt64 {
      (0..<Self.words).contains(word) ? bits[row * Self.words + word] : 0
    }
    if columns == 0 { return at(word) }
    let amount = UInt64(abs(columns))
    return columns > 0
      ? at(word) << amount | at(word - 1) >> (64 - amount)
      : at(word) >> amount | at(word + 1) << (64 - amount)
  }
}
