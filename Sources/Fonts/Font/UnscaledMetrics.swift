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
    let height = LetterHeight.capital(in: font)
    capHeight = (height.value, height.source)
    let small = LetterHeight.small(in: font, besideCapitals: height.value)
    xHeight = (small.value, small.source)
  }
}
