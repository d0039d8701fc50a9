/// Edges sorted into square cells, so that a ray is tested only against the edges in the cells it passes.
struct EdgeGrid: Sendable {
  private let edges: [FilledOutline.Edge]
  private let origin: Point
  private let cellSize: Double
  private let columns: Int
  private let rows: Int
  /// The edges of all cells, row by row.
  private var members: [Int32] = []
  /// The index in ``members`` of the first edge of each cell, and the end of the last cell.
  private var starts: [Int32] = [0]

  /// - Parameter box: contains all edges.
  init(_ edges: [FilledOutline.Edge], box: Rect) {
    self.edges = edges
    let across = min(max(Double(edges.count).squareRoot().rounded(.up) * 2, 8), 64)
    cellSize = max(box.width, box.height) / across
    origin = Point(box.minX, box.minY)
    columns = Int(min(max((box.width / cellSize).rounded(.up), 1), across))
    rows = Int(min(max((box.height / cellSize).rounded(.up), 1), across))
    var cells = [[Int32]](repeating: [], count: columns * rows)
    for (index, edge) in edges.enumerated() {
      for row in cellRow(min(edge.start.y, edge.end.y))...cellRow(max(edge.start.y, edge.end.y)) {
        let (left, right) = reach(of: edge, inRow: row)
        for column in left...right { cells[row * columns + column].append(Int32(index)) }
      }
    }
    for cell in cells {
      members += cell
      starts.append(Int32(members.count))
    }
  }

  /// Returns the first edge that a ray hits.
  /// - Parameters:
  ///   - start: a point in the box.
  ///   - direction: a vector of length 1.
  ///   - own: the edge on which the ray starts; the ray does not hit it.
  ///   - budget: the work limit; if it is spent, the result is `nil`.
  func firstHit(
    from start: Point, towards direction: Vector, leaving own: Int,
    budget: WorkBudget = WorkBudget()
  ) -> (edge: Int, distance: Double)? {
    var column = cellColumn(start.x)
    var row = cellRow(start.y)
    var nearest: (edge: Int, distance: Double)?
    while column >= 0, column < columns, row >= 0, row < rows {
      let cell = row * columns + column
      guard budget.spend(1 + Int(starts[cell + 1] - starts[cell])) else { return nil }
      for member in starts[cell]..<starts[cell + 1] {
        let index = Int(members[Int(member)])
        guard index != own, let distance = Self.distance(start, direction, edges[index]),
          distance < nearest?.distance ?? .infinity
        else { continue }
        nearest = (index, distance)
      }
      // The point where the ray leaves the cell.
      let nextX = origin.x + Double(direction.x > 0 ? column + 1 : column) * cellSize
      let nextY = origin.y + Double(direction.y > 0 ? row + 1 : row) * cellSize
      let alongX = direction.x == 0 ? .infinity : (nextX - start.x) / direction.x
      let alongY = direction.y == 0 ? .infinity : (nextY - start.y) / direction.y
      if let nearest, nearest.distance <= min(alongX, alongY) { return nearest }
      if alongX < alongY {
        column += direction.x > 0 ? 1 : -1
      } else {
        row += direction.y > 0 ? 1 : -1
      }
    }
    return nearest
  }

  /// Returns the distance along a ray to an edge; `nil` if the ray misses it.
  private static func distance(
    _ start: Point, _ direction: Vector, _ edge: FilledOutline.Edge
  ) -> Double? {
    let turn = direction.cross(edge.direction)
    guard turn != 0 else { return nil }
    let offset = edge.start - start
    let along = offset.cross(edge.direction) / turn
    let place = offset.cross(direction) / turn
    // A ray through a corner must not slip between the two edges.
    let slack = edge.length * 1e-9
    guard along > 0, place >= -slack, place <= edge.length + slack else { return nil }
    return along
  }

  /// Returns the columns that an edge passes in a row of cells.
  private func reach(of edge: FilledOutline.Edge, inRow row: Int) -> (left: Int, right: Int) {
    let bottom = origin.y + Double(row) * cellSize
    var places = [edge.start.x, edge.end.x]
    // A horizontal edge lies within one row.
    if abs(edge.direction.y) > 1e-12 {
      let slope = edge.direction.x / edge.direction.y
      places = [bottom, bottom + cellSize].map { y in
        let x = edge.start.x + (y - edge.start.y) * slope
        return min(
          max(x, min(edge.start.x, edge.end.x)), max(edge.start.x, edge.end.x))
      }
    }
    return (cellColumn(min(places[0], places[1])), cellColumn(max(places[0], places[1])))
  }

  private func cellColumn(_ x: Double) -> Int {
    min(max(Int((x - origin.x) / cellSize), 0), columns - 1)
  }

  private func cellRow(_ y: Double) -> Int {
    min(max(Int((y - origin.y) / cellSize), 0), rows - 1)
  }
}
