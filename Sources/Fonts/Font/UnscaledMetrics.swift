/// A font's vertical metrics in font units.
struct UnscaledMetrics: Sendable {
  var ascent: Double
  var descent: Double
  var lineGap: Double
  var capHeight: (value: Double, source: FontMetrics.Source)
  var xHeight: (value: Double, source: FontMetrics.Source)

  init(_ font: HarfBuzzFont) {
    let extents = VerticalExtents(font)
    ascent = extents.ascent
    descent = extents.descent
    lineGap = extents.lineGap
    let height = LetterHeight.capital(in: font)
    capHeight = (height.value, height.source)
    let small = LetterHeight.small(in: font, besideCapitals: height.value)
    xHeight = (small.value, small.source)
  }
}
