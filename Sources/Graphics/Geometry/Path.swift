/// Lines and curves.
///
/// The code that uses a path defines its coordinate space.
public struct Path: Hashable, Sendable {
  /// An element of a path.
  public enum Element: Hashable, Sendable {
    /// Starts a contour at a point.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A quadratic curve: control point, end point.
    case quad(Point, Point)
    /// A cubic curve: two control points, end point.
    case cubic(Point, Point, Point)
    /// Closes the contour with a straight line to its start.
    case close
  }

  /// The elements, in drawing order.
  public private(set) var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path from its elements.
  public init(_ elements: [Element]) { self.elements = elements }

  /// Whether the path has no step.
  public var isEmpty: Bool { elements.isEmpty }

  /// Reserves capacity for elements.
  package mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }

  /// Starts a contour.
  public mutating func move(to point: Point) { elements.append(.move(point)) }
  /// Adds a straight line.
  public mutating func line(to point: Point) { elements.append(.line(point)) }
  /// Adds a quadratic curve.
  public mutating func quad(_ control: Point, to end: Point) {
    elements.append(.quad(control, end))
  }
  /// Adds a cubic curve.
  public mutating func cubic(_ control1: Point, _ control2: Point, to end: Point) {
    elements.append(.cubic(control1, control2, end))
  }
  /// Closes the contour.
  public mutating func close() { elements.append(.close) }
  /// Appends the elements of another path.
  public mutating func append(_ other: Path) { elements += other.elements }

  /// Returns the path with every point transformed.
  public func transformed(by map: Affine) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let p): .move(map * p)
        case .line(let p): .line(map * p)
        case .quad(let c, let p): .quad(map * c, map * p)
        case .cubic(let c1, let c2, let p): .cubic(map * c1, map * c2, map * p)
        case .close: .close
        }
      })
  }

  /// Returns whether the absolute value of every coordinate is at most `limit`.
  package func isWithin(_ limit: Double) -> Bool {
    elements.allSatisfy { element in
      element.points.allSatisfy { abs($0.x) <= limit && abs($0.y) <= limit }
    }
  }

  /// The bounding box of the lines and curves, not of control points; `nil` for an empty path.
  public var bounds: Rect? {
    var box: Rect?
    var current = Point.zero
    var start = Point.zero
    func include(_ part: Rect) { box = box?.union(part) ?? part }
    for element in elements {
      switch element {
      case .move(let p):
        include(Rect(p))
        current = p
        start = p
      case .line(let p):
        include(Rect(p))
        current = p
      case .quad(let c, let p):
        include(QuadraticBezier(current, c, p).bounds)
        current = p
      case .cubic(let c1, let c2, let p):
        include(CubicBezier(current, c1, c2, p).bounds)
        current = p
      case .close:
        current = start
      }
    }
    return box
  }

  /// Returns the contours as polylines that stay within `tolerance` of the curves.
  ///
  /// A closed contour does not repeat its first point.
  public func flattened(tolerance: Double) -> [(points: [Point], isClosed: Bool)] {
    flattened(tolerance: tolerance, budget: WorkBudget(steps: .max))
  }

  /// Returns the contours as polylines; stops when the budget is spent.
  package func flattened(
    tolerance: Double, budget: WorkBudget
  ) -> [(points: [Point], isClosed: Bool)] {
    var contours: [(points: [Point], isClosed: Bool)] = []
    var points: [Point] = []
    var start = Point.zero
    func finish(closed: Bool) {
      if closed, points.count > 1, points.first == points.last { points.removeLast() }
      if !points.isEmpty { contours.append((points, closed)) }
      points = []
    }
    func begin() { if points.isEmpty { points.append(start) } }
    for element in elements {
      guard budget.spend(WorkBudget.point) else { break }
      switch element {
      case .move(let p):
        finish(closed: false)
        start = p
        points = [p]
      case .line(let p):
        begin()
        points.append(p)
      case .quad(let c, let p):
        begin()
        let curve = QuadraticBezier(points[points.count - 1], c, p)
        let count = curve.segmentCount(tolerance: tolerance)
        guard budget.spend(count, times: WorkBudget.point) else { break }
        for i in 1...count { points.append(curve.point(at: Double(i) / Double(count))) }
      case .cubic(let c1, let c2, let p):
        begin()
        let curve = CubicBezier(points[points.count - 1], c1, c2, p)
        let count = curve.segmentCount(tolerance: tolerance)
        guard budget.spend(count, times: WorkBudget.point) else { break }
        for i in 1...count { points.append(curve.point(at: Double(i) / Double(count))) }
      case .close:
        finish(closed: true)
      }
    }
    finish(closed: false)
    return contours
  }
}
