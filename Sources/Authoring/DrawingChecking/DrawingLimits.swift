internal import SymtextFontGlyphs

/// How much a drawing may stray from the grammar in `fonts/DRAWING.md`, each number with the rule that it
/// comes from.
///
/// Units of the drawing grid, and their squares, where nothing else is said.
enum DrawingLimits {
  /// The most path segments of a drawing that is measured; our own have 60.
  static let mostSegments = 2_000

  /// The radii of corners: enclosures, bodies, paper and cards, parts, convex corners, tips (rule 3).
  static let radii = [4.0, 3, 2, 1.5, 1, 0]
  /// How far a radius may lie from one of them: half a pixel at 100 pixels.
  static let radiusTolerance = 0.1
  /// A turn of a greater radius is the shape of the thing itself, not a corner.
  static let greatestCorner = 4.6
  /// The cosines of the turns that are corners: 90 degrees, 30 more or less, and a hair.
  static let cornerCosine = 0.51

  /// The greatest box around the ink: a circle of 20 with its stroke (rule 1).
  static let inkBox = (width: 22.0, height: 22.0)
  /// The same of wide symbols (rule 1).
  static let wideInkBox = (width: 24.3, height: 18.4)
  /// The same of weather and of what has rays (rule 1).
  static let rayedInkBox = (width: 24.0, height: 24.0)
  /// How far ink may reach beyond its box: less than a tenth of a pixel beside text of 17 pixels.
  static let inkBoxTolerance = 0.1
  /// How far the middle of the ink may lie beside that of the grid.
  static let hair = 0.05

  /// The area of the ink (rule 2), by kind.
  ///
  /// Lines have the looser bounds of both; a narrow object has a shorter outline, and may have less ink; a
  /// single line has as much as it takes, and what is filled may be black.
  static func inkArea(_ kind: DrawingKind, isNarrow: Bool) -> ClosedRange<Double> {
    switch kind {
    case .object: (isNarrow ? 85 : 100)...178
    case .mark: 43...75
    case .lines: 43...178
    case .stroke: 0...75
    case .solid: 0...(.infinity)
    }
  }
  /// What is narrower, with its stroke, is narrow: less than a portrait.
  static let narrow = 17.0
  /// An area may be so much less or more, as a part of itself: no eye sees it.
  static let areaTolerance = 0.05

  /// How thick Black is drawn at least at any scale, as a part of the law (rules 5 and 6).
  static let hold = StrokeWidthLimit.seen
  /// How much less that may be: lines are flattened to measure them.
  static let holdTolerance = 0.005
  /// The least pitch of bars (rule 5).
  static let leastPitch = 4.5

  /// How far the centre of mass of an object may lie from the middle of its box, as a part of its larger
  /// side.
  ///
  /// The outline of a triangle that stands has a tenth; a house, a person, a flag nearly as much.
  static let lean = 0.12
  /// The same of what points somewhere, shows an amount, or is made of open lines.
  static let pointingLean = 0.2
  /// How much of the ink has ink in the mirror for a drawing to be symmetric.
  static let symmetry = 0.97

  /// How far pitches of parallel bars may differ (rule 12).
  static let pitchTolerance = 0.06
  /// The cosine of 3 degrees: bars of the same direction.
  static let parallelCosine = 0.9986
  /// How long a bar is at least.
  static let leastBar = 2.0

  /// How much of the ink two drawings may share, laid upon each other.
  static let twin = 0.92
  /// The same of fills.
  static let silhouette = 0.94
  /// Fills of one silhouette are told apart by what is knocked out, if they differ by so much of that, and
  /// by so much ink, in square units.
  static let knockedOut = (part: 0.2, area: 3.0)
  /// How much more ink a fill has at least than the outline.
  static let filling = 1.25
  /// Cells may make that so much less.
  static let fillingTolerance = 0.01

  /// How wide an eye is at most, from centre line to centre line (rule 9).
  static let eye = 4.0
  /// How long a line is at most that looks like a dot: half its stroke; the lamps of a car are longer.
  static let shortEye = 0.9
  /// How far apart two eyes are at least and at most.
  static let eyes = 3.0...12.0

  /// The narrowest white that is seen: more than a pixel beside text of 17 pixels (rule 4 wants 2 where
  /// one thing covers another).
  static let slit = 1.2
  /// The least white between parts in Black: less than half a pixel beside text of 17 pixels they run
  /// together.
  static let blackSlit = 0.5
  /// White that is measured on cells may be so much less.
  static let slitTolerance = 0.15
}
