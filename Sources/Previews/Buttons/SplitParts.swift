internal import SymtextGraphics
internal import SymtextSymbolText

/// The two parts of a split button: its action, and the arrow that opens a menu.
///
/// Coordinates are in points, y down, from the top left of the button.
struct SplitParts {
  /// The part of the action.
  let main: Rect
  /// The part of the arrow, where reading ends.
  let arrow: Rect
  /// The space between them; 0 for a line.
  let gap: Double
  /// The corner radius between them.
  let innerRadius: Double

  init(
    _ frame: Rect, _ content: ButtonContent, _ metrics: ButtonMetrics, _ measures: ThemeMeasures,
    radius: Double
  ) {
    let width = Self.width(content, metrics)
    gap = metrics.splitGap
    let first = Rect(
      x: content.isRightToLeft ? width : 0, y: frame.minY, width: frame.width - width,
      height: frame.height)
    main = first
    arrow = Rect(
      x: content.isRightToLeft ? 0 : first.maxX + gap, y: frame.minY, width: width - gap,
      height: frame.height)
    innerRadius =
      gap > 0 ? metrics.radius(measures.splitRadius ?? .points(0), height: frame.height) : 0
  }

  /// Returns the width of the arrow's part, with the space before it.
  static func width(_ content: ButtonContent, _ metrics: ButtonMetrics) -> Double {
    let arrow = content.indicator.map { metrics.grid.up($0.bounds.width) } ?? 0
    return metrics.splitGap + arrow + 2 * metrics.splitSide
  }

  /// Returns the outlines of the parts with an inset from their edges.
  /// - Parameter radius: The corner radius of the button.
  func paths(radius: Double, inset: Double = 0) -> [Path] {
    guard gap > 0 else {
      let box = main.union(arrow).insetBy(dx: inset, dy: inset)
      let corner = max(radius - inset, 0)
      return [.roundedRect(box, radiusX: corner, radiusY: corner)]
    }
    let (outer, inner) = (max(radius - inset, 0), max(innerRadius - inset, 0))
    return [main, arrow].map { part in
      let isLeft = part.minX == min(main.minX, arrow.minX)
      return .roundedRect(
        part.insetBy(dx: inset, dy: inset), left: isLeft ? outer : inner,
        right: isLeft ? inner : outer)
    }
  }

  /// The line between parts without a space.
  /// - Parameter width: Its width.
  func line(_ width: Double) -> Rect? {
    guard gap == 0 else { return nil }
    let x = main.minX < arrow.minX ? arrow.minX : main.minX
    return Rect(x: x - width / 2, y: main.minY, width: width, height: main.height)
  }
}
