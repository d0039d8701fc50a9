internal import Geometry

/// A font's vertical metrics in font units.
struct UnscaledMetrics: Sendable {
  var ascent: Double
  var descent: Double
  var lineGap: Double
  var capHeight: (value: Double, source: FontMetrics.Source)
  var xHeight: (value: Double, source: FontMetrics.Source)

  init(_ font: HarfBuzzFont) {
    let em = Double(font.unitsPerEm)
    let extents = font.lineExtents
    ascent = extents?.ascent ?? em * 0.8
    descent = extents?.descent ?? em * 0.2
    lineGap = extents?.lineGap ?? 0
    func height(_ metric: Double?, letter: Character, usual: Double) -> (Double, FontMetrics.Source)
    {
      if let metric, metric > 0 { return (metric, .font) }
      if let top = font.nominalGlyph(letter).flatMap({ font.outline(of: $0).bounds?.maxY }), top > 0
      {
        return (top, .measured)
      }
      return (em * usual, .estimated)
    }
    // The usual heights: the median of common text fonts.
    capHeight = height(font.capHeight, letter: "H", usual: 0.714)
    xHeight = height(font.xHeight, letter: "x", usual: 0.53)
  }
}
