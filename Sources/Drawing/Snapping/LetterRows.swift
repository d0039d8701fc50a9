internal import SymtextFonts
internal import SymtextGraphics
internal import SymtextOpenType

/// The heights of a font's letters at a size, and the rows to which they are aligned.
///
/// Coordinates are pixels, y up from the baseline.
struct LetterRows {
  /// A height at which letters end.
  private struct Zone {
    var height: Double
    var fitted: Double
    /// Whether it is the upper end.
    var isTop: Bool
  }

  private let zones: [Zone]
  private let pixelsPerEm: Double

  /// - Parameter scale: pixels per point.
  init(_ font: Font, scale: Double) {
    let metrics = font.metrics
    pixelsPerEm = font.size * scale
    let capital = metrics.capHeight * scale
    let capitalRow = max(capital.rounded(), 1)
    var zones = [
      Zone(height: 0, fitted: 0, isTop: false),
      Zone(height: capital, fitted: capitalRow, isTop: true),
    ]
    let small = metrics.xHeight * scale
    // Small letters grow when the fraction is three eighths or more, as in FreeType's autofitter, because a larger
    // x-height is more legible. (af_latin_metrics_scale_dim: a threshold of 40/64.)
    let smallRow = max((small + 0.625).rounded(.down), 1)
    if small < capital - 0.5 {
      zones.append(
        Zone(height: small, fitted: min(smallRow, capitalRow), isTop: true))
    }
    if let box = Self.ink(of: "l", in: font) {
      let ascender = -box.minY * scale
      if abs(ascender - capital) > 0.02 * pixelsPerEm {
        zones.append(Zone(height: ascender, fitted: ascender.rounded(), isTop: true))
      }
    }
    if let box = Self.ink(of: "p", in: font), box.maxY > 0 {
      let descender = -box.maxY * scale
      zones.append(Zone(height: descender, fitted: descender.rounded(), isTop: false))
    }
    self.zones = zones
  }

  private static func ink(of letter: Unicode.Scalar, in font: Font) -> Rect? {
    font.face.glyph(for: letter.value).flatMap { font.inkBounds(of: $0) }
  }

  /// The largest distance of an edge inside its zone, and the largest overshoot of round letters, in em.
  private static let (tolerance, overshoot) = (0.02, 0.035)

  /// Returns the row of an edge in a zone; `nil` for other edges.
  private func row(of y: Double, isTop: Bool) -> Double? {
    var best: (row: Double, distance: Double)?
    for zone in zones where zone.isTop == isTop {
      let beyond = isTop ? y - zone.height : zone.height - y
      guard beyond >= -Self.tolerance * pixelsPerEm, beyond <= Self.overshoot * pixelsPerEm else {
        continue
      }
      guard abs(beyond) < best?.distance ?? .infinity else { continue }
      // An overshoot of less than half a pixel would be a grey row.
      let whole = beyond.rounded()
      best = (zone.fitted + (isTop ? whole : -whole), abs(beyond))
    }
    return best?.row
  }

  /// The height map of the zones alone.
  private var heights: RowMap {
    var knots = RowKnots()
    for zone in zones { knots.add([.init(from: zone.height, to: zone.fitted)]) }
    return RowMap(knots.knots)
  }

  /// Returns the height map of a letter.
  /// - Parameter outline: in pixels, y up from the baseline.
  func map(of outline: Path) -> RowMap {
    let edges = HorizontalEdge.edges(of: outline, noShorterThan: 0.06 * pixelsPerEm)
    let strokes = HorizontalStroke.strokes(of: edges, noThickerThan: 0.25 * pixelsPerEm)
      .sorted { ($0.length, $1.low) > ($1.length, $0.low) }
    var knots = RowKnots()
    var inner: [HorizontalStroke] = []
    for stroke in strokes {
      if let top = stroke.top, let row = row(of: top, isTop: true) {
        knots.add(stroke, movedBy: row - top)
      } else if let bottom = stroke.bottom, let row = row(of: bottom, isTop: false) {
        knots.add(stroke, movedBy: row - bottom)
      } else if stroke.top != nil, stroke.bottom != nil {
        inner.append(stroke)
      }
    }
    let outer = knots.knots.isEmpty ? heights : RowMap(knots.knots)
    for stroke in inner {
      // Align one edge to a row: the one that moves less.
      let low = outer.height(stroke.middle) - stroke.thickness / 2
      let high = low + stroke.thickness
      let ways = [low.rounded() - low, high.rounded() - high].sorted { abs($0) < abs($1) }
      _ = ways.contains { knots.add(stroke, movedBy: low + $0 - stroke.low) }
    }
    return knots.knots.isEmpty ? heights : RowMap(knots.knots)
  }
}
