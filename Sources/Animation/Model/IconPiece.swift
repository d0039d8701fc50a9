internal import SymtextGraphics

/// One or more shapes of an icon that move together.
///
/// In points, y down.
struct IconPiece {
  /// The numbers of the shapes, ascending.
  var shapes: [Int]
  /// The flattened contours.
  var contours: [[Point]]
  /// The bounding box.
  var box: Rect
  /// The area of the box; for shapes around others, the area of the largest one's box.
  var size: Double
  /// Whether it is a head with shoulders.
  var isPerson = false
  /// The area inside the outer contours.
  let area: Double
  /// The area of the convex hull.
  let hullArea: Double

  /// - Returns: `nil` without ink.
  init?(shapes: [Int], contours: [[Point]]) {
    var box: Rect?
    for point in contours.joined() {
      if box == nil { box = Rect(point) } else { box?.include(point) }
    }
    guard let box else { return nil }
    self.shapes = shapes
    self.contours = contours
    self.box = box
    size = box.width * box.height
    let outer = contours.filter { own in
      !contours.contains { $0 != own && Polygon.winding($0, own[0]) != 0 }
    }
    area = outer.reduce(0) { $0 + abs(Polygon.doubledArea($1)) / 2 }
    hullArea = abs(Polygon.doubledArea(Self.hull(contours.flatMap { $0 }))) / 2
  }

  /// Merges pieces.
  /// - Parameter areAround: whether they surround others, so that their common box is meaningless.
  static func joined(_ pieces: [IconPiece], areAround: Bool = false) -> IconPiece {
    guard pieces.count > 1,
      var whole = IconPiece(
        shapes: pieces.flatMap(\.shapes).sorted(), contours: pieces.flatMap(\.contours))
    else { return pieces[0] }
    if areAround { whole.size = pieces.map(\.size).max() ?? whole.size }
    whole.isPerson = pieces.contains(where: \.isPerson)
    return whole
  }

  /// Whether another piece looks the same, except for rotation.
  func isLike(_ other: IconPiece) -> Bool {
    let (a, b) = (
      Vector(box.width, box.height).length, Vector(other.box.width, other.box.height).length
    )
    return abs(area - other.area) <= 0.1 * max(area, other.area) && max(a, b) < 1.15 * min(a, b)
  }

  /// Returns the distance to another piece.
  /// - Returns: infinity beyond `most`.
  func distance(to other: IconPiece, most: Double = .infinity) -> Double {
    let near = box.insetBy(dx: -most, dy: -most)
    guard most == .infinity || near.intersects(other.box) else { return .infinity }
    var least = most
    for (a, b) in [(self, other), (other, self)] {
      for point in a.contours.joined() {
        let own = b.distance(to: point, most: least)
        if own < least { least = own }
      }
    }
    return least < most || most == .infinity ? least : .infinity
  }

  private func distance(to point: Point, most: Double) -> Double {
    var least = most
    for contour in contours {
      var start = contour[contour.count - 1]
      for end in contour {
        let along = end - start
        let squared = along.dot(along)
        let part = squared > 0 ? min(max((point - start).dot(along) / squared, 0), 1) : 0
        least = min(least, (start + along * part).distance(to: point))
        start = end
      }
    }
    return least
  }

  /// Returns the fraction of its outline within a distance of another piece.
  func share(within reach: Double, of other: IconPiece) -> Double {
    guard
      let outline = contours.max(by: { Self.length($0) < Self.length($1) }), outline.count > 1
    else { return 0 }
    let whole = Self.length(outline)
    var (near, place, next) = (0, 0.0, 0.5)
    var start = outline[outline.count - 1]
    for end in outline {
      let own = start.distance(to: end)
      while place + own >= next * whole / Double(Self.samples), next < Double(Self.samples) {
        let part = own > 0 ? (next * whole / Double(Self.samples) - place) / own : 0
        let point = start.interpolated(to: end, part)
        if other.distance(to: point, most: reach * 2) <= reach { near += 1 }
        next += 1
      }
      place += own
      start = end
    }
    return Double(near) / Double(Self.samples)
  }

  /// The number of samples of an outline.
  private static let samples = 48

  /// The length of the longest contour.
  var outlineLength: Double { contours.map { Self.length($0) }.max() ?? 0 }

  private static func length(_ contour: [Point]) -> Double {
    zip(contour, contour.dropFirst() + contour.prefix(1)).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }

  /// The convex hull of points, by Andrew's monotone chain.
  private static func hull(_ points: [Point]) -> [Point] {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func chain(_ points: [Point]) -> [Point] {
      var chain: [Point] = []
      for point in points {
        while chain.count > 1,
          (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1])
            <= 0
        { chain.removeLast() }
        chain.append(point)
      }
      return chain.dropLast()
    }
    return chain(sorted) + chain(sorted.reversed())
  }
}
