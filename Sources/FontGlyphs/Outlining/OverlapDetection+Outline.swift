internal import Geometry
internal import OpenType

extension OverlapDetection {
  /// Whether the contours of a glyph cross each other or themselves.
  /// - Parameter budget: how much work it may be; when it is spent, they are taken to.
  static func overlaps(_ outline: Outline, budget: WorkBudget = WorkBudget()) -> Bool {
    overlaps(
      outline.contours.map {
        Path(outline: $0).flattened(tolerance: 1, budget: budget).first?.points ?? []
      }, budget: budget)
  }
}

extension Path {
  /// One TrueType contour, implied points put back.
  init(outline contour: [Outline.Point]) {
    self.init()
    guard let first = contour.first else { return }
    func point(_ p: Outline.Point) -> Point { Point(Double(p.x), Double(p.y)) }
    move(to: point(first))
    var control: Point?
    for next in contour.dropFirst() + [first] {
      let place = point(next)
      switch (control, next.isOnCurve) {
      case (nil, true): line(to: place)
      case (nil, false): control = place
      case (let c?, true):
        quad(c, to: place)
        control = nil
      case (let c?, false):
        quad(c, to: c.interpolated(to: place, 0.5))
        control = place
      }
    }
    close()
  }
}
