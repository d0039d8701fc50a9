package import FontGlyphs
package import Geometry

/// Makes outlines of all weights from filled shapes that were drawn at one.
///
/// Regular is the drawing itself. Ultralight and Black are offsets of it: as far as the outer edge of the
/// circle in Apple's templates moves, or less, so that thin parts and counters keep a part of their width.
/// The three scales are the same drawing, larger or smaller, so that its strokes grow with the scale as the
/// drawing does and not a little less, as strokes of our own do.
package enum FilledOutlines {
  /// How far edges move inwards to Ultralight and outwards to Black at most, in units of the drawing: half of
  /// what the circle's diameter changes by at medium scale, 4.98 and 7.04 units of 70.459 to the cap height.
  static let reach = (lighter: 0.545, heavier: 0.771)
  /// How much of the width of the thinnest part Ultralight keeps: a little more than a stroke does by the law
  /// of weights (.0341 of .1179).
  static let keptBlack = 0.33
  /// How much of the width of the narrowest counter Black keeps.
  static let keptWhite = MasterOutlines.keptWhite

  /// How exactly contours are joined and followed, in units of the drawing: a fifth of a font unit.
  static let tolerance = 0.002
  /// By what an offset shrinks that makes contours cross, and how often.
  private static let shrinking = (factor: 0.8, times: 10)

  /// - Parameters:
  ///   - shapes: what is filled, on the drawing grid of 24 × 24 units, y down, and by which rule; contours
  ///     count as closed.
  ///   - seen: what is left of it under shapes that clear it; they do not move, and its parts keep what they
  ///     have to.
  /// - Returns: `nil` when nothing is filled or coordinates are not finite.
  package static func masters(
    of shapes: [(path: Path, rule: FillRule)], seen: Path? = nil
  ) -> MasterOutlines? {
    synthesis(of: shapes, seen: seen)?.masters
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
    /// How far thin parts and counters would let the edges move.
    var limits: (lighter: Double, heavier: Double)
    /// How far they moved without crossing.
    var moved: (lighter: Double, heavier: Double)
  }

  static func synthesis(
    of shapes: [(path: Path, rule: FillRule)], seen: Path? = nil
  ) -> Synthesis? {
    guard let path = joined(shapes), !path.isEmpty else { return nil }
    let outline = OffsetOutline(
      path, reach: max(reach.lighter, reach.heavier), tolerance: tolerance)
    guard let regular = outline.path(distance: 0), !regular.isEmpty else { return nil }
    let limits = limits(seen ?? path)
    let lighter = moved(outline, -limits.lighter) ?? (regular, 0)
    let heavier = moved(outline, limits.heavier) ?? (regular, 0)
    return Synthesis(
      masters: masters([.ultralight: lighter.path, .regular: regular, .black: heavier.path]),
      limits: limits, moved: (-lighter.distance, heavier.distance))
  }

  /// What all shapes fill, without overlaps.
  static func joined(_ shapes: [(path: Path, rule: FillRule)]) -> Path? {
    var all: Path?
    for shape in shapes where shape.path.hasArea {
      guard let clean = shape.path.withoutOverlaps(fillRule: shape.rule, tolerance: tolerance)
      else { return nil }
      all = all.map { $0.combined(.union, with: clean, tolerance: tolerance) } ?? clean
      if all == nil { return nil }
    }
    return all ?? Path()
  }

  /// How far edges may move so that parts and counters keep what they have to.
  private static func limits(_ path: Path) -> (lighter: Double, heavier: Double) {
    guard let filled = FilledOutline(path), let box = path.bounds else { return (0, 0) }
    // The black of a shape is the white of what it is cut out of.
    let sheet = Path.roundedRect(
      Rect(x: box.minX - 8, y: box.minY - 8, width: box.width + 16, height: box.height + 16),
      radiusX: 0, radiusY: 0)
    let inverted = sheet.combined(.difference, with: path, tolerance: tolerance)
    let thinnest = inverted.flatMap { CounterMeasurement($0)?.width } ?? .infinity
    let narrowest = min(CounterMeasurement(filled)?.width ?? .infinity, filled.narrowestWhite)
    return (
      min(reach.lighter, thinnest * (1 - keptBlack) / 2),
      min(reach.heavier, narrowest * (1 - keptWhite) / 2)
    )
  }

  /// The outline moved so far, or less where it would cross itself; `nil` where it bears nothing.
  private static func moved(_ outline: OffsetOutline, _ distance: Double) -> (
    path: Path, distance: Double
  )? {
    var distance = distance
    for _ in 0..<shrinking.times {
      if let path = outline.path(distance: distance),
        !OverlapDetection.overlaps(path, tolerance: 0.01)
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
  fileprivate var hasArea: Bool {
    flattened(tolerance: 0.01).contains { !(abs(Polygon.doubledArea($0.points)) < 1e-9) }
  }
}
