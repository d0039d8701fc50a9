/// A stroke of an outline between cuts, along which a pen can draw it.
///
/// Two edges connect each pair of cuts: arcs of the outline in opposite directions. Beyond the first and the last cut,
/// an arc between the two points of the cut is the end of the stroke; a ring has no ends.
struct StrokeBetweenCuts: Sendable {
  /// An arc of a contour.
  struct Arc: Sendable {
    var contour: Int
    /// The distance from the contour's start to the arc, in the units of the outline, in the direction of the contour.
    var start: Double
    var length: Double
  }

  /// The time at which the pen reaches each cut.
  let times: [Double]
  /// The edges between each pair of cuts on both sides, in the direction of the cuts.
  private(set) var sides: [(left: MeasuredLine, right: MeasuredLine)] = []
  /// The ends: at the first cut from the right side to the left, at the last cut from the left side to the right.
  private(set) var ends: (first: Path?, last: Path?) = (nil, nil)
  /// The arcs of the outline that belong to the stroke.
  private(set) var arcs: [Arc] = []
  /// Whether the left side runs in the direction of its contour.
  private let isForward: Bool

  /// A place on a contour, by its distance from the contour's start.
  struct Place {
    var contour: Int
    var distance: Double
  }

  /// The time of a cut and its places on both edges.
  typealias Cut = (time: Double, first: Place, second: Place)

  /// The properties of its guide points, besides the cuts.
  let guide: StrokeGuide

  /// - Parameters:
  ///   - cuts: the time of each cut and its places on both edges, in order along the stroke.
  ///   - all: the places of all strokes; an end does not extend beyond any of them.
  /// - Returns: `nil` if no edges connect the cuts.
  init?(
    _ cuts: [Cut], all: [Place], of outline: MeasuredOutline, guide: StrokeGuide = StrokeGuide()
  ) {
    // The edges of a ring are two contours that turn in opposite directions.
    guard cuts.count > 1,
      cuts.allSatisfy({ cut in
        cut.first.contour == cut.second.contour
          || outline.turns[cut.first.contour] != outline.turns[cut.second.contour]
      })
    else { return nil }
    times = cuts.map(\.time)
    self.guide = guide
    let own = cuts.flatMap { [$0.first, $0.second] }
    let lengths = outline.contours.map { $0?.length ?? 0 }
    // Where both directions are possible, as in a ring, use the direction of the outer edge.
    let outer = lengths[cuts[0].first.contour] >= lengths[cuts[0].second.contour]
    for isForward in [outer, !outer] {
      guard let (left, right) = Self.walk(cuts, own, lengths, isForward: isForward) else {
        continue
      }
      self.isForward = isForward
      finish(left, right, all: all, lengths, of: outline)
      return
    }
    return nil
  }

  /// Returns the arcs of both sides between cuts; an arc that runs backwards starts at its end.
  private static func walk(
    _ cuts: [Cut], _ own: [Place], _ lengths: [Double],
    isForward: Bool
  ) -> (left: [Arc], right: [Arc])? {
    var (left, right) = (cuts[0].first, cuts[0].second)
    var arcs: (left: [Arc], right: [Arc]) = ([], [])
    for cut in cuts.dropFirst() {
      let ends = [cut.first, cut.second]
      guard
        let a = arc(from: left, to: ends, among: own, lengths, isForward: isForward),
        let b = arc(
          from: right, to: [ends[1 - a.end]], among: own, lengths, isForward: !isForward)
      else { return nil }
      arcs.left.append(a.arc)
      arcs.right.append(b.arc)
      (left, right) = (ends[a.end], ends[1 - a.end])
    }
    return arcs
  }

  /// Returns the arc to the next place of the stroke.
  /// - Returns: the arc and the index of its end in `ends`; `nil` if the next place is not one of them.
  private static func arc(
    from place: Place, to ends: [Place], among own: [Place], _ lengths: [Double], isForward: Bool
  ) -> (arc: Arc, end: Int)? {
    let whole = lengths[place.contour]
    let nothing = whole * least
    func way(to other: Place) -> Double {
      guard other.contour == place.contour else { return .infinity }
      var way = (other.distance - place.distance) * (isForward ? 1 : -1)
      if way < 0 { way += whole }
      // A ring ends at its start.
      return way <= nothing || whole - way <= nothing ? whole : way
    }
    guard whole > 0, let next = own.map({ way(to: $0) }).min(), next.isFinite,
      let end = ends.indices.first(where: { way(to: ends[$0]) <= next + nothing })
    else { return nil }
    var start = isForward ? place.distance : place.distance - next
    if start < 0 { start += whole }
    return (Arc(contour: place.contour, start: start, length: next), end)
  }

