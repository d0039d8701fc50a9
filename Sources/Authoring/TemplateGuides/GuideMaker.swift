internal import SymtextGraphics
internal import SymtextSupport
internal import SymtextSymbols

/// Sets guide points across the strokes of an outline.
///
/// A guide point is a spot in a stroke; its cut is the shortest chord through the spot. Template units, y down.
package struct GuideMaker {
  /// A cut by its places on the outline.
  typealias Cut = (first: ContourPlace, second: ContourPlace)

  private let path: Path
  private let outline: MeasuredOutline
  private let polygons: [[Point]]

  /// The flattening tolerance, in template units.
  private static let tolerance = 0.02
  /// The number of directions in which the shortest chord is looked for.
  private static let directions = 180
  /// The greatest distance of a cut's end from the outline, in template units.
  private static let nearness = 0.6
  /// The greatest distance from the middle of the stroke of a guide point that counts as the middle, as a fraction.
  private static let middle = 0.02

  /// - Throws: ``GuideError`` for a path without an outline.
  init(_ path: Path) throws(GuideError) {
    try Self.check(points: path.elements.count)
    self.path = path
    outline = MeasuredOutline(path)
    polygons = path.flattened(tolerance: Self.tolerance).map(\.points).filter { $0.count > 2 }
    guard !polygons.isEmpty else {
      throw GuideError("the path is empty; it has no place for guides")
    }
  }

  /// The most points of a path in which guide points are set: each is looked at for every direction of a chord.
  package static let mostPoints = 20_000

  /// - Throws: ``GuideError`` for a path with too many points.
  package static func check(points: Int) throws(GuideError) {
    guard points <= mostPoints else {
      throw GuideError(
        "the path has \(points) points; guides are set in paths of up to \(mostPoints)")
    }
  }

  // MARK: Places

  /// The width of a stroke that has the area and the edges of the outline.
  private var width: Double {
    let area = abs(polygons.reduce(0) { $0 + Polygon.doubledArea($1) } / 2)
    let edges = path.length
    guard edges > 0 else { return 0 }
    if isRing { return 2 * area / edges }
    let rest = edges * edges / 4 - 4 * area
    return rest > 0 ? (edges / 2 - rest.squareRoot()) / 2 : edges / 4
  }

  /// Whether the outline is a closed line: a contour with a hole.
  private var isRing: Bool {
    guard polygons.count == 2 else { return false }
    let areas = polygons.map { Polygon.doubledArea($0) }
    let outer = abs(areas[0]) >= abs(areas[1]) ? 0 : 1
    return areas[0] * areas[1] < 0 && Polygon.contains(polygons[outer], polygons[1 - outer][0])
  }

  private func isInside(_ point: Point) -> Bool {
    polygons.reduce(0) { $0 + Polygon.winding($1, point) } != 0
  }

  private func point(_ spot: GuideSpot) throws(GuideError) -> Point {
    switch spot {
    case .edge(let edge):
      let direction = edge.direction
      func height(_ point: Point) -> Double { (point - .zero).dot(direction) }
      let points = polygons.joined()
      guard let top = points.map({ height($0) }).max() else { return .zero }
      // The middle of a straight end.
      let ties = points.filter { height($0) >= top - width / 50 }
      let sum = ties.reduce(Vector.zero) { $0 + ($1 - .zero) }
      let outermost = Point.zero + sum * (1 / Double(max(ties.count, 1)))
      let inner = outermost - direction * (width / 2)
      guard isInside(inner) else {
        throw GuideError(
          "no stroke lies at the \(edge.rawValue) of the path; give a place in the stroke, as 20,50 for 20 % from the left and 50 % from the top"
        )
      }
      return inner
    case .share(let x, let y):
      let box = path.bounds ?? Rect(.zero)
      let point = Point(box.minX + x * box.width, box.minY + y * box.height)
      guard isInside(point) else {
        throw GuideError(
          "\(Self.percent(x)),\(Self.percent(y)) lies beside the ink of the path; give a place in a stroke"
        )
      }
      return point
    }
  }

  private static func percent(_ share: Double) -> String {
    let tenths = (share * 1000).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }

  /// Returns the shortest chord through a point inside.
  private func cut(through point: Point) throws(GuideError) -> Cut {
    var best: (length: Double, first: Point, second: Point)?
    for step in 0..<Self.directions {
      let angle = Double.pi * Double(step) / Double(Self.directions)
      let way = Vector(cos(angle), sin(angle))
      guard let a = hit(from: point, way), let b = hit(from: point, -way) else { continue }
      if a + b < (best?.length ?? .infinity) - 1e-9 {
        best = (a + b, point + way * a, point - way * b)
      }
    }
    guard let best, let first = outline.nearest(to: best.first)?.place,
      let second = outline.nearest(to: best.second)?.place
    else { throw GuideError("no edges lie beside a guide point; give a place in a stroke") }
    return (first, second)
  }

  /// The distance from a point to the first edge in a direction.
  private func hit(from point: Point, _ way: Vector) -> Double? {
    var nearest: Double?
    for polygon in polygons {
      guard var a = polygon.last else { continue }
      for b in polygon {
        defer { a = b }
        let edge = b - a
        let cross = way.cross(edge)
        guard abs(cross) > 1e-12 else { continue }
        let along = (a - point).cross(edge) / cross
        let across = (a - point).cross(way) / cross
        guard along > 1e-9, (0...1).contains(across) else { continue }
        nearest = min(nearest ?? .infinity, along)
      }
    }
    return nearest
  }

  // MARK: Strokes

  /// The cuts of a new stroke, and its ends that are elsewhere than asked.
  struct NewStroke {
    var cuts: [Cut]
    /// Where the stroke begins and ends instead, as a place in percent; `nil` as asked.
    var start, end: String?
  }

  /// Returns the cuts of a new stroke.
  ///
  /// The guide follows one stroke: it begins and ends where a branch begins, such as the head of an arrow, if the place
  /// asked for lies in that.
  /// - Parameters:
  ///   - start: the first guide point; `nil` for the left or top end, or the top of a ring.
  ///   - end: the last guide point; `nil` for the opposite end.
  func stroke(
    start: GuideSpot?, through: [GuideSpot], end: GuideSpot?
  ) throws(GuideError) -> NewStroke {
    let box = path.bounds ?? Rect(.zero)
    if isRing, end == nil, through.isEmpty {
      return NewStroke(cuts: try ring(from: start ?? .edge(.top)))
    }
    let (near, far): (GuideEdge, GuideEdge) =
      box.width >= box.height ? (.left, .right) : (.top, .bottom)
    let first = start ?? (end == .edge(near) ? .edge(far) : .edge(near))
    let last = end ?? (first == .edge(far) ? .edge(near) : .edge(far))
    var cuts: [Cut] = []
    for spot in [first] + through + [last] { cuts.append(try cut(through: point(spot))) }
    return withoutBranches(NewStroke(cuts: cuts))
  }

  /// Returns a stroke whose ends are no branches.
  private func withoutBranches(_ stroke: NewStroke) -> NewStroke {
    var stroke = stroke
    let cuts = strokeCuts(stroke.cuts, stroke.cuts.map { _ in 0 })
    guard cuts.count == stroke.cuts.count, cuts.count > 1 else { return stroke }
    let last = cuts.count - 1
    var start = outline.cutBeforeBranch(from: cuts[1], to: cuts[0])
    var end = outline.cutBeforeBranch(from: cuts[last - 1], to: cuts[last])
    if start == nil, end == nil, last == 1 {
      // Both ends may lie in branches, as those of an arrow with two heads.
      let middle = Self.middle(cuts[0]).interpolated(to: Self.middle(cuts[1]), 0.5)
      if isInside(middle), let place = try? cut(through: middle),
        let between = strokeCuts([place], [0]).first
      {
        start = outline.cutBeforeBranch(from: between, to: cuts[0])
        end = outline.cutBeforeBranch(from: between, to: cuts[1])
      }
    }
    if let start, let cut = self.cut(start) {
      stroke.cuts[0] = cut
      stroke.start = spot(start)
    }
    if let end, let cut = self.cut(end) {
      stroke.cuts[last] = cut
      stroke.end = spot(end)
    }
    return stroke
  }

  private static func middle(_ cut: StrokeCut) -> Point {
    cut.first.interpolated(to: cut.second, 0.5)
  }

  private func cut(_ cut: StrokeCut) -> Cut? {
    guard let first = outline.nearest(to: cut.first)?.place,
      let second = outline.nearest(to: cut.second)?.place
    else { return nil }
    return (first, second)
  }

  /// The place of a cut as options take it.
  private func spot(_ cut: StrokeCut) -> String {
    let box = path.bounds ?? Rect(.zero)
    let point = Self.middle(cut)
    func percent(_ part: Double, _ length: Double) -> String {
      length > 0 ? "\(Int((100 * part / length).rounded()))" : "0"
    }
    return percent(point.x - box.minX, box.width) + "," + percent(point.y - box.minY, box.height)
  }

  /// Returns the cuts of a ring, at each quarter of its outer edge, clockwise.
  private func ring(from spot: GuideSpot) throws(GuideError) -> [Cut] {
    let start = try cut(through: point(spot))
    guard start.first.contour != start.second.contour else {
      throw GuideError("the path is no ring at its start; give an end, too")
    }
    let areas = path.contours.map { abs($0.area) }
    let isFirst = areas[start.first.contour] >= areas[start.second.contour]
    let (outer, inner) = isFirst ? (start.first, start.second) : (start.second, start.first)
    let way = outline.turns(outer.contour) ? 0.25 : -0.25
    var cuts: [Cut] = [(outer, inner)]
    for quarter in 1...3 {
      var share = (outer.share + way * Double(quarter)).truncatingRemainder(dividingBy: 1)
      if share < 0 { share += 1 }
      let place = ContourPlace(contour: outer.contour, share: share)
      guard let point = outline.point(at: place),
        let other = outline.nearest(to: point, on: inner.contour)
      else { throw GuideError("the path is no ring; give a start and an end") }
      cuts.append((place, other))
    }
    cuts.append((outer, inner))
    return cuts
  }

  /// Returns the times at which a pen reaches the cuts of a stroke, and the cuts, with one at the middle for a stroke
  /// that is drawn both ways.
  func timed(
    _ cuts: [Cut], _ direction: GuideDirection
  ) throws(GuideError) -> (cuts: [Cut], times: [Double], added: Int?) {
    let shares = try shares(cuts)
    switch direction {
    case .forward: return (cuts, shares, nil)
    case .backward: return (cuts, shares.map { 1 - $0 }, nil)
    case .both: break
    }
    guard let first = cuts.first, let last = cuts.last,
      first.first.contour != last.first.contour || first.first.share != last.first.share
    else {
      throw GuideError("a closed line is drawn in one direction; choose forward or backward")
    }
    if let origin = shares.first(where: { abs($0 - 0.5) <= Self.middle }) {
      return (cuts, shares.map { Self.time($0, from: origin) }, nil)
    }
    let place = (shares.firstIndex { $0 > 0.5 } ?? shares.count - 1)
    let own = strokeCuts(cuts, shares)
    guard let outlineOfCuts = CutOutline(path, strokes: [own], tolerance: Self.nearness),
      let line = outlineOfCuts.centerLines.first.flatMap({ PenLine($0.path) })
    else { throw Self.unconnected }
    let middle = line.place(at: 0.5).point
    guard isInside(middle) else { throw Self.unconnected }
    var all = cuts
    all.insert(try cut(through: middle), at: place)
    let again = try self.shares(all)
    return (all, again.map { Self.time($0, from: again[place]) }, place)
  }

  private static func time(_ share: Double, from origin: Double) -> Double {
    share < origin ? (origin - share) / origin : (share - origin) / (1 - origin)
  }

  /// Returns the places of the cuts as fractions of the stroke's length.
  private func shares(_ cuts: [Cut]) throws(GuideError) -> [Double] {
    let own = strokeCuts(cuts, cuts.map { _ in 0 })
    guard own.count == cuts.count, cuts.count > 1 else { throw Self.unconnected }
    var lengths = [0.0]
    for (number, (from, to)) in zip(own, own.dropFirst()).enumerated() {
      guard let length = outline.edgeLength(from: from, to: to), length > 0 else {
        throw GuideError(
          "no edges lead from guide point \(number + 1) to \(number + 2); a stroke has an edge on both sides, so give places in one stroke, and more of them at crossings"
        )
      }
      lengths.append((lengths.last ?? 0) + length)
    }
    let whole = lengths.last ?? 0
    guard whole > 0, CutOutline(path, strokes: [own], tolerance: Self.nearness) != nil else {
      throw Self.unconnected
    }
    return lengths.map { $0 / whole }
  }

  private static let unconnected = GuideError(
    "the guide points do not lie on one stroke; give places in one stroke, in order along it")

  private func strokeCuts(_ cuts: [Cut], _ times: [Double]) -> [StrokeCut] {
    zip(cuts, times).compactMap { cut, time in
      outline.point(at: cut.first).flatMap { first in
        outline.point(at: cut.second).map { StrokeCut(time: time, first: first, second: $0) }
      }
    }
  }

  /// Returns the corresponding cut of another variant.
  func cut(like cut: Cut, of other: GuideMaker) throws(GuideError) -> Cut {
    guard let first = outline.place(like: cut.first, of: other.outline),
      let second = outline.place(like: cut.second, of: other.outline)
    else {
      throw GuideError("the variants of the path differ in their contours; see `template check`")
    }
    return (first, second)
  }
}
