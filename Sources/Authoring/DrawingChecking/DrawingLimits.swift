internal import SymtextFontGlyphs

/// The tolerances of the drawing rules in `fonts/DRAWING.md`, with the number of the rule.
///
/// In units of the drawing grid and their squares, unless noted.
enum DrawingLimits {
  /// The most path segments of a measured drawing; symtext's own drawings have 60.
  static let mostSegments = 2_000

  /// The radii of corners: enclosures, bodies, paper and cards, parts, convex corners, tips (rule 3).
  static let radii = [4.0, 3, 2, 1.5, 1, 0]
  /// The largest deviation from one of these radii: half a pixel at 100 pixels.
  static let radiusTolerance = 0.1
  /// A turn with a greater radius is part of the shape, not a corner.
  static let greatestCorner = 4.6
  /// The cosine of the turns that are corners: 90 degrees, ±30 and a small tolerance.
  static let cornerCosine = 0.51

  /// The largest box around the ink: a circle of 20 with its stroke (rule 1).
  static let inkBox = (width: 22.0, height: 22.0)
  /// The largest box of wide symbols (rule 1).
  static let wideInkBox = (width: 24.3, height: 18.4)
  /// The largest box of weather symbols and symbols with rays (rule 1).
  static let rayedInkBox = (width: 24.0, height: 24.0)
  /// The largest overshoot of the ink box: less than a tenth of a pixel beside text of 17 pixels.
  static let inkBoxTolerance = 0.1
  /// The largest distance between the middle of the ink and that of the grid.
  static let hair = 0.05

  /// The area of the ink (rule 2), by kind.
  ///
  /// Lines have the wider range of objects and marks. A narrow object has a shorter outline, so it may have less ink. A
  /// single line has no minimum, and a solid may be black.
  static func inkArea(_ kind: DrawingKind, isNarrow: Bool) -> ClosedRange<Double> {
    switch kind {
    case .object: (isNarrow ? 85 : 100)...178
    case .mark: 43...75
    case .lines: 43...178
    case .stroke: 0...75
    case .solid: 0...(.infinity)
    }
  }
  /// An object is narrow if its shorter side, including its stroke, is below this: less than a portrait.
  static let narrow = 17.0
  /// The relative tolerance of an area, invisible to the eye.
  static let areaTolerance = 0.05

  /// The least stroke width of Black at any scale, relative to the weight law (rules 5 and 6).
  static let hold = StrokeWidthLimit.seen
  /// The tolerance of that part: lines are flattened for measuring.
  static let holdTolerance = 0.005
  /// The least pitch of bars (rule 5).
  static let leastPitch = 4.5

  /// The largest distance of an object's centre of mass from the middle of its box, relative to its larger side.
  ///
  /// An upright triangle's outline has a tenth; a house, a person, a flag nearly as much.
  static let lean = 0.12
  /// The same limit for pointing shapes, for symbols with amounts, and for open lines.
  static let pointingLean = 0.2
  /// The least part of the ink that coincides with its mirror image in a symmetric drawing.
  static let symmetry = 0.97

  /// The largest difference between pitches of parallel bars (rule 12).
  static let pitchTolerance = 0.06
  /// The cosine of 3 degrees: bars in the same direction.
  static let parallelCosine = 0.9986
  /// The least length of a bar.
  static let leastBar = 2.0

  /// The largest part of the ink that two superposed drawings may share.
  static let twin = 0.92
  /// The same limit for fills.
  static let silhouette = 0.94
  /// Fills with equal silhouettes are distinct if their knocked-out areas differ by this part and by this area, in
  /// square units.
  static let knockedOut = (part: 0.2, area: 3.0)
  /// The least ratio of the ink of a fill to that of the outline.
  static let filling = 1.25
  /// The tolerance of that ratio, because cells approximate the ink.
  static let fillingTolerance = 0.01

  /// The largest width of an eye, from centre line to centre line (rule 9).
  static let eye = 4.0
  /// The greatest length of a line that looks like a dot: half its stroke; the lamps of a car are longer.
  static let shortEye = 0.9
  /// The range of distances between two eyes.
  static let eyes = 3.0...12.0

  /// The narrowest visible white: more than a pixel beside text of 17 pixels (rule 4 requires 2 where one thing covers
  /// another).
  static let slit = 1.2
  /// The least white between parts in Black: with less than half a pixel beside text of 17 pixels they merge.
  static let blackSlit = 0.5
  /// The tolerance of white that is measured on cells.
  static let slitTolerance = 0.15
}
