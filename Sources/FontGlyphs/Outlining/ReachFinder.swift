internal import Symbols
internal import Geometry
internal import OpenType

/// Finds how far outlines bear to go on, beyond Ultralight or Black, along the lines from Regular.
///
/// They do not where contours cross that did not before, a contour turns inside out, as a hole that closes
/// does, or the white between two edges gets too narrow.
struct ReachFinder {
  /// The parts of the way that are tried, from the whole of it down; the last one needs no look.
  private static let parts = [1, 0.75, 0.5, 0.25, 0]
  /// How wide the white stays, in strokes.
  private static let keptWhite = 0.1
  /// By how much more than it goes an outline may be tried at most, in places of the axis.
  private static let mostMargin = 0.5
  /// How large a loop at a corner may be, square font units.
  ///
  /// It is no larger than a pixel is where the em has a hundred: nobody sees it.
  private static let largestLoop = 400.0

  /// What is seen at an end of the named weights: its outline there and at Regular.
  fileprivate struct Shape {
    var regular: Outline
    var end: Outline
  }

  private let budget: WorkBudget

  /// - Parameter budget: how much work it may be; when it is spent outlines stay where they are.
  init(budget: WorkBudget) { self.budget = budget }

  /// How far all that one symbol becomes at a scale goes on.
  /// - Parameter halfWidths: half the stroke at Ultralight, Regular and Black.
  func reach(of glyphs: SymbolGlyphs, halfWidths: [Double]) -> GlyphReach {
    let (lightest, heaviest) = (WeightLaw.ends.lightest.place, WeightLaw.ends.heaviest.place)
    // A pen so much wider touches what is twice as much away.
    let growth = halfWidths[2] - halfWidths[1]
    func margin(_ place: Double) -> Double {
      let halfWidth = halfWidths[1] + growth * place
      return growth > 0 ? min(Self.keptWhite * halfWidth / growth, Self.mostMargin) : 0
    }
    return GlyphReach(
      lighter: part(glyphs.shapes(at: -1)) { -1 + $0 * (lightest + 1) },
      heavier: part(glyphs.shapes(at: 1)) { part in
        let place = 1 + part * (heaviest - 1)
        return place + margin(place)
      })
  }

  /// The largest part of the way that all shapes bear.
  private func part(_ shapes: [Shape], _ place: (Double) -> Double) -> Double {
    var (low, high) = (Self.parts.count - 1, -1)
    var tried = 0
    // Most bear all of it.
    while low - high > 1 {
      let trial = tried == 0 ? 0 : (low + high) / 2
      tried += 1
      let isBorne = shapes.allSatisfy { bears($0, abs(place(Self.parts[trial]))) }
      if isBorne { low = trial } else { high = trial }
    }
    return budget.isSpent ? 0 : Self.parts[low]
  }

  /// Whether a shape is still one, so many times as far from Regular as its end.
  private func bears(_ shape: Shape, _ times: Double) -> Bool {
    let before = polygons(shape, 1)
    let after = polygons(shape, times)
    for (old, new) in zip(before, after) {
      let area = Polygon.doubledArea(old)
      guard abs(area) > 2 * Self.largestLoop else { continue }
      if area.sign != Polygon.doubledArea(new).sign { return false }
    }
    // What crosses already does no harm where it goes on doing so.
    var known: Set<[Int]> = []
    _ = OverlapDetection.hasOnly(before, budget: budget) { crossing in
      known.insert([crossing.first.polygon, crossing.second.polygon].sorted())
      return true
    }
    return OverlapDetection.hasOnly(after, budget: budget) { crossing in
      let (a, b) = (crossing.first, crossing.second)
      if known.contains([a.polygon, b.polygon].sorted()) { return true }
      guard a.polygon == b.polygon else { return false }
      let loop = Self.loop(after[a.polygon], a.edge, b.edge)
      return abs(Polygon.doubledArea(loop)) <= 2 * Self.largestLoop || isInBlack(loop, of: after)
    }
  }

  /// The smaller one of the loops into which two edges that cross part a polygon.
  private static func loop(_ polygon: [Point], _ a: Int, _ b: Int) -> [Point] {
    let (low, high) = (min(a, b), max(a, b))
    let inner = Array(polygon[(low + 1)...high])
    let outer = Array(polygon[(high + 1)...] + polygon[...low])
    return abs(Polygon.doubledArea(inner)) < abs(Polygon.doubledArea(outer)) ? inner : outer
  }

  /// Whether a loop is filled as what is around it: the fold of a pen that is wider than a bend is.
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

  /// The contours so many times as far from Regular as the end is.
  private func polygons(_ shape: Shape, _ times: Double) -> [[Point]] {
    zip(shape.regular.contours, shape.end.contours).map { regular, end in
      func moved(_ a: Int, _ b: Int) -> Int { a + Int((times * Double(b - a)).rounded()) }
      let contour = zip(regular, end).map { a, b in
        Outline.Point(x: moved(a.x, b.x), y: moved(a.y, b.y), isOnCurve: a.isOnCurve)
      }
      return Path(outline: contour).flattened(tolerance: 1, budget: budget).first?.points ?? []
    }
  }
}

extension SymbolGlyphs {
  /// What is seen at Ultralight (−1) or Black (1), each glyph once.
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
