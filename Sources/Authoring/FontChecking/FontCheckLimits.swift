internal import SymtextSymbols

/// How much a font may stray from the rules, each number with its reason.
///
/// Distances in cap heights.
enum FontCheckLimits {
  /// The least counter at Black, in strokes.
  ///
  /// Beside strokes five times as wide, white no longer looks like a gap; at small scale it is .040 cap
  /// heights, half a pixel beside text of 17 pixels.
  static let counterPerStroke = 0.2
  /// The least counter of an icon at Black, as a part of the narrowest at Regular, where that is less: how
  /// close its lines stand was not ours to say.
  static let iconCounter = 0.5
  /// What is narrower than this in the lightest weight, in its strokes, and closed in Regular, is a slit where lines
  /// meet: a club's between leaf and stem.
  static let slit = 0.5
  /// How far the middle of the ink may lie from the middle of the cap height: an eighth of a pixel
  /// beside text of 17 pixels.
  static let centring = 0.01
  /// One font unit.
  static let unit = 1 / Double(FontUnits.capHeight)
  /// How far rounding may move an edge: half a unit for its points at each of two masters and half a
  /// unit for the deltas between them, and as much for the advance width.
  static let rounding = 2 * unit
  /// How much thicker than the law a stroke may be, beside the rounding of its two edges.
  static let strokeAbove = 0.02
  /// How much thinner than the law a stroke may be: dense symbols hold their heavy strokes back.
  static let strokeBelow = 0.35
  /// What is thicker than this at any weight, in strokes, is no stroke but a solid part.
  static let solid = 1.6
  /// What is thinner than this, in strokes, is a leftover of joined outlines.
  static let thread = 0.1
  /// How much of the length of the most common thickness strokes of the right thickness have at least.
  static let strokeShare = 0.25
  /// How long the edges of a stroke are at least, in its thicknesses: less is a dot's two sides.
  static let strokeLength = 4.0
  /// How far a contour's area between two masters may lie from the straight line between their areas,
  /// as a part of the box around the greater one: a contour that grows from nothing has a quarter,
  /// one whose points do not correspond has a half or more.
  static let areaBetweenMasters = 0.3
}
