internal import SymtextGraphics
internal import SymtextDrawing
internal import SymtextFonts
internal import SymtextTextLayout

/// An underline or a strikethrough of neighbouring pieces of text, at one height, in points, y down.
struct LineGroup {
  /// A piece of the text.
  struct Part {
    /// From left to right.
    var range: ClosedRange<Double>
    var color: Color
    let attributes: TextAttributes
  }

  let style: AttributedText.LineStyle
  /// From left to right.
  let parts: [Part]

  /// The largest gap between ink and line, in points, as in Chromium; smaller gaps are as wide as the line is thick.
  private static let mostGap = 13.0

  /// Returns underlines: at the lowest underline position of the fonts, with the greatest thickness, and with gaps
  /// around ink that crosses the line.
  /// - Parameter y: of the baseline.
  func underlines(around ink: LineInk, y: Double) -> [DisplayItem] {
    let fonts = parts.map { ($0.attributes.font.decorationMetrics, $0.attributes.baselineOffset) }
    let top = y + (fonts.map { $0.underlineOffset - $1 }.max() ?? 0)
    let thickness = fonts.map(\.0.underlineThickness).max() ?? 0
    let shape = LineShape(style: style, thickness: thickness)
    guard let first = parts.first, let last = parts.last, thickness > 0 else { return [] }
    let gap = min(thickness, Self.mostGap)
    let gaps = ink.crossing(
      x: first.range.lowerBound...last.range.upperBound, y: top...top + shape.height
    ).map { $0.lowerBound - gap...$0.upperBound + gap }
    return items(shape, top: top, gaps: gaps, least: shape.least)
  }

  /// Returns strikethroughs, at the position given by the largest font.
  /// - Parameter y: of the baseline.
  func strikethroughs(y: Double) -> [DisplayItem] {
    let main = parts.map(\.attributes).reduce(nil as TextAttributes?) { largest, own in
      guard let largest, largest.font.size >= own.font.size else { return own }
      return largest
    }
    guard let main else { return [] }
    let metrics = main.font.decorationMetrics
    let thickness = metrics.strikethroughThickness
    let shape = LineShape(style: style, thickness: thickness)
    // Styles thicker than a single line grow to both sides.
    let top =
      y - main.baselineOffset - metrics.strikethroughOffset - (shape.height - thickness) / 2
    return items(shape, top: top, gaps: [], least: 0)
  }

  /// Returns one item for each colour.
  /// - Parameter least: the least length of pieces between gaps; shorter ones are omitted.
  private func items(
    _ shape: LineShape, top: Double, gaps: [ClosedRange<Double>], least: Double
  ) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for stretch in stretchesOfColors {
      var path = Path()
      for piece in Self.pieces(of: stretch.range, without: gaps)
      where piece.upperBound - piece.lowerBound > (gaps.isEmpty ? 0 : least) {
        path.append(shape.path(piece, top: top))
      }
      if !path.isEmpty { items.append(.fill(path, .color(stretch.color))) }
    }
    return items
  }

  /// Merges neighbours of one colour.
  private var stretchesOfColors: [(range: ClosedRange<Double>, color: Color)] {
    var stretches: [(range: ClosedRange<Double>, color: Color)] = []
    for part in parts {
      if let last = stretches.last, last.color == part.color {
        let end = max(last.range.upperBound, part.range.upperBound)
        stretches[stretches.count - 1].range = last.range.lowerBound...end
      } else {
        stretches.append((part.range, part.color))
      }
    }
    return stretches
  }

  /// Returns the parts of a range outside gaps.
  private static func pieces(
    of range: ClosedRange<Double>, without gaps: [ClosedRange<Double>]
  ) -> [ClosedRange<Double>] {
    var pieces: [ClosedRange<Double>] = []
    var start = range.lowerBound
    for gap in gaps.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      guard gap.upperBound > start else { continue }
      if gap.lowerBound >= range.upperBound { break }
      if gap.lowerBound > start { pieces.append(start...gap.lowerBound) }
      start = gap.upperBound
    }
    if start < range.upperBound { pieces.append(start...range.upperBound) }
    return pieces
  }
}
