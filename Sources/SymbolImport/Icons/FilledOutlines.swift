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
  /// The greatest movement of an edge, as a multiple of the width of the part that grows: of thin black outwards, and of
  /// thin white inwards.
  static let mostGrowth = 1.0
  /// The fraction of their diameter that dots keep at Ultralight.
  ///
  /// Dots shrink in two directions, so that half the diameter loses as much area as a stroke loses in one direction.
  /// Phosphor draws its dots so: 24 units wide at Regular and 16 at Thin, where strokes are 16 and 8.
  static let keptDot = 0.5
  /// The maximal ratio of a dot's longer side to its shorter one.
  static let roundness = 1.25
  /// The fraction of a counter's width that Black keeps.
  static let keptWhite = MasterOutlines.keptWhite
  /// Counters need not stay wider than this, in units of the drawing: .15 of the thickest stroke.
  static let enoughWhite = 0.57
  /// The tolerance of joining and following contours, in units of the drawing: a fifth of a font unit.
  static let tolerance = 0.002
  /// The factor of a round that reduces the movement of contours that cross, and the maximal number of rounds.
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
    synthesis(joined: path, seen: seen, budget: budget)
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

  private static func synthesis(
    joined path: Path, seen: Path?, budget: WorkBudget
  ) -> MasterOutlines? {
    guard !path.isEmpty else { return nil }
    let outline = OffsetOutline(
      path, reach: max(reach.lighter, reach.heavier), tolerance: tolerance, budget: budget)
    let still = Array(repeating: 0.0, count: outline.chainCount)
    guard let regular = outline.path(distances: still), !regular.isEmpty else { return nil }
    var paths: [SymbolWeight: Path] = [.ultralight: regular, .regular: regular, .black: regular]
    let limits = ChainLimits(path, outline, seen: seen, budget: budget)
    // If the budget is spent, the outline stays as drawn.
    if let limits, !budget.isSpent {
      paths[.ultralight] = thinned(outline, limits.lighter, budget: budget) ?? regular
      paths[.black] = outline.path(distances: limits.heavier) ?? regular
      paths[.bold] = outline.path(distances: limits.bold)
    }
    return masters(paths)
  }

  /// Returns the outline with its edges moved inwards, with blunt tips or smaller movements for contours that would
  /// vanish or cross.
  private static func thinned(
    _ outline: OffsetOutline, _ most: [Double], budget: WorkBudget
  ) -> Path? {
    var distances = most.map { -$0 }
    let blunt = outline.lost(distances: distances, blunt: [], budget: budget)
    for round in 0...shrinking.times {
      let lost = outline.lost(distances: distances, blunt: blunt, budget: budget)
      guard !lost.isEmpty else { break }
      for chain in lost {
        distances[chain] = round == shrinking.times ? 0 : distances[chain] * shrinking.factor
      }
    }
    return outline.path(distances: distances, blunt: blunt)
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
