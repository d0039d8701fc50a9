internal import SymtextSymbols

/// The tolerances of the font check, with their reasons.
///
/// Distances are in cap heights.
enum FontCheckLimits {
  /// The least counter at Black, in strokes.
  ///
  /// Beside strokes five times as wide, narrower white does not look like a gap; at small scale it is .040 cap heights,
  /// half a pixel beside text of 17 pixels.
  static let counterPerStroke = 0.2
  /// The least counter of an icon at Black, relative to the narrowest at Regular, where that is less: icons keep the
  /// spacing of their lines.
  static let iconCounter = 0.5
  /// A counter narrower than this in the lightest weight, in strokes, and closed at Regular, is a slit where lines
  /// meet, such as a club's between leaf and stem.
  static let slit = 0.5
  /// The largest distance of the ink's middle from the middle of the cap height: an eighth of a pixel beside text of 17
  /// pixels.
  static let centring = 0.01
  /// One font unit.
  static let unit = 1 / Double(FontUnits.capHeight)
  /// The largest effect of rounding on an edge: half a unit for its points at each of two masters, half a unit for the
  /// deltas between them, and as much for the advance width.
  static let rounding = 2 * unit
  /// The excess of a stroke over the weight law, besides the rounding of its two edges.
  static let strokeAbove = 0.02
  /// The deficit of a stroke from the weight law: dense symbols have thinner heavy strokes.
  static let strokeBelow = 0.35
  /// A part thicker than this at any weight, in strokes, is a solid part.
  static let solid = 1.6
  /// A part thinner than this, in strokes, is a remnant of joined outlines.
  static let thread = 0.1
  /// The least length of strokes with the right thickness, relative to the length of the most common thickness.
  static let strokeShare = 0.25
  /// The least length of a stroke's edges, in its thicknesses: shorter edges are the two sides of a dot.
  static let strokeLength = 4.0
  /// The length of a step along an edge, in which edges turn: half a Regular stroke at small scale, some 40 font units,
  /// so that rounding to whole units turns it by less than a bend.
  static let turningStep = 0.03
  /// The largest number of times that edges of a made weight turn the other way, more than Regular's: where curves
  /// touch or close, a few more are the drawing's own.
  ///
  /// Of 620 icons of four sets one exceeds it. With edges that were held back at single points, 160 did.
  static let turns = 6
  /// The largest deviation of a contour's area from linear interpolation between two masters, relative to the box of
  /// the larger one.
  ///
  /// A contour that grows from nothing has a quarter, one whose points do not correspond has a half or more.
  static let areaBetweenMasters = 0.3
}
