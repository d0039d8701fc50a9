internal import Geometry

/// How thick a font's strokes are, measured on the outline of its `H`.
public struct StemMeasurement: Hashable, Sendable {
  /// The thickness of the horizontal bar.
  public var bar: Double
  /// The thickness of the vertical stems.
  public var stem: Double

  func scaled(by factor: Double) -> StemMeasurement {
    StemMeasurement(bar: bar * factor, stem: stem * factor)
  }

  init(bar: Double, stem: Double) {
    self.bar = bar
    self.stem = stem
  }

  /// Cuts the `H` along its middle for the bar, and a quarter up for the stem.
  init?(_ font: HarfBuzzFont) {
    guard let glyph = font.nominalGlyph("H") else { return nil }
    let outline = font.outline(of: glyph)
    guard let box = outline.bounds, !box.isEmpty else { return nil }
    let contours = outline.flattened(tolerance: Double(font.unitsPerEm) / 4000).map(\.points)
    let upright = Self.spans(contours, at: box.minX + box.width / 2, vertical: true)
    let level = Self.spans(contours, at: box.minY + box.height / 4, vertical: false)
    guard
      let bar = upright.min(by: {
        abs(($0.lowerBound + $0.upperBound) / 2 - box.midY)
          < abs(($1.lowerBound + $1.upperBound) / 2 - box.midY)
      }),
      let stem = level.first, bar.upperBound > bar.lowerBound, stem.upperBound > stem.lowerBound
    else { return nil }
    self.init(
      bar: bar.upperBound - bar.lowerBound, stem: stem.upperBound - stem.lowerBound)
  }

  /// The stretches of a line that lie inside the contours, by the nonzero rule, in order.
  private static func spans(
    _ contours: [[Point]], at place: Double, vertical: Bool
  ) -> [ClosedRange<Double>] {
    var crossings: [(position: Double, direction: Int)] = []
    for contour in contours {
      for (index, a) in contour.enumerated() {
        let b = contour[(index + 1) % contour.count]
        let (a0, a1, b0, b1) = vertical ? (a.x, a.y, b.x, b.y) : (a.y, a.x, b.y, b.x)
        guard (a0 <= place) != (b0 <= place) else { continue }
        crossings.append((a1 + (b1 - a1) * (place - a0) / (b0 - a0), b0 > a0 ? 1 : -1))
      }
    }
    crossings.sort { $0.position < $1.position }
    var spans: [ClosedRange<Double>] = []
    var winding = 0
    var start = 0.0
    for crossing in crossings {
      if winding == 0 { start = crossing.position }
      winding += crossing.direction
      if winding == 0 { spans.append(start...crossing.position) }
    }
    return spans
  }
}
