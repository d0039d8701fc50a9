internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics

/// Makes outlines of all weights from filled shapes that were drawn at one.
///
/// Regular is the drawing itself. Ultralight and Black are offsets of it: as far as the outer edge of the
/// circle in Apple's templates moves, or less where thin parts and counters have to keep a part of their width.
/// The three scales are the same drawing, larger or smaller, so that its strokes grow with the scale as the
/// drawing does and not a little less, as strokes of our own do.
package enum FilledOutlines {
  /// How far edges move inwards to Ultralight and outwards to Black at most, in units of the drawing: inwards as those
  /// of strokes by the law of weights, which lose .0838 of the cap height; outwards half of what the circle's diameter
  /// in Apple's templates changes by at medium scale, 7.04 units of 70.459 to the cap height.
  static let reach = (lighter: 0.647, heavier: 0.771)
  /// How much of the width of the thinnest part Ultralight keeps: as much as a stroke does by the law of weights
  /// (.0341 of .1179).
  static let keptBlack = 0.289
  /// How much of their diameter dots keep at Ultralight.
  ///
  /// They lose as much of their area on both ways as a stroke loses on one. So Phosphor draws its own: dots of 24 units
  /// are 16 at Thin, where strokes of 16 are 8.
  static let keptDot = 0.5
  /// A dot is about as wide as it is high, by this factor.
  private static let roundness = 1.25
  /// How much of the width of counters Black keeps.
  static let keptWhite = MasterOutlines.keptWhite
  /// Wider than this, in units of the drawing, counters need not be kept: .15 of the thickest stroke.
  static let enoughWhite = 0.57
  /// How much the part of the movement changes at most along an edge, for each unit of the drawing.
  private static let slope = 0.35

  /// How far apart the widths of parts and counters are taken, in units of the drawing.
  private static let step = 0.4
  /// How exactly contours are joined and followed, in units of the drawing: a fifth of a font unit.
  static let tolerance = 0.002
  /// Where edges would cross they make this part of what they made of the movement, again and again, as often as that,
  /// and less than `least` is none; they are tried a little further on than they go, so that some white is left.
  private static let yielding = (factor: 0.6, least: 0.1, times: 12, beyond: 1.1)
  /// By what a whole offset shrinks that makes contours cross all the same, and how often.
  private static let shrinking = (factor: 0.8, times: 10)

  /// - Parameters:
  ///   - path: what is filled, joined, on the drawing grid of 24 × 24 units, y down.
  ///   - seen: what is left of it under shapes that clear it; they do not move, and its parts keep what they
  ///     have to.
  ///   - budget: how much work it may be; the weights are less far apart when it is spent.
  /// - Returns: `nil` when nothing is filled or coordinates are not finite.
  static func masters(
    joined path: Path, seen: Path?, budget: WorkBudget
  ) -> MasterOutlines? {
    synthesis(joined: path, seen: seen, budget: budget)?.masters
  }

  /// What clears others: the same at all weights, so that they get heavier and lighter around it.
  static func unmoved(_ path: Path) -> MasterOutlines {
    masters([.ultralight: path, .regular: path, .black: path])
  }

  private static func masters(_ weights: [SymbolWeight: Path]) -> MasterOutlines {
    var masters = MasterOutlines(
      Dictionary(uniqueKeysWithValues: SymbolScale.allCases.map { ($0, weights) }))
    masters.areSynthesised = true
    return masters
  }

  /// What was made, and how far the edges were moved for it.
  struct Synthesis {
    var masters: MasterOutlines
    /// How far edges moved without crossing, where neither thin parts nor counters held them back.
    var moved: (lighter: Double, heavier: Double)
  }

  static func synthesis(
    of shapes: [(path: Path, rule: FillRule)], seen: Path? = nil, budget: WorkBudget = WorkBudget()
  ) -> Synthesis? {
    joined(shapes, budget: budget).flatMap { synthesis(joined: $0, seen: seen, budget: budget) }
  }

  private static func synthesis(
    joined path: Path, seen: Path?, budget: WorkBudget
  ) -> Synthesis? {
    guard !path.isEmpty else { return nil }
    var holds = holds(seen ?? path, budget: budget)
    let first = outline(path, holds, budget: budget)
    var outline = first
    for _ in 0..<yielding.times {
      let lighter = crossings(outline, -reach.lighter, holds.lighter, budget: budget)
      let heavier = crossings(outline, reach.heavier, holds.heavier, budget: budget)
      guard !lighter.isEmpty || !heavier.isEmpty else { break }
      holds = (holds.lighter.holding(lighter), holds.heavier.holding(heavier))
      outline = Self.outline(path, holds, budget: budget)
    }
    // What is too much work stays as it was drawn.
    if budget.isSpent { outline = first }
    guard let regular = outline.path(distance: 0), !regular.isEmpty else { return nil }
    let lighter =
      moved(outline, budget.isSpent ? 0 : -reach.lighter, holds.lighter, budget: budget)
      ?? (regular, 0)
    let heavier =
      moved(outline, budget.isSpent ? 0 : reach.heavier, holds.heavier, budget: budget)
      ?? (regular, 0)
    return Synthesis(
      masters: masters([.ultralight: lighter.path, .regular: regular, .black: heavier.path]),
      moved: (-lighter.distance, heavier.distance))
  }

  private static func outline(
    _ path: Path, _ holds: (lighter: EdgeMovementLimit, heavier: EdgeMovementLimit),
    budget: WorkBudget
  ) -> OffsetOutline {
    OffsetOutline(
      path, reach: max(reach.lighter, reach.heavier), tolerance: tolerance,
      holds: [holds.lighter, holds.heavier], budget: budget)
  }

  /// Where edges would cross, and how much of the movement they make there from now on.
  private static func crossings(
    _ outline: OffsetOutline, _ distance: Double, _ hold: EdgeMovementLimit, budget: WorkBudget
  ) -> [EdgeMovementLimit.Place] {
    [yielding.beyond, 1].flatMap { factor in
      outline.crossings(distance: distance * factor, hold: hold, budget: budget)
    }.filter { $0.part > 0 }.map {
      let part = $0.part * yielding.factor
      return .init(point: $0.point, outward: $0.outward, part: part < yielding.least ? 0 : part)
    }
  }

  /// What all shapes fill, without overlaps.
  /// - Returns: `nil` when coordinates are not finite, or the budget is spent.
  static func joined(
    _ shapes: [(path: Path, rule: FillRule)], budget: WorkBudget
  ) -> Path? {
    var all = Path()
    var count = 0
    for shape in shapes where shape.path.hasArea(budget: budget) {
      guard
        let clean = shape.path.withoutOverlaps(
          fillRule: shape.rule, tolerance: tolerance, budget: budget)
      else { return nil }
      all.append(clean)
      count += 1
    }
    // Each turns the same way: together they fill what any of them fills.
    return count > 1 ? all.withoutOverlaps(tolerance: tolerance, budget: budget) : all
  }

  /// Where edges move less, so that parts and counters keep what they have to.
  private static func holds(
    _ path: Path, budget: WorkBudget
  ) -> (lighter: EdgeMovementLimit, heavier: EdgeMovementLimit) {
    guard let filled = FilledOutline(path, budget: budget) else { return (.none, .none) }
    var places: (lighter: [EdgeMovementLimit.Place], heavier: [EdgeMovementLimit.Place]) = ([], [])
    for place in filled.widths(of: .black, step: step, budget: budget) {
      let part = place.width * (1 - keptBlack) / 2 / reach.lighter
      places.lighter.append(.init(point: place.point, outward: place.outward, part: part))
    }
    for place in filled.widths(of: .white, step: step, budget: budget) {
      let kept = min(keptWhite * place.width, enoughWhite)
      let part = (place.width - kept) / 2 / reach.heavier
      places.heavier.append(.init(point: place.point, outward: place.outward, part: part))
    }
    for contour in path.contours {
      guard let box = contour.bounds else { continue }
      let (least, most) = (min(box.width, box.height), max(box.width, box.height))
      let part = least * (1 - keptDot) / 2 / reach.lighter
      guard most <= roundness * least, part < 1 else { continue }
      let across = box.minX...box.maxX
      let middle = Point((box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2)
      for edge in filled.edges
      where across.contains(edge.start.x) && (box.minY...box.maxY).contains(edge.start.y)
        // Out of the dot, not into a hole.
        && (edge.start - middle).dot(edge.outward) > 0
      {
        places.lighter.append(.init(point: edge.start, outward: edge.outward, part: part))
      }
    }
    // Holes of any shape; slits are seen from their edges.
    for hole in CounterMeasurement.holes(
      of: path, narrowerThan: 2 * reach.heavier + enoughWhite, budget: budget)
    {
      let kept = min(keptWhite * hole.width, enoughWhite)
      let part = (hole.width - kept) / 2 / reach.heavier
      for edge in filled.edges
      where abs(edge.start.distance(to: hole.place) - hole.width / 2) < hole.width / 4 {
        places.heavier.append(.init(point: edge.start, outward: edge.outward, part: part))
      }
    }
    return (
      EdgeMovementLimit(places.lighter, slope: slope / reach.lighter),
      EdgeMovementLimit(places.heavier, slope: slope / reach.heavier)
    )
  }

  /// The outline moved so far, or less where it would cross itself; `nil` where it bears nothing.
  private static func moved(
    _ outline: OffsetOutline, _ distance: Double, _ hold: EdgeMovementLimit, budget: WorkBudget
  ) -> (path: Path, distance: Double)? {
    guard distance != 0 else { return nil }
    var distance = distance
    for _ in 0..<shrinking.times {
      // What does not move is as it was drawn.
      if let path = outline.path(distance: distance, hold: hold),
        outline.crossings(distance: distance, hold: hold, budget: budget).allSatisfy({
          $0.part == 0
        }),
        !budget.isSpent
      {
        return (path, distance)
      }
      distance *= shrinking.factor
    }
    return nil
  }
}

extension Path {
  /// Whether some contour encloses more than a line; so do those that are not finite.
  fileprivate func hasArea(budget: WorkBudget) -> Bool {
    flattened(tolerance: 0.01, budget: budget).contains {
      !(abs(Polygon.doubledArea($0.points)) < 1e-9)
    }
  }
}