  /// The greatest length of an end, as a multiple of the cut; a longer one belongs to another shape on which the stroke
  /// ends.
  private static let longestEnd = 4.0
  /// Fractions of a contour's length below this count as zero.
  private static let least = 1e-6

  private mutating func finish(
    _ left: [Arc], _ right: [Arc], all: [Place], _ lengths: [Double], of outline: MeasuredOutline
  ) {
    arcs = left + right
    for (a, b) in zip(left, right) {
      let (l, r) = (
        Self.path(a, of: outline, isForward: isForward),
        Self.path(b, of: outline, isForward: !isForward)
      )
      guard let l = MeasuredLine.contours(of: l).first, let r = MeasuredLine.contours(of: r).first
      else { continue }
      sides.append((l, r))
    }
    func begin(_ arc: Arc, _ isForward: Bool) -> Place {
      Place(contour: arc.contour, distance: isForward ? arc.start : arc.start + arc.length)
    }
    func end(_ arc: Arc, _ isForward: Bool) -> Place { begin(arc, !isForward) }
    func cap(from a: Place, to b: Place) -> Path? {
      guard a.contour == b.contour else { return nil }
      let whole = lengths[a.contour]
      func inside(_ place: Place) -> Place {
        Place(
          contour: place.contour, distance: place.distance.truncatingRemainder(dividingBy: whole))
      }
      let (a, b) = isForward ? (inside(a), inside(b)) : (inside(b), inside(a))
      func way(to other: Double) -> Double {
        let way = (other - a.distance).truncatingRemainder(dividingBy: whole)
        return way < 0 ? way + whole : way
      }
      let length = way(to: b.distance)
      let nothing = whole * Self.least
      let isFree = all.allSatisfy { place in
        guard place.contour == a.contour else { return true }
        let own = way(to: place.distance)
        return own <= nothing || own >= length - nothing
      }
      guard isFree, length > nothing,
        let first = outline.contours[a.contour]?.place(at: a.distance).point,
        let second = outline.contours[b.contour]?.place(at: b.distance).point,
        length <= Self.longestEnd * first.distance(to: second)
      else { return nil }
      let arc = Arc(
        contour: a.contour, start: a.distance, length: length)
      arcs.append(arc)
      return Self.path(arc, of: outline, isForward: isForward)
    }
    guard let a = left.first, let b = right.first, let c = left.last, let d = right.last else {
      return
    }
    ends.first = cap(from: begin(b, !isForward), to: begin(a, isForward))
    ends.last = cap(from: end(c, isForward), to: end(d, !isForward))
  }

  private static func path(_ arc: Arc, of outline: MeasuredOutline, isForward: Bool) -> Path {
    guard let contour = outline.contours[arc.contour] else { return Path() }
    let path = contour.arc(from: arc.start, length: arc.length)
    return isForward ? path : path.reversed
  }

  // MARK: Drawing

  /// The length of the pen's path, in the units of the outline.
  var length: Double { sides.reduce(0) { $0 + ($1.left.length + $1.right.length) / 2 } }

  /// The centre lines in the direction of the pen, with their average widths.
  ///
  /// A stroke drawn in both directions has two.
  var centerLines: [(path: Path, width: Double)] {
    var lines: [(points: [Point], width: Double, isRising: Bool)] = []
    for (index, (left, right)) in sides.enumerated() {
      let isRising = times[index] <= times[index + 1]
      if lines.last?.isRising != isRising { lines.append(([], 0, isRising)) }
      for step in 0...Self.steps {
        let part = Double(step) / Double(Self.steps)
        let (a, b) = (
          left.place(at: part * left.length).point, right.place(at: part * right.length).point
        )
        let middle = a.interpolated(to: b, 0.5)
        lines[lines.count - 1].width += a.distance(to: b)
        lines[lines.count - 1].points.append(middle)
      }
    }
    return lines.map { line in
      var path = Path()
      for point in line.isRising ? line.points : line.points.reversed()
      where path.currentPoint != point {
        if path.isEmpty { path.move(to: point) } else { path.line(to: point) }
      }
      return (path, line.width / Double(line.points.count))
    }
  }

  /// The number of straight pieces of a centre line between two cuts.
  private static let steps = 32

  /// Returns the part of the stroke drawn between two times; it turns like the outline.
  func drawn(_ part: ClosedRange<Double>) -> Path {
    var path = Path()
    for stretch in stretches(part) {
      let shape = shape(stretch)
      path.append(isForward ? shape : shape.reversed)
    }
    return path
  }

