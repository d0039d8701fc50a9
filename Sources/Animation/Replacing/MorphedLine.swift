internal import SymtextSymbolText
internal import SymtextGraphics

/// A line or contour that becomes another one.
struct MorphedLine: Sendable {
  let from: Path
  let to: Path
  /// Half the widths of the pen; `nil` for a filled contour.
  let widths: (from: Double, to: Double)?
  let style: StrokeStyle
  /// The part of the way in which it grows or vanishes; all of it for other lines.
  private(set) var change = 0.0...1.0

  /// The points of a line whose two forms have different numbers of curves.
  private static let count = 48
  /// The longest miter at a point, in widths; sharper corners are bevelled.
  private static let mostMiter = 1.1

  /// Joins two drawings of equally many lines and curves.
  /// - Returns: `nil` if their structures differ.
  init?(alike a: MorphShape, _ b: MorphShape) {
    guard a.path.elements.count == b.path.elements.count,
      zip(a.path.elements, b.path.elements).allSatisfy({ $0.isLike($1) }),
      (a.halfWidth == nil) == (b.halfWidth == nil)
    else { return nil }
    guard Self.isDrawnAlike(a.path, b.path) else { return nil }
    (from, to) = (
      a.path, a.path.isNearer(to: b.path.reversed, than: b.path) ? b.path.reversed : b.path
    )
    widths = a.halfWidth.flatMap { first in b.halfWidth.map { (first, $0) } }
    style = b.style
  }

  /// Joins two drawings of the same structure from their starts.
  init(inOrder a: MorphShape, _ b: MorphShape) {
    (from, to) = (a.path, b.path)
    widths = a.halfWidth.flatMap { first in b.halfWidth.map { (first, $0) } }
    style = b.style
  }

  /// The sum of the ways of its points.
  var way: Double {
    zip(from.elements.flatMap(\.points), to.elements.flatMap(\.points))
      .reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }

  /// Whether the ink of two lines of a pen touches all the way.
  static func touch(_ a: MorphedLine, _ b: MorphedLine) -> Bool {
    func points(_ line: MorphedLine, _ share: Double) -> [Point] {
      let path = line.from.mixed(with: line.to, share)
      guard let way = PenLine(path) else { return path.elements.flatMap(\.points) }
      return (0...count).map { way.place(at: Double($0) / Double(count)).point }
    }
    return stride(from: 0, through: 1, by: 0.125).allSatisfy { share in
      let width = [a, b].reduce(0) { sum, line in
        sum + (line.widths.map { $0.from + ($0.to - $0.from) * share } ?? 0)
      }
      let others = points(b, share)
      return points(a, share).contains { point in
        others.contains { $0.distance(to: point) < 0.75 * width }
      }
    }
  }

  /// Whether corresponding points of two drawings are hardly farther apart than those that suit best.
  ///
  /// Otherwise one drawing runs the other way, or begins elsewhere.
  private static func isDrawnAlike(_ a: Path, _ b: Path) -> Bool {
    let ways = zip(a.elements.flatMap(\.points), b.elements.flatMap(\.points)).map {
      $0.distance(to: $1)
    }
    let mean = ways.reduce(0, +) / Double(max(ways.count, 1))
    guard let first = EvenLine(a, count), let second = EvenLine(b, count) else { return true }
    return mean <= 1.6 * first.distance(to: second) + 0.05 * (b.bounds?.height ?? 0)
  }

  /// Joins any two lines, or any two contours.
  /// - Returns: `nil` if one is a line and the other a contour, or either has no length.
  init?(_ a: MorphShape, _ b: MorphShape) {
    if let same = MorphedLine(alike: a, b) {
      self = same
      return
    }
    guard (a.halfWidth == nil) == (b.halfWidth == nil), let first = EvenLine(a.path, Self.count),
      let second = EvenLine(b.path, Self.count)
    else { return nil }
    var (one, other) = Self.points(a.path, first, b.path, second)
    // A hole stays a hole: even lines run clockwise.
    if a.halfWidth == nil {
      guard (a.path.area < 0) == (b.path.area < 0) else { return nil }
      if b.path.area < 0 { (one, other) = (one.reversed(), other.reversed()) }
    }
    let isClosed = first.isClosed && second.isClosed
    (from, to) = (Path(points: one, isClosed: isClosed), Path(points: other, isClosed: isClosed))
    widths = a.halfWidth.flatMap { first in b.halfWidth.map { (first, $0) } }
    var style = b.style
    // Points on a curve need no round joins, which would make outlines long.
    (style.join, style.miterLimit) = (.miter, Self.mostMiter)
    self.style = style
  }

