internal import SymtextGraphics

/// Groups the contours of an outline into shapes: contours that touch, or that lie inside each other.
struct TouchingContours {
  /// The numbers of the contours of each shape, ordered by the first number.
  private(set) var shapes: [[Int]] = []

  /// - Parameter tolerance: the flattening tolerance.
  init(_ outline: Path, tolerance: Double) {
    let contours = outline.contours.prefix(Self.mostContours).map { contour in
      (
        box: contour.bounds,
        points: contour.flattened(tolerance: tolerance).first?.points ?? []
      )
    }
    var owner = Array(contours.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while owner[index] != index { index = owner[index] }
      return index
    }
    for (first, a) in contours.enumerated() {
      for second in contours.indices.dropFirst(first + 1) {
        let b = contours[second]
        guard let boxA = a.box, let boxB = b.box, boxA.intersects(boxB),
          root(first) != root(second), Self.touch(a.points, b.points)
        else { continue }
        let (low, high) = (min(root(first), root(second)), max(root(first), root(second)))
        owner[high] = low
      }
    }
    var places: [Int: Int] = [:]
    for index in contours.indices {
      let root = root(index)
      if let place = places[root] {
        shapes[place].append(index)
      } else {
        places[root] = shapes.count
        shapes.append([index])
      }
    }
    // Contours beyond the limit belong to the last shape.
    let rest = outline.contours.count
    if rest > contours.count, let last = shapes.indices.last {
      shapes[last] += contours.count..<rest
    }
  }

  /// The most contours that are compared.
  private static let mostContours = 64

  /// Whether two closed polygons cross, or one lies inside the other.
  private static func touch(_ a: [Point], _ b: [Point]) -> Bool {
    guard let first = a.first, let second = b.first else { return false }
    if Polygon.contains(b, first) || Polygon.contains(a, second) { return true }
    for i in a.indices {
      let (p, q) = (a[i], a[(i + 1) % a.count])
      for j in b.indices where cross(p, q, b[j], b[(j + 1) % b.count]) { return true }
    }
    return false
  }

  private static func cross(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
    func side(_ p: Point, _ q: Point, _ r: Point) -> Double {
      (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
    }
    return side(a, b, c) * side(a, b, d) <= 0 && side(c, d, a) * side(c, d, b) <= 0
      && max(min(a.x, b.x), min(c.x, d.x)) <= min(max(a.x, b.x), max(c.x, d.x))
      && max(min(a.y, b.y), min(c.y, d.y)) <= min(max(a.y, b.y), max(c.y, d.y))
  }
}