  /// Returns the stretches drawn between two times, as indices of cuts with fractions between them.
  private func stretches(_ part: ClosedRange<Double>) -> [ClosedRange<Double>] {
    let (from, to) = (part.lowerBound, part.upperBound)
    var stretches: [ClosedRange<Double>] = []
    for index in sides.indices {
      let (a, b) = (times[index], times[index + 1])
      var (low, high) = (0.0, 1.0)
      if a == b {
        guard from <= a, a <= to else { continue }
      } else {
        let ends = [(from - a) / (b - a), (to - a) / (b - a)].sorted()
        (low, high) = (max(ends[0], 0), min(ends[1], 1))
        guard high > low else { continue }
      }
      let next = Double(index) + low...Double(index) + high
      if let last = stretches.last, last.upperBound >= next.lowerBound {
        stretches[stretches.count - 1] = last.lowerBound...next.upperBound
      } else {
        stretches.append(next)
      }
    }
    return stretches
  }

  /// Returns the shape of a stretch.
  private func shape(_ stretch: ClosedRange<Double>) -> Path {
    var (left, right) = ([Path](), [Path]())
    var length = 0.0
    for index in sides.indices {
      let from = max(stretch.lowerBound - Double(index), 0)
      let to = min(stretch.upperBound - Double(index), 1)
      guard to > from else { continue }
      let (l, r) = sides[index]
      left.append(l.part(from: from * l.length, to: to * l.length))
      right.append(r.part(from: from * r.length, to: to * r.length))
      length += (to - from) * (l.length + r.length) / 2
    }
    guard let l0 = left.first?.start, let r0 = right.first?.start,
      let l1 = left.last?.currentPoint, let r1 = right.last?.currentPoint
    else { return Path() }
    let isWhole = (
      first: stretch.lowerBound <= 0, last: stretch.upperBound >= Double(sides.count)
    )
    var path = Path()
    path.move(to: l0)
    for part in left { path.goOn(along: part) }
    let ahead = (left.last?.endDirection ?? .zero) + (right.last?.endDirection ?? .zero)
    let back =
      (left.first?.reversed.endDirection ?? .zero) + (right.first?.reversed.endDirection ?? .zero)
    path.goOn(along: (isWhole.last ? ends.last : nil) ?? end(from: l1, to: r1, towards: ahead))
    for part in right.reversed() { path.goOn(along: part.reversed) }
    path.goOn(along: (isWhole.first ? ends.first : nil) ?? end(from: r0, to: l0, towards: back))
    path.close()
    // A pen that has just started draws a dot smaller than its width.
    let width = l0.distance(to: r0)
    guard length < width / 2, width > 0 else { return path }
    let middle = l0.interpolated(to: r0, 0.5).interpolated(to: l1.interpolated(to: r1, 0.5), 0.5)
    return path.transformed(by: .scale(length / (width / 2), about: middle))
  }

  /// Returns the end at the position of the pen: a half circle, or a straight line if the stroke's own ends are
  /// straight.
  private func end(from a: Point, to b: Point, towards direction: Vector) -> Path {
    var path = Path()
    path.move(to: a)
    guard hasRoundEnds else {
      path.line(to: b)
      return path
    }
    let across = (b - a) * 0.5
    let aside = across.perpendicular
    let ahead = aside.dot(direction) < 0 ? -aside : aside
    let middle = a + across
    let top = middle + ahead
    let k = Path.quarterArc
    path.cubic(a + ahead * k, top - across * k, to: top)
    path.cubic(top + across * k, b + ahead * k, to: b)
    return path
  }

  /// Whether the end at the pen extends beyond a straight line, as set by the guide points, or else as the stroke's
  /// own ends do.
  ///
  /// True for a stroke whose ends are unknown.
  var hasRoundEnds: Bool {
    if let cap = guide.cap { return cap == .round }
    let known = [ends.first, ends.last].compactMap { $0 }
    return known.isEmpty
      || known.contains { end in
        guard let a = end.start, let b = end.currentPoint else { return false }
        return end.length > Self.straight * a.distance(to: b)
      }
  }

  /// The least ratio of a round end's length to that of a straight line; a half circle has π / 2.
  private static let straight = 1.3
}

extension Path {
  /// The start point.
  fileprivate var start: Point? {
    if case .move(let point)? = elements.first { point } else { nil }
  }

  /// The unit direction at the end of a path of lines and curves.
  fileprivate var endDirection: Vector {
    let points = elements.suffix(2).flatMap(\.points)
    guard let end = points.last else { return .zero }
    let before = points.dropLast().last { $0.distance(to: end) > 1e-9 }
    return before.flatMap { (end - $0).normalized } ?? .zero
  }

  /// Continues with a straight line to the start of another path, and then along it.
  fileprivate mutating func goOn(along other: Path) {
    for element in other.elements {
      if case .move(let point) = element {
        if let pen = currentPoint, pen.distance(to: point) > 1e-9 { line(to: point) }
      } else {
        append(Path([element]))
      }
    }
  }
}
