/// A font's vertical metrics in points, each a distance from the baseline.
public struct FontMetrics: Hashable, Sendable {
  /// The origin of a metric.
  public enum Source: Hashable, Sendable, CustomStringConvertible {
    /// The font's tables at its design coordinates, confirmed by its letters.
    case font
    /// Measured on the glyph of a letter.
    case measured(on: Character)
    /// A usual fraction of the em, for fonts that cannot be measured.
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
  /// The space between lines.
  public var lineGap: Double
  /// Up to the top of flat capitals.
  ///
  /// In a font without Latin, Greek and Cyrillic letters, twice the height of the middle of its own letters. Content
  /// centred on capitals is then centred on these letters.
  public var capHeight: Double
  /// The origin of the cap height.
  public var capHeightSource: Source
  /// Up to the top of flat small letters.
  public var xHeight: Double
  /// The origin of the x-height.
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
