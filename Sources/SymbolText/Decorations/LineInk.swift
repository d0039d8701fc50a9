internal import SymtextDrawing
internal import SymtextFonts
internal import SymtextGraphics
internal import SymtextTextLayout

/// The ink of a line of text, which the underline skips.
///
/// <https://www.w3.org/TR/css-text-decor-4/#text-decoration-skipping>
struct LineInk {
  private var runs: [GlyphRun] = []
  private var shapes: [Path] = []
  private var boxes: [Rect] = []

  /// The flattening tolerance, in ems.
  private static let tolerance = 1.0 / 200

  init(_ items: some Sequence<DisplayItem>) {
    for item in items { add(item) }
  }

  private mutating func add(_ item: DisplayItem) {
    switch item {
    case .fill(let path, _): shapes.append(path)
    case .glyphs(let run, _): runs.append(run)
    case .image(let image, _): boxes.append(image.frame)
    case .vectors(let image): boxes.append(image.frame)
    case .clear, .cut, .link: break
    case .group(let items, _), .described(_, let items), .moving(_, _, let items):
      for item in items { add(item) }
    case .transformed, .composite: if let box = item.bounds { boxes.append(box) }
    }
  }

  /// Returns the ranges where ink crosses part of the line, from left to right, one for each glyph.
  ///
  /// Skips ideographs and other glyphs that fill a box, which would leave nothing of the line, and glyphs that are
  /// strokes themselves, such as slashes.
  func crossing(x: ClosedRange<Double>, y: ClosedRange<Double>) -> [ClosedRange<Double>] {
    var ranges: [ClosedRange<Double>] = []
    for run in runs {
      for glyph in run.glyphs {
        guard let box = run.font.inkBounds(of: glyph.id)?.offsetBy(glyph.origin - .zero),
          box.maxX > x.lowerBound, box.minX < x.upperBound, box.maxY > y.lowerBound,
          box.minY < y.upperBound, run.isPassedBy(glyph)
        else { continue }
        let outline = run.font.outline(of: glyph.id)
          .transformed(by: .translation(glyph.origin.x, glyph.origin.y))
        ranges += Self.range(of: outline, in: y, tolerance: run.font.size * Self.tolerance)
      }
    }
    for shape in shapes {
      guard let box = shape.bounds, box.maxY > y.lowerBound, box.minY < y.upperBound else {
        continue
      }
      ranges += Self.range(of: shape, in: y, tolerance: box.height * Self.tolerance)
    }
    for box in boxes where box.maxY > y.lowerBound && box.minY < y.upperBound {
      ranges.append(box.minX...box.maxX)
    }
    return ranges
  }

  /// Returns the range from the leftmost to the rightmost point of a shape between two heights; empty if there is none.
  private static func range(
    of path: Path, in y: ClosedRange<Double>, tolerance: Double
  ) -> [ClosedRange<Double>] {
    var (left, right) = (Double.infinity, -Double.infinity)
    for (points, _) in path.flattened(tolerance: max(tolerance, 1e-4)) {
      guard var last = points.last else { continue }
      for point in points {
        defer { last = point }
        let (low, high) = last.y < point.y ? (last, point) : (point, last)
        guard high.y >= y.lowerBound, low.y <= y.upperBound else { continue }
        for edge in [max(low.y, y.lowerBound), min(high.y, y.upperBound)] {
          let share = high.y > low.y ? (edge - low.y) / (high.y - low.y) : 0
          let x = low.x + (high.x - low.x) * share
          (left, right) = (min(left, x), max(right, x))
        }
        if high.y == low.y { (left, right) = (min(left, high.x), max(right, high.x)) }
      }
    }
    return left <= right ? [left...right] : []
  }
}

extension GlyphRun {
  /// Whether an underline leaves a gap around a glyph.
  ///
  /// As in Chromium, not around ideographs, kana and Hangul, slashes and low lines.
  fileprivate func isPassedBy(_ glyph: Glyph) -> Bool {
    guard range.contains(glyph.cluster), glyph.cluster < text.utf8.count else { return true }
    let index = text.utf8.index(text.utf8.startIndex, offsetBy: glyph.cluster)
    guard let scalar = text[index...].unicodeScalars.first else { return true }
    switch scalar.value {
    case 0x2F, 0x5C, 0x5F, 0x1100...0x11FF, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF,
      0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1_B000...0x1_B2FF,
      0x2_0000...0x3_FFFF:
      return false
    default: return true
    }
  }
}
