/// A font's vertical metrics in points, each a distance from the baseline.
public struct FontMetrics: Hashable, Sendable {
  /// How a number was come by.
  public enum Source: Hashable, Sendable, CustomStringConvertible {
    /// The font says it, at its place in the design space, and its letters bear it out.
    case font
    /// It was measured on the glyph of a letter.
    case measured(on: Character)
    /// Neither was possible: a usual part of the em.
    case estimated

    /// Such as “measured on H”.
    public var description: String {
      switch self {
      case .font: "font"
      case .measured(let letter): "measured on \(letter)"
      case .estimated: "estimated"
      }
    }
  }

  /// Up to the top of the line.
  public var ascent: Double
  /// Down to the bottom of the line; positive.
  public var descent: Double
  /// What is added between lines.
  public var lineGap: Double
  /// Up to the top of flat capitals.
  ///
  /// In a font without Latin, Greek and Cyrillic letters twice the height of the middle of its own
  /// letters, so that what is centred on capitals is centred on them.
  public var capHeight: Double
  /// How the cap height was come by.
  public var capHeightSource: Source
  /// Up to the top of flat small letters.
  public var xHeight: Double
  /// How the x-height was come by.
  public var xHeightSource: Source

  init(_ metrics: UnscaledMetrics, scale: Double) {
    ascent = metrics.ascent * scale
    descent = metrics.descent * scale
    lineGap = metrics.lineGap * scale
    capHeight = metrics.capHeight.value * scale
    capHeightSource = metrics.capHeight.source
    xHeight = metrics.xHeight.value * scale
    xHeightSource = metrics.xHeight.source
  }
}
