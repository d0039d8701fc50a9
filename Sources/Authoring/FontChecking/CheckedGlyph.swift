internal import SymtextOpenType
internal import SymtextSymbols
internal import SymtextGraphics

/// A symbol's glyph at one scale and all checked weights.
///
/// Coordinates are cap heights, y down, from the origin on the baseline.
struct CheckedGlyph {
  /// The glyph at one weight.
  struct Instance {
    var weight: Double
    /// The glyph; differs between weights when the structure does.
    var glyph: GlyphID
    var outline: Path
    /// The box around the ink.
    var ink: Rect
    var advance: Double
  }

  var symbol: String
  var scale: SymbolScale
  /// Whether it has a slash, a badge or knocked-out lines, which do not move the rest.
  var hasParts = false
  /// Whether it has a slash.
  var hasSlash = false
  /// Whether it is enclosed in a circle, a square or a rectangle.
  var isEnclosed = false
  /// Whether it is an icon from an icon set, whose strokes up to Regular keep their drawn width.
  var isIcon = false
  /// By ascending weight, as ``FontCheck/weights``.
  var instances: [Instance]

  /// Returns a problem.
  /// - Parameter spot: Its place, in cap heights, y down; by default the ink at its weight, or at Regular.
  func problem(
    _ rule: FontRule, weight: Double? = nil, at spot: FindingPlace.Spot? = nil,
    value: Double? = nil, limit: Double? = nil, _ message: String
  ) -> FontProblem {
    let shown = weight ?? SymbolWeight.regular.axisValue
    let ink = instances.first { $0.weight == shown }?.ink
    return FontProblem(
      rule: rule, symbol: symbol, scale: scale, weight: weight, value: value, limit: limit,
      message: message,
      spot: (spot ?? ink.map { .box($0) })?.transformed(by: Self.fontUnits))
  }

  /// From cap heights, y down, to font units, y up.
  private static let fontUnits = Affine.scale(
    Double(FontUnits.capHeight), -Double(FontUnits.capHeight))
}
