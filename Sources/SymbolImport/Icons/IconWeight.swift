internal import SymtextSVGReading
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics

/// How the strokes of an icon become strokes of a symbol.
struct IconWeight: Sendable {
  /// From units of the icon to units of the drawing grid.
  let scale: Double
  /// The pen's factor for one unit of the icon's stroke width.
  private let factorPerUnit: Double

  /// - Parameters:
  ///   - shapes: what can be seen of the icon.
  ///   - height: of its `viewBox`.
  ///   - usual: the stroke that counts as the usual one, as a part of the height.
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

  /// The pen for a stroke of the icon.
  func pen(width: Double) -> Pen { Pen(base: 0, factor: width * factorPerUnit) }

  /// Half the stroke at Regular for a stroke of the icon, in units of the drawing grid.
  func halfWidth(width: Double) -> Double { pen(width: width).halfWidth(Self.halfRegular) }

  /// A pen of a half-width at Regular, for a dot: it changes as much as a stroke does, or less so that a
  /// third is left of it.
  static func dotPen(radius: Double) -> Pen {
    let most = halfRegular - WeightLaw.halfWidths(.medium)[0]
    let factor = min(0.7 * radius / most, 1)
    return Pen(base: radius - factor * halfRegular, factor: factor)
  }

  /// Half the stroke of Regular at medium scale, in units of the drawing grid.
  static let halfRegular = WeightLaw.halfWidths(.medium)[1]

  /// The width that most of the lines have; of equally many the widest.
  private static func usualWidth(_ shapes: [SVGDrawnShape]) -> Double {
    var counts: [Double: Int] = [:]
    for case let stroke? in shapes.map(\.stroke) { counts[stroke.width, default: 0] += 1 }
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
  }
}
