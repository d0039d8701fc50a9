package import SymtextGraphics
package import SymtextSymbols

/// The ink of layers at one weight, as a grid of small cells, for measuring its area and connected parts.
///
/// The measurement is coarse, but the same for strokes, filled shapes and outlines, however they cross. A cell is a
/// fifth of a unit of the drawing grid. The grid ignores ink far outside the 24 × 24 units.
package struct InkGrid: Sendable {
  /// A cell's width in units of the drawing grid.
  package static let cell = 0.2
  /// The bounds of the cells, on either axis.
  private static let reach = (from: -8.0, to: 32.0)
  /// The number of cells in a row, and of rows.
  package static let side = Int(((reach.to - reach.from) / cell).rounded())

  /// Whether a cell has ink, row by row from the top.
  package private(set) var hasInk = [Bool](repeating: false, count: side * side)

  /// Draws layers back to front, as the monochrome mode does.
  /// - Parameter weight: The weight of strokes, at medium scale.
  package init(_ layers: [SymbolLayer], at weight: SymbolWeight) {
    for layer in layers {
      for shape in layer.shapes {
        draw(shape, at: weight, isInk: !layer.clears.contains(.monochrome))
      }
    }
  }

  /// Draws a single shape.
  init(_ shape: SymbolLayer.Shape, at weight: SymbolWeight) {
    draw(shape, at: weight, isInk: true)
  }

  /// Returns the middle of a cell on the drawing grid.
  package static func point(_ index: Int) -> Point {
    Point(
      reach.from + (Double(index % side) + 0.5) * cell,
      reach.from + (Double(index / side) + 0.5) * cell)
  }

  /// Returns the cell of a point; `nil` outside the grid.
  package static func index(_ point: Point) -> Int? {
    let (x, y) = ((point.x - reach.from) / cell, (point.y - reach.from) / cell)
    guard x >= 0, y >= 0, x < Double(side), y < Double(side) else { return nil }
    return Int(y) * side + Int(x)
  }

  /// The area of the ink in square units.
  package var area: Double { Double(hasInk.count { $0 }) * Self.cell * Self.cell }

  /// The centre of the ink's mass; `nil` without ink.
  package var center: Point? {
    var (x, y, count) = (0.0, 0.0, 0.0)
    for index in hasInk.indices where hasInk[index] {
      let point = Self.point(index)
      (x, y, count) = (x + point.x, y + point.y, count + 1)
    }
    return count > 0 ? Point(x / count, y / count) : nil
  }

  /// Returns the ink that another grid does not have.
  func subtracting(_ other: InkGrid) -> InkGrid {
    var rest = self
    for index in hasInk.indices where other.hasInk[index] { rest.hasInk[index] = false }
    return rest
  }

  /// The connected parts: for each cell the number of its part from 1, or 0; and the parts' areas in square units, 0
  /// for part 0.
  package var parts: (numbers: [Int], areas: [Double]) {
    var numbers = [Int](repeating: 0, count: hasInk.count)
    var areas = [0.0]
    for start in hasInk.indices where hasInk[start] && numbers[start] == 0 {
      let number = areas.count
      var open = [start]
      var count = 0
      numbers[start] = number
      while let index = open.popLast() {
        count += 1
        for next in Self.neighbours(index) where hasInk[next] && numbers[next] == 0 {
          numbers[next] = number
          open.append(next)
        }
      }
      areas.append(Double(count) * Self.cell * Self.cell)
    }
    return (numbers, areas)
  }

  static func neighbours(_ index: Int) -> [Int] {
    var cells: [Int] = []
    let column = index % side
    if column > 0 { cells.append(index - 1) }
    if column < side - 1 { cells.append(index + 1) }
    if index >= side { cells.append(index - side) }
    if index < side * (side - 1) { cells.append(index + side) }
    return cells
  }

  // MARK: Drawing

  private mutating func draw(_ shape: SymbolLayer.Shape, at weight: SymbolWeight, isInk: Bool) {
    if let masters = shape.masters {
      let paths = masters.paths[.medium]
      guard let path = paths?[weight] ?? paths?[.regular] else { return }
      fill(path.flattened(tolerance: Self.cell / 2).map(\.points), isInk: isInk)
      return
    }
    let halfWidth = max(shape.pen.halfWidth(WeightLaw.halfStroke(weight)), 0)
    let contours = shape.path.flattened(tolerance: Self.cell / 4)
    if shape.isSolid || shape.isOutline { fill(contours.map(\.points), isInk: isInk) }
    for contour in contours {
      var points = contour.points
      if contour.isClosed, let first = points.first { points.append(first) }
      let isDot = contour.points.dropFirst().allSatisfy { $0 == contour.points[0] }
      if isDot, let point = points.first {
        let dot = DrawingGrid.dotRadius
        stroke(point, point, dot.base + dot.factor * halfWidth, isInk: isInk)
        continue
      }
      for (a, b) in zip(points, points.dropFirst()) { stroke(a, b, halfWidth, isInk: isInk) }
    }
  }

  /// Returns the rows or columns between two coordinates.
  private static func cells(_ from: Double, _ to: Double) -> Range<Int> {
    func place(_ value: Double) -> Int {
      Int(min(max((value - reach.from) / cell, -1), Double(side)))
    }
    let (first, last) = (max(place(from), 0), min(place(to), side - 1))
    return first <= last ? first..<last + 1 : 0..<0
  }

  private mutating func stroke(_ a: Point, _ b: Point, _ halfWidth: Double, isInk: Bool) {
    let squared = halfWidth * halfWidth
    let along = b - a
    let length = along.dot(along)
    for row in Self.cells(min(a.y, b.y) - halfWidth, max(a.y, b.y) + halfWidth) {
      for column in Self.cells(min(a.x, b.x) - halfWidth, max(a.x, b.x) + halfWidth) {
        let index = row * Self.side + column
        let offset = Self.point(index) - a
        let part = length > 0 ? min(max(offset.dot(along) / length, 0), 1) : 0
        let rest = offset - along * part
        if rest.dot(rest) <= squared { hasInk[index] = isInk }
      }
    }
  }

  /// Fills polygons by the nonzero rule.
  private mutating func fill(_ polygons: [[Point]], isInk: Bool) {
    let ys = polygons.joined().map(\.y)
    guard let top = ys.min(), let bottom = ys.max() else { return }
    for row in Self.cells(top, bottom) {
      let y = Self.point(row * Self.side).y
      var crossings: [(x: Double, turn: Int)] = []
      for polygon in polygons {
        guard var last = polygon.last else { continue }
        for next in polygon {
          if (last.y <= y) != (next.y <= y) {
            let x = last.x + (next.x - last.x) * (y - last.y) / (next.y - last.y)
            crossings.append((x, next.y > last.y ? 1 : -1))
          }
          last = next
        }
      }
      crossings.sort { $0.x < $1.x }
      var winding = 0
      for (crossing, next) in zip(crossings, crossings.dropFirst()) {
        winding += crossing.turn
        guard winding != 0 else { continue }
        for column in Self.cells(crossing.x, next.x) {
          let index = row * Self.side + column
          let x = Self.point(index).x
          if x >= crossing.x && x < next.x { hasInk[index] = isInk }
        }
      }
    }
  }
}
