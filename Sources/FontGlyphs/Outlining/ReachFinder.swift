internal import SymtextSymbols
internal import SymtextGraphics
internal import SymtextOpenType

/// Finds how far outlines can continue beyond Ultralight or Black, on the lines from Regular.
///
/// The limits are new crossings of contours, contours that turn inside out, such as a closing hole, and white between
/// two edges that becomes too narrow.
struct ReachFinder {
  /// The tried fractions of the way, from all of it down; the last one needs no check.
  private static let parts = [1, 0.875, 0.75, 0.625, 0.5, 0.375, 0.25, 0.125, 0]
  /// The remaining width of white, in strokes: a tenth, plus the deviation of edges from true ones.
  static let keptWhite = 0.115
  /// The steps in which white between overlapping strokes limits the reach: those of the stored value.
  private static let closingSteps = DrawingTable.reachFactor
  /// The largest margin beyond the tried place, in places of the axis.
  private static let mostMargin = 0.5
  /// The largest area of a loop at a corner, in square font units.
  ///
  /// It is a pixel at 100 pixels per em, and thus invisible.
  private static let largestLoop = 400.0

  /// The visible outline at an end of the named weights, and at Regular.
  fileprivate struct Shape {
    var regular: Outline
    var end: Outline
  }

  private let budget: WorkBudget

  /// - Parameter budget: The limit of the work; outlines have no reach when it is spent.
  init(budget: WorkBudget) { self.budget = budget }

  /// Returns the reach of all glyphs of a symbol at a scale.
  /// - Parameters:
  ///   - halfWidths: Half the stroke at Ultralight, Regular and Black.
  ///   - widest: Half the widest stroke that leaves white between the symbol's lines; infinite when it is not known.
  ///     White between strokes that overlap is no contour, so that only the lines tell where it closes.
  func reach(
    of glyphs: SymbolGlyphs, halfWidths: [Double], widest: Double = .infinity
  ) -> GlyphReach {
    let (lightest, heaviest) = (WeightLaw.ends.lightest.place, WeightLaw.ends.heaviest.place)
    // A pen that is wider by this much touches an edge twice as far away.
    let growth = halfWidths[2] - halfWidths[1]
    func margin(_ place: Double) -> Double {
      let halfWidth = halfWidths[1] + growth * place
      return growth > 0 ? min(Self.keptWhite * halfWidth / growth, Self.mostMargin) : 0
    }
    let black = glyphs.shapes(at: 1)
    var heavier = part(black) { part in
      let place = 1 + part * (heaviest - 1)
      return place + margin(place)
    }
    let untilClosed = growth > 0 ? (widest - halfWidths[2]) / growth / (heaviest - 1) : 1
    if untilClosed < heavier, black.contains(where: overlaps) {
      heavier = max((untilClosed * Self.closingSteps).rounded(.down) / Self.closingSteps, 0)
    }
    return GlyphReach(
      lighter: part(glyphs.shapes(at: -1)) { -1 + $0 * (lightest + 1) }, heavier: heavier)
  }

  /// Whether strokes that keep their own contours overlap.
  private func overlaps(_ shape: Shape) -> Bool {
    crossings(polygons(shape, 1)).contains { $0[0] != $0[1] }
  }

  /// Returns the largest fraction of the way at which all shapes are valid.
  private func part(_ shapes: [Shape], _ place: (Double) -> Double) -> Double {
    let isLighter = place(0) < 0
    var (low, high) = (Self.parts.count - 1, -1)
    var tried = 0
    // Most shapes are valid all the way.
    while low - high > 1 {
      let trial = tried == 0 ? 0 : (low + high) / 2
      tried += 1
      let isBorne = shapes.allSatisfy {
        bears($0, abs(place(Self.parts[trial])), isLighter: isLighter)
      }
      if isBorne { low = trial } else { high = trial }
    }
    return budget.isSpent ? 0 : Self.parts[low]
  }

  /// Whether a shape is valid at a multiple of the movement from Regular to its end.
  private func bears(_ shape: Shape, _ times: Double, isLighter: Bool) -> Bool {
    let after = polygons(shape, times)
    for (old, new) in zip(shape.end.contours, after) {
      let area = Self.doubledArea(old)
      guard abs(area) > 2 * Self.largestLoop else { continue }
      if area.sign != Polygon.doubledArea(new).sign { return false }
    }
    // A round hole that closes reappears inverted on the other side, with its original direction.
    for (regular, end) in zip(shape.regular.contours, shape.end.contours)
    where Self.runsBackwards(moved(regular, end, times), as: end) {
      return false
    }
    // Existing crossings are allowed; usually there are none.
    var known: Set<[Int]>?
    return OverlapDetection.hasOnly(after, budget: budget) { crossing in
      let (a, b) = (crossing.first, crossing.second)
      let crossingBefore = known ?? crossings(polygons(shape, 1))
      known = crossingBefore
      if crossingBefore.contains([a.polygon, b.polygon].sorted()) { return true }
      guard a.polygon == b.polygon else {
        // Thinner strokes that overlap others close nothing where they cross elsewhere.
        func overlaps(_ polygon: Int) -> Bool {
          crossingBefore.contains { $0[0] != $0[1] && $0.contains(polygon) }
        }
        return isLighter && (overlaps(a.polygon) || overlaps(b.polygon))
      }
      let loop = Self.loop(after[a.polygon], a.edge, b.edge)
      return abs(Polygon.doubledArea(loop)) <= 2 * Self.largestLoop || isInBlack(loop, of: after)
    }
  }

