internal import SymtextGraphics

/// The centre line of a straight bar that is drawn as a filled shape, such as a slash or the gap around one.
struct BarLine {
  /// The centre line, from its left end; for a vertical bar, from its upper end.
  let path: Path
  /// Half the bar's width.
  let halfWidth: Double
  /// Whether the ends are half circles.
  let isRound: Bool

  /// The least length of a bar, in widths.
  private static let leastRatio = 3.0
  /// The least area of a bar, as a fraction of the box around it.
  private static let leastFilled = 0.82
  /// The fraction of the box that a bar with half circles at its ends leaves empty, times its length in widths.
  private static let emptyEnds = 1 - Double.pi / 4

  /// - Parameter contour: a closed contour.
  /// - Returns: `nil` if the contour is not a straight bar.
  init?(_ contour: Path) {
    guard let points = contour.flattened(tolerance: 0.05).first?.points, points.count > 3,
      let first = points.first
    else { return nil }
    var longest = Vector.zero
    for (a, b) in zip(points, points.dropFirst() + [first]) where (b - a).length > longest.length {
      longest = b - a
    }
    guard var way = longest.normalized else { return nil }
    if way.x < -1e-9 || abs(way.x) <= 1e-9 && way.y < 0 { way = way * -1 }
    let side = Vector(-way.y, way.x)
    let along = points.map { ($0 - first).dot(way) }
    let across = points.map { ($0 - first).dot(side) }
    guard let start = along.min(), let end = along.max(), let low = across.min(),
      let high = across.max()
    else { return nil }
    let (length, width) = (end - start, high - low)
    guard width > 0, length >= Self.leastRatio * width else { return nil }
    let filled = abs(Polygon.doubledArea(points)) / 2 / (length * width)
    guard filled >= Self.leastFilled else { return nil }
    isRound = 1 - filled > Self.emptyEnds * width / length / 2
    halfWidth = width / 2
    let inset = isRound ? halfWidth : 0
    let middle = first + side * ((low + high) / 2)
    var path = Path()
    path.move(to: middle + way * (start + inset))
    path.line(to: middle + way * (end - inset))
    self.path = path
  }

  /// Returns the bar as a line of a pen.
  /// - Parameter shared: half the width of the weight's pen.
  func line(_ shared: Double) -> DrawnLine? {
    guard let way = PenLine(path) else { return nil }
    var style = StrokeStyle.round
    if !isRound { style.cap = .butt }
    let pen =
      shared > 0 ? Pen(base: 0, factor: halfWidth / shared) : Pen(base: halfWidth, factor: 0)
    return DrawnLine(
      contour: path, way: way, stroke: Stroker.Stroke(path, pen: pen, style: style))
  }
}