  /// Returns the points of two lines that belong together.
  private static func points(
    _ a: Path, _ first: EvenLine, _ b: Path, _ second: EvenLine
  ) -> (one: [Point], other: [Point]) {
    if first.isClosed, !second.isClosed, let pair = EvenLine.opened(a, like: b, count) {
      return (pair.closed, pair.open)
    }
    if second.isClosed, !first.isClosed, let pair = EvenLine.opened(b, like: a, count) {
      return (pair.open, pair.closed)
    }
    let pair = first.paired(with: second)
    return (pair.own, pair.others)
  }

  /// A line that grows out of its middle, or vanishes in it.
  init?(_ shape: MorphShape, grows: Bool) {
    guard let middle = shape.path.bounds?.middle else { return nil }
    let point = shape.path.transformed(by: .scale(0, about: middle))
    (from, to) = grows ? (point, shape.path) : (shape.path, point)
    // A vanishing line is gone before another one comes.
    change = grows ? 0.5...1 : 0...0.5
    widths = shape.halfWidth.map { grows ? (0, $0) : ($0, 0) }
    style = shape.style
  }

  /// Returns the outline.
  /// - Parameters:
  ///   - share: the way from the first form to the second, 0 to 1.
  ///   - lift: the vector by which the line is lifted beyond its start.
  func outline(at share: Double, lift: Vector) -> Path {
    let share = min(
      max((share - change.lowerBound) / (change.upperBound - change.lowerBound), 0), 1)
    var path = from.mixed(with: to, share)
    if lift != .zero { path = path.lifted(by: lift) }
    guard let widths else { return path }
    let half = widths.from + (widths.to - widths.from) * share
    guard half > 0 else { return Path() }
    return Stroker(
      maximumHalfWidth: half, tolerance: Self.tolerance * half, dotRadius: (base: half, factor: 0)
    ).outline(of: [Stroker.Stroke(path, style: style)]).path(halfWidth: half)
  }

  /// Returns the first form lifted by a vector.
  func lifted(by lift: Vector) -> Path { from.lifted(by: lift) }

  /// The largest error of an outline, as a fraction of half the pen's width.
  private static let tolerance = 0.02
}

extension Path.Element {
  /// Whether both are of the same kind.
  fileprivate func isLike(_ other: Self) -> Bool {
    switch (self, other) {
    case (.move, .move), (.line, .line), (.quad, .quad), (.cubic, .cubic), (.close, .close): true
    default: false
    }
  }
}

extension Path {
  /// Whether the ends of an open line are nearer to those of one line than to those of another.
  fileprivate func isNearer(to other: Path, than usual: Path) -> Bool {
    func ends(_ path: Path) -> (Point, Point)? {
      guard let start = path.elements.first?.points.first,
        let end = path.elements.last?.points.last, path.elements.last != .close
      else { return nil }
      return (start, end)
    }
    guard let own = ends(self), let a = ends(other), let b = ends(usual) else { return false }
    func way(_ ends: (Point, Point)) -> Double {
      own.0.distance(to: ends.0) + own.1.distance(to: ends.1)
    }
    return way(a) < way(b) - 1e-6 && other.elements.count == elements.count
      && zip(elements, other.elements).allSatisfy { $0.isLike($1) }
  }

  fileprivate init(points: [Point], isClosed: Bool) {
    self.init()
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { line(to: point) }
    }
    if isClosed { close() }
  }

  /// Returns the path between this one and another of the same structure.
  fileprivate func mixed(with other: Path, _ share: Double) -> Path {
    func mix(_ a: Point, _ b: Point) -> Point { a + (b - a) * share }
    return Path(
      zip(elements, other.elements).map { a, b in
        switch (a, b) {
        case (.move(let p), .move(let q)): .move(mix(p, q))
        case (.line(let p), .line(let q)): .line(mix(p, q))
        case (.quad(let c, let p), .quad(let d, let q)): .quad(mix(c, d), mix(p, q))
        case (.cubic(let c, let d, let p), .cubic(let e, let f, let q)):
          .cubic(mix(c, e), mix(d, f), mix(p, q))
        default: a
        }
      })
  }

  /// Returns the path with all points but the first lifted; points of the first quarter less.
  fileprivate func lifted(by lift: Vector) -> Path {
    let count = Double(Swift.max(elements.count - 1, 1))
    return Path(
      elements.enumerated().map { index, element in
        let way = lift * Swift.min(Double(index) / count * 4, 1)
        return switch element {
        case .move(let p): .move(p + way)
        case .line(let p): .line(p + way)
        case .quad(let c, let p): .quad(c + way, p + way)
        case .cubic(let c, let d, let p): .cubic(c + way, d + way, p + way)
        case .close: .close
        }
      })
  }
}
