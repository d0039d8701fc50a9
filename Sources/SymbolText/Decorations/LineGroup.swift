internal import SymtextGraphics
internal import SymtextDrawing
internal import SymtextFonts
internal import SymtextTextLayout

/// A line under or through neighbouring pieces of text, which it passes at one height, in points, y down.
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

  /// How far ink is passed by is as thick as the line, but not farther than this, in points; as in Chromium.
  private static let mostGap = 13.0

  /// Under the text: below the lowest of its fonts' lines, as thick as the thickest, with gaps around ink that
  /// crosses it.
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

  /// Through the text, where the largest of its fonts has it.
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
    // What is more than a single line grows to both sides.
    let top =
      y - main.baselineOffset - metrics.strikethroughOffset - (shape.height - thickness) / 2
    return items(shape, top: top, gaps: [], least: 0)
  }

  /// A step a colour.
  /// - Parameter least: shorter pieces between gaps are left out.
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

  /// Neighbours of one colour as one.
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

  /// What is left of a range.
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
