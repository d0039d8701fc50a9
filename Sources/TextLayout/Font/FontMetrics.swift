/// A font's vertical metrics in points, each a distance from the baseline.
public struct FontMetrics: Hashable, Sendable {
  /// How a number was come by.
  public enum Source: String, Sendable {
    /// The font says it.
    case font
    /// It was measured on the glyph of a flat letter.
    case measured
    /// Neither was possible: a usual part of the em.
    case estimated
  }

  /// Up to the top of the line.
  public var ascent: Double
  /// Down to the bottom of the line; positive.
  public var descent: Double
  /// What is added between lines.
  public var lineGap: Double
  /// Up to the top of flat capitals.
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
