internal import SymtextGraphics

/// One or more shapes of an icon that move together, and how they look.
///
/// Points, y down.
struct IconPiece {
  /// The shapes' numbers, rising.
  var shapes: [Int]
  /// Their contours, flattened.
  var contours: [[Point]]
  /// The box around them.
  var box: Rect
  /// The area of the box; of shapes that stand around others that of the largest one.
  var size: Double
  /// Whether it is a head over shoulders.
  var isPerson = false
  /// What its outer contours enclose.
  let area: Double
  /// What a band around it encloses.
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

  /// Several pieces as one.
  /// - Parameter areAround: whether they stand around others, so that their box says nothing.
  static func joined(_ pieces: [IconPiece], areAround: Bool = false) -> IconPiece {
    guard pieces.count > 1,
      var whole = IconPiece(
        shapes: pieces.flatMap(\.shapes).sorted(), contours: pieces.flatMap(\.contours))
    else { return pieces[0] }
    if areAround { whole.size = pieces.map(\.size).max() ?? whole.size }
    whole.isPerson = pieces.contains(where: \.isPerson)
    return whole
  }

  /// Whether another one looks the same, perhaps turned.
  func isLike(_ other: IconPiece) -> Bool {
    let (a, b) = (
      Vector(box.width, box.height).length, Vector(other.box.width, other.box.height).length
    )
    return abs(area - other.area) <= 0.1 * max(area, other.area) && max(a, b) < 1.15 * min(a, b)
  }

  /// How far another piece is away; no more than what is asked for is looked at closely.
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

  /// The share of its outline that lies no farther than so from another piece.
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

  /// At how many places of an outline it is looked whether something is near.
  private static let samples = 48

  /// How long its outline is.
  var outlineLength: Double { contours.map { Self.length($0) }.max() ?? 0 }

  private static func length(_ contour: [Point]) -> Double {
    zip(contour, contour.dropFirst() + contour.prefix(1)).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }

  /// The corners of the smallest convex polygon around points, by Andrew's monotone chain.
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
