extension Path {
  /// Returns the centre of mass of the area that the path fills by the nonzero rule; `nil` if it fills none.
  ///
  /// The area is cut into equally high rows, each measured along its middle. All contours count as closed.
  /// - Parameter rows: the number of rows between the top and the bottom of the path.
  package func centerOfMass(rows: Int = 128) -> Point? {
    guard rows > 0, let box = bounds, box.height > 0, box.minX.isFinite, box.maxX.isFinite,
      box.minY.isFinite, box.maxY.isFinite
    else { return nil }
    let step = box.height / Double(rows)
    var crossings = [[(x: Double, turn: Int)]](repeating: [], count: rows)
    func add(_ a: Point, _ b: Point) {
      let (top, bottom) = (min(a.y, b.y), max(a.y, b.y))
      guard bottom > top else { return }
      // A row is crossed if its middle lies between the ends, without the lower one.
      let first = max(((top - box.minY) / step - 0.5).rounded(.up), 0)
      let last = min(((bottom - box.minY) / step - 0.5).rounded(.up), Double(rows)) - 1
      guard first <= last else { return }
      for row in Int(first)...Int(last) {
        let y = box.minY + (Double(row) + 0.5) * step
        crossings[row].append((a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y), b.y > a.y ? 1 : -1))
      }
    }
    for (points, _) in flattened(tolerance: max(box.width, box.height) / 1000) {
      guard var last = points.last else { continue }
      for point in points {
        add(last, point)
        last = point
      }
    }
    var (mass, x, y) = (0.0, 0.0, 0.0)
    for (row, crossed) in crossings.enumerated() {
      let crossed = crossed.sorted { $0.x < $1.x }
      var winding = 0
      for (start, end) in zip(crossed, crossed.dropFirst()) {
        winding += start.turn
        guard winding != 0 else { continue }
        let width = end.x - start.x
        mass += width
        x += width * (start.x + end.x) / 2
        y += width * (Double(row) + 0.5)
      }
    }
    guard mass > 0 else { return nil }
    return Point(x / mass, box.minY + y / mass * step)
  }
}