  /// Whether most of a contour runs in the opposite direction.
  private static func runsBackwards(_ contour: [Outline.Point], as before: [Outline.Point]) -> Bool
  {
    func step(_ points: [Outline.Point], _ index: Int) -> Vector {
      let (a, b) = (points[index], points[index + 1 == points.count ? 0 : index + 1])
      return Vector(Double(b.x - a.x), Double(b.y - a.y))
    }
    return before.indices.reduce(0.0) { sum, index in
      guard let direction = step(before, index).normalized else { return sum }
      return sum + step(contour, index).dot(direction)
    } < 0
  }

  /// Returns the polygons that cross each other or themselves.
  private func crossings(_ polygons: [[Point]]) -> Set<[Int]> {
    var found: Set<[Int]> = []
    _ = OverlapDetection.hasOnly(polygons, budget: budget) { crossing in
      found.insert([crossing.first.polygon, crossing.second.polygon].sorted())
      return true
    }
    return found
  }

  /// Returns the smaller of the two loops into which two crossing edges divide a polygon.
  private static func loop(_ polygon: [Point], _ a: Int, _ b: Int) -> [Point] {
    let (low, high) = (min(a, b), max(a, b))
    let inner = Array(polygon[(low + 1)...high])
    let outer = Array(polygon[(high + 1)...] + polygon[...low])
    return abs(Polygon.doubledArea(inner)) < abs(Polygon.doubledArea(outer)) ? inner : outer
  }

  /// Whether a loop is filled like its surroundings: the fold of a pen that is wider than a bend.
  private func isInBlack(_ loop: [Point], of polygons: [[Point]]) -> Bool {
    let edges = zip(loop, loop.dropFirst() + loop.prefix(1))
      .sorted { $0.0.distance(to: $0.1) > $1.0.distance(to: $1.1) }
    for (a, b) in edges.prefix(4) {
      guard let direction = (b - a).normalized else { continue }
      let middle = a.interpolated(to: b, 0.5)
      for side in [1.0, -1] {
        let place = middle + direction.perpendicular * side
        guard Polygon.winding(loop, place) != 0 else { continue }
        guard budget.spend(polygons.reduce(0) { $0 + $1.count }) else { return false }
        // Outer contours turn clockwise, and y points up.
        return polygons.reduce(0) { $0 + Polygon.winding($1, place) } < 0
      }
    }
    return false
  }

  /// Returns twice the area of a TrueType contour.
  private static func doubledArea(_ contour: [Outline.Point]) -> Double {
    guard let first = contour.first else { return 0 }
    let origin = Point(Double(first.x), Double(first.y))
    var (area, last, control) = (0.0, Vector.zero, Vector?.none)
    func add(_ end: Vector) {
      area += last.cross(end)
      // A curve adds two thirds of its triangle.
      if let control { area += (control - last).cross(end - last) * 2 / 3 }
      last = end
    }
    for index in 1...contour.count {
      let next = contour[index == contour.count ? 0 : index]
      let place = Point(Double(next.x), Double(next.y)) - origin
      if next.isOnCurve {
        add(place)
        control = nil
      } else {
        if let control { add((control + place) * 0.5) }
        control = place
      }
    }
    return area
  }

  /// Returns the contours at a multiple of the movement from Regular to the end.
  private func polygons(_ shape: Shape, _ times: Double) -> [[Point]] {
    OverlapDetection.polygons(
      zip(shape.regular.contours, shape.end.contours).map { moved($0, $1, times) }, budget: budget)
  }

  /// Returns a contour at a multiple of the movement from Regular to the end.
  private func moved(
    _ regular: [Outline.Point], _ end: [Outline.Point], _ times: Double
  ) -> [Outline.Point] {
    func moved(_ a: Int, _ b: Int) -> Int { a + Int((times * Double(b - a)).rounded()) }
    return zip(regular, end).map { a, b in
      Outline.Point(x: moved(a.x, b.x), y: moved(a.y, b.y), isOnCurve: a.isOnCurve)
    }
  }
}

extension SymbolGlyphs {
  /// Returns the visible outlines at Ultralight (−1) or Black (1), each glyph once.
  fileprivate func shapes(at end: Int) -> [ReachFinder.Shape] {
    func shape(_ glyphs: [VaryingGlyph]) -> ReachFinder.Shape {
      ReachFinder.Shape(
        regular: Outline(
          contours: glyphs.flatMap { $0.outlines[$0.defaultMaster].contours }),
        end: Outline(
          contours: glyphs.flatMap { $0.outlines[end < 0 ? 0 : $0.outlines.count - 1].contours }))
    }
    func seen(_ glyph: VaryingGlyph, _ alternates: [Alternate]) -> VaryingGlyph {
      alternates.first { $0.range.contains(Double(end)) }?.glyph ?? glyph
    }
    var shapes: [ReachFinder.Shape] = []
    switch whole {
    case .outline(let glyph, let alternates):
      shapes.append(shape([seen(glyph, alternates)]))
      shapes += layers.map { shape([$0]) }
    case .layers: shapes.append(shape(layers))
    }
    for case .cut(let glyph, let alternates) in stacked {
      shapes.append(shape([seen(glyph, alternates)]))
    }
    return shapes
  }
}
