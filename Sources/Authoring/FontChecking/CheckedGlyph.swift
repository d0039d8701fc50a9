internal import SymtextOpenType
internal import SymtextSymbols
internal import SymtextGraphics

/// A symbol's glyph at one scale, at every weight that is looked at.
///
/// Cap heights, y down, from the origin on the baseline.
struct CheckedGlyph {
  /// The glyph at one weight.
  struct Instance {
    var weight: Double
    /// Another one where the structure changes with the weight.
    var glyph: GlyphID
    var outline: Path
    /// The box around the ink.
    var ink: Rect
    var advance: Double
  }

  var symbol: String
  var scale: SymbolScale
  /// Whether a slash, a badge or knocked-out lines belong to it, which do not move the rest.
  var hasParts = false
  /// Whether a slash belongs to it.
  var hasSlash = false
  /// Whether it stands in a circle, a square or a rectangle.
  var isEnclosed = false
  /// Whether it is an icon of some set, whose strokes up to Regular are as they were drawn.
  var isIcon = false
  /// By rising weight, as ``FontCheck/weights``.
  var instances: [Instance]

  func problem(
    _ rule: FontRule, weight: Double? = nil, value: Double? = nil, limit: Double? = nil,
    _ message: String
  ) -> FontProblem {
    FontProblem(
      rule: rule, symbol: symbol, scale: scale, weight: weight, value: value, limit: limit,
      message: message)
  }
}
