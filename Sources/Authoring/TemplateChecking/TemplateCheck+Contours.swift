internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics
internal import SymtextSymbolImport

extension TemplateCheck {
  /// Checks that contours correspond between the masters, and that holes are holes.
  mutating func checkContours() {
    let masters = DrawnVariant.masters
    let regular = template.variants[masters[1]]
    if let regular {
      for variant in [masters[0], masters[2]] {
        guard let drawing = template.variants[variant],
          drawing.paths.count == regular.paths.count
        else { continue }
        for (index, pair) in zip(drawing.paths, regular.paths).enumerated()
        where pair.0.path.elements.map(\.kind) == pair.1.path.elements.map(\.kind) {
          compare(pair.0, pair.1.path, variant, index + 1)
        }
      }
    }
    // A tree of layers defines which contours are cut out.
    guard template.annotation.tree.allSatisfy(\.steps.isEmpty) else { return }
    for (variant, drawing) in drawings {
      for (index, path) in drawing.paths.enumerated() {
        checkHoles(path, variant, index + 1)
      }
    }
  }

  private mutating func compare(
    _ path: TemplatePath, _ regular: Path, _ variant: DrawnVariant, _ number: Int
  ) {
    for (place, pair) in zip(path.path.contours, regular.contours).enumerated() {
      let (own, other) = (pair.0.area, pair.1.area)
      if own * other < 0 && min(abs(own), abs(other)) > 0.5 {
        add(
          .winding, .warning,
          "contour \(place + 1) has the opposite direction to that in Regular-S; reverse one of them",
          variant: variant, path: number, box: pair.0.bounds, line: path.line)
      } else if Self.beginsElsewhere(pair.0, pair.1) {
        add(
          .startPoints, .warning,
          "contour \(place + 1) seems to start at another point than in Regular-S, which would twist the weights between them; move its start point",
          variant: variant, path: number, box: pair.0.bounds, line: path.line)
      }
    }
  }

  /// The most corners of a contour that are compared, in all rotations.
  private static let mostCorners = 400

  /// Whether the corners of a contour fit another's far better with another start point.
  ///
  /// Both are scaled to the same box first.
  static func beginsElsewhere(_ a: Path, _ b: Path) -> Bool {
    let from = normalized(a)
    let to = normalized(b)
    guard from.count == to.count, from.count > 2, from.count <= mostCorners else { return false }
    let count = from.count
    func cost(_ turn: Int) -> Double {
      (0..<count).reduce(0) { $0 + from[$1].distance(to: to[($1 + turn) % count]) } / Double(count)
    }
    let straight = cost(0)
    guard straight > 0.15 else { return false }
    return (1..<count).contains { cost($0) < straight / 3 }
  }

  private static func normalized(_ contour: Path) -> [Point] {
    var corners = contour.corners
    if corners.count > 1, let last = corners.last, corners[0].distance(to: last) < 0.01 {
      corners.removeLast()
    }
    guard let box = contour.bounds, box.width > 0, box.height > 0 else { return [] }
    return corners.map {
      Point(($0.x - box.minX) / box.width, ($0.y - box.minY) / box.height)
    }
  }

  /// The most contours of a path that are checked, pairwise.
  private static let mostContours = 300

  /// A contour that only covers filled area again was meant to be a hole.
  private mutating func checkHoles(
    _ path: TemplatePath, _ variant: DrawnVariant, _ number: Int
  ) {
    let contours = path.path.contours
    guard contours.count > 1, contours.count <= Self.mostContours else { return }
    if path.isEvenOdd {
      for contour in EvenOddContours.wrong(in: path.path) {
        add(
          .winding, .warning,
          "contour \(contour + 1) is a hole by fill-rule=\"evenodd\" only; reverse it, because templates are filled by the nonzero rule",
          variant: variant, path: number, box: contours[contour].bounds, line: path.line)
      }
      return
    }
    let polygons = contours.map { $0.flattened(tolerance: 0.1).flatMap(\.points) }
    let areas = contours.map(\.area)
    for inner in contours.indices where abs(areas[inner]) > 0.5 {
      let others = contours.indices.filter { $0 != inner }
      let isAlone = others.allSatisfy { other in
        !polygons[other].contains { EvenOddContours.contains(polygons[inner], $0) }
      }
      let sign = areas[inner] < 0 ? -1 : 1
      let isCovered = polygons[inner].allSatisfy { point in
        let winding = others.reduce(0) { sum, other in
          guard EvenOddContours.contains(polygons[other], point) else { return sum }
          return sum + (areas[other] < 0 ? -1 : 1)
        }
        return winding * sign > 0
      }
      guard isAlone, isCovered, !polygons[inner].isEmpty else { continue }
      add(
        .winding, .warning,
        "contour \(inner + 1) lies in a filled area and has the same direction, so it is not a hole and has no effect; reverse it",
        variant: variant, path: number, box: contours[inner].bounds, line: path.line)
    }
  }
}
