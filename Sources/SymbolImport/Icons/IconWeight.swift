internal import SymtextSVGReading
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics

/// Converts the strokes of an icon to strokes of a symbol.
struct IconWeight: Sendable {
  /// The factor from units of the icon to units of the drawing grid.
  let scale: Double
  /// The pen's factor for one unit of the icon's stroke width.
  private let factorPerUnit: Double

  /// - Parameters:
  ///   - shapes: The visible shapes of the icon.
  ///   - height: The height of its `viewBox`.
  ///   - usual: The normal stroke width, as a fraction of the height.
  init(_ shapes: [SVGDrawnShape], height: Double, keepsWeight: Bool, usual: Double?) {
    scale = DrawingGrid.size / height
    let regular = Self.halfRegular * 2
    if keepsWeight {
      factorPerUnit = scale / regular
    } else {
      let width = usual.map { $0 * height } ?? Self.usualWidth(shapes)
      factorPerUnit = width > 0 ? 1 / width : scale / regular
    }
  }

  /// Returns the pen for a stroke of the icon.
  func pen(width: Double) -> Pen { Pen(base: 0, factor: width * factorPerUnit) }

  /// Returns the half-width at Regular of a stroke of the icon, in units of the drawing grid.
  func halfWidth(width: Double) -> Double { pen(width: width).halfWidth(Self.halfRegular) }

  /// Returns the pen for a dot with a radius at Regular.
  ///
  /// The dot changes as much as a stroke, or less so that at least 30 % of the radius is left.
  static func dotPen(radius: Double) -> Pen {
    let most = halfRegular - WeightLaw.halfWidths(.medium)[0]
    let factor = min(0.7 * radius / most, 1)
    return Pen(base: radius - factor * halfRegular, factor: factor)
  }

  /// The half-width of a stroke at Regular in medium scale, in units of the drawing grid.
  static let halfRegular = WeightLaw.halfWidths(.medium)[1]

  /// Returns the most frequent stroke width; the widest one of several.
  private static func usualWidth(_ shapes: [SVGDrawnShape]) -> Double {
    var counts: [Double: Int] = [:]
    for case let stroke? in shapes.map(\.stroke) { counts[stroke.width, default: 0] += 1 }
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
  }
}
