internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics

/// Makes the outlines of all weights from filled shapes drawn at one weight.
///
/// Regular is the drawing itself. Ultralight and Black are offsets of it, by the distance that the outer edge of the
/// circle in Apple's templates moves. The distance is smaller where thin parts and counters must keep a part of their
/// width. The three scales are the same drawing at different sizes. Their strokes therefore grow with the scale, while
/// strokes of symtext's own drawings grow slightly less.
package enum FilledOutlines {
  /// The maximal distance that edges move inwards to Ultralight and outwards to Black, in units of the drawing.
  ///
  /// Inwards: as the edges of strokes by the weight law, which lose .0838 of the cap height. Outwards: half the change
  /// of the circle's diameter in Apple's templates at medium scale, 7.04 units, where the cap height is 70.459.
  static let reach = (lighter: 0.647, heavier: 0.771)
  /// The fraction of the thinnest part's width that Ultralight keeps, as a stroke by the weight law (.0341 of .1179).
  static let keptBlack = 0.289
  /// The fraction of their diameter that dots keep at Ultralight.
  ///
  /// Dots shrink in two directions, so that half the diameter loses as much area as a stroke loses in one direction.
  /// Phosphor draws its dots so: 24 units wide at Regular and 16 at Thin, where strokes are 16 and 8.
  static let keptDot = 0.5
  /// The maximal ratio of a dot's longer side to its shorter one.
  private static let roundness = 1.25
  /// The fraction of a counter's width that Black keeps.
  static let keptWhite = MasterOutlines.keptWhite
  /// Counters need not stay wider than this, in units of the drawing: .15 of the thickest stroke.
  static let enoughWhite = 0.57
  /// The maximal change of the movement's fraction along an edge, for each unit of the drawing.
  private static let slope = 0.35

  /// The distance between measurements of widths, in units of the drawing.
  private static let step = 0.4
  /// The tolerance of joining and following contours, in units of the drawing: a fifth of a font unit.
  static let tolerance = 0.002
  /// Reduces the movement where edges would cross.
  ///
  /// Each of at most `times` rounds multiplies it by `factor`; below `least` it becomes 0. The test moves edges
  /// `beyond` times as far, so that some white is left.
  private static let yielding = (factor: 0.6, least: 0.1, times: 12, beyond: 1.1)
  /// Reduces the whole offset if contours still cross: the factor of a round, and the maximal number of rounds.
  private static let shrinking = (factor: 0.8, times: 10)

  /// - Parameters:
  ///   - path: The joined filled area, on the drawing grid of 24 × 24 units, y down.
  ///   - seen: The part of it that stays visible under clearing shapes. Clearing shapes do not move, and the visible
  ///     parts keep their minimal widths.
  ///   - budget: The limit of work. When it is spent, the weights differ less.
  /// - Returns: `nil` if nothing is filled or coordinates are not finite.
  static func masters(
    joined path: Path, seen: Path?, budget: WorkBudget
  ) -> MasterOutlines? {
    synthesis(joined: path, seen: seen, budget: budget)?.masters
  }

  /// Returns the outlines of a clearing shape.
  ///
  /// They are the same at all weights, so that layers get heavier and lighter around it.
  static func unmoved(_ path: Path) -> MasterOutlines {
    masters([.ultralight: path, .regular: path, .black: path])
  }

  private static func masters(_ weights: [SymbolWeight: Path]) -> MasterOutlines {
    var masters = MasterOutlines(
      Dictionary(uniqueKeysWithValues: SymbolScale.allCases.map { ($0, weights) }))
    masters.areSynthesised = true
    return masters
  }

  /// The outlines, and the distances that edges moved.
  struct Synthesis {
    var masters: MasterOutlines
    /// The distances that edges moved without crossing, where no thin part or counter limited them.
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
    // If the budget is spent, the outline stays as drawn.
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

  /// Returns the places where edges would cross, with the reduced fraction of the movement there.
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

  /// Joins the areas of all shapes, without overlaps.
  /// - Returns: `nil` if coordinates are not finite or the budget is spent.
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
    // All contours have the same direction, so together they fill the union.
    return count > 1 ? all.withoutOverlaps(tolerance: tolerance, budget: budget) : all
  }

  /// Returns the places where edges move less, so that parts and counters keep their minimal widths.
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
        // Only edges that face outwards, not those of a hole.
        && (edge.start - middle).dot(edge.outward) > 0
      {
        places.lighter.append(.init(point: edge.start, outward: edge.outward, part: part))
      }
    }
    // Holes of any shape. Slits are measured from their edges.
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

  /// Moves the outline, by a smaller distance if it would cross itself; returns `nil` if every distance makes it cross.
  private static func moved(
    _ outline: OffsetOutline, _ distance: Double, _ hold: EdgeMovementLimit, budget: WorkBudget
  ) -> (path: Path, distance: Double)? {
    guard distance != 0 else { return nil }
    var distance = distance
    for _ in 0..<shrinking.times {
      // Places that do not move keep crossings of the drawing.
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
  /// Whether a contour encloses an area.
  ///
  /// Contours with non-finite coordinates count as such.
  fileprivate func hasArea(budget: WorkBudget) -> Bool {
    flattened(tolerance: 0.01, budget: budget).contains {
      !(abs(Polygon.doubledArea($0.points)) < 1e-9)
    }
  }
}
