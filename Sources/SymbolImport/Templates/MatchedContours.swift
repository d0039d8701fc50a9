internal import SymtextFontGlyphs
internal import SymtextGraphics

/// Gives drawings of one shape with different commands the same structure, without changing their appearance.
///
/// Contours are paired by direction, place and size. They start at corresponding corners, and are cut wherever one of
/// them has a corner, at the same fraction of their lengths. The quality of interpolation depends on how well these
/// lengths correspond.
enum MatchedContours {
  /// The maximal number of curves of a contour.
  private static let mostCurves = 2000
  /// Corners closer than this fraction of the length are merged.
  private static let nearest = 0.003

  /// - Parameters:
  ///   - paths: One path for each drawing.
  ///   - model: The index of the drawing with which the others are compared.
  ///   - budget: The limit of work.
  /// - Returns: `nil` if the contours cannot be paired or the budget is spent.
  static func agreeing(_ paths: [Path], model: Int, budget: WorkBudget) -> [Path]? {
    let drawings = paths.map { $0.contours.compactMap { MatchedContour($0) } }
    guard drawings.indices.contains(model) else { return nil }
    let count = drawings[model].count
    guard count > 0, drawings.allSatisfy({ $0.count == count }) else { return nil }
    guard zip(paths, drawings).allSatisfy({ $0.contours.count == $1.count }) else { return nil }
    var results = paths.map { _ in Path() }
    var rests = drawings
    for contour in drawings[model] {
      var together: [MatchedContour] = []
      for place in rests.indices {
        guard budget.spend(rests[place].count), let index = contour.nearest(in: rests[place])
        else { return nil }
        // The comparison tries each start; finding a place on the contour visits all starts.
        let starts = rests[place][index].starts.count + contour.starts.count
        guard budget.spend(starts, times: MatchedContour.samples * starts) else { return nil }
        together.append(rests[place].remove(at: index).begun(like: contour))
      }
      guard let cut = cut(together) else { return nil }
      for (place, path) in cut.enumerated() { results[place].append(path) }
    }
    return results
  }

  /// Cuts contours wherever one of them has a corner.
  private static func cut(_ contours: [MatchedContour]) -> [Path]? {
    let corners = contours.enumerated().flatMap { place, contour in
      contour.starts.dropFirst().map { (part: $0, place: place) }
    }.sorted { ($0.part, $0.place) < ($1.part, $1.place) }
    var stops: [(parts: [Int: Double], first: Double)] = []
    for corner in corners {
      if let last = stops.last, corner.part - last.first < nearest,
        last.parts[corner.place] == nil
      {
        stops[stops.count - 1].parts[corner.place] = corner.part
      } else {
        stops.append(([corner.place: corner.part], corner.part))
      }
    }
    guard stops.count < mostCurves else { return nil }
    return contours.enumerated().map { place, contour in
      contour.path(
        cutAt: stops.map { stop in
          stop.parts[place] ?? stop.parts.values.reduce(0, +) / Double(stop.parts.count)
        })
    }
  }
}

/// A closed contour of cubic curves, with lengths along it.
struct MatchedContour {
  private var curves: [CubicBezier]
  private var lengths: [Double]
  /// The starts of the curves, as fractions of the whole length.
  private(set) var starts: [Double]
  private let area: Double
  private let box: Rect

  /// - Returns: `nil` for a contour without length.
  init?(_ contour: Path) {
    var curves: [CubicBezier] = []
    var pen = Point.zero
    var start = Point.zero
    for element in contour.elements {
      switch element.cubic(from: pen) {
      case .move(let p):
        start = p
        pen = p
      case .cubic(let a, let b, let p):
        curves.append(CubicBezier(pen, a, b, p))
        pen = p
      default: break
      }
    }
    if pen.distance(to: start) > 1e-9,
      case .cubic(let a, let b, let p) = Path.Element.line(start).cubic(from: pen)
    {
      curves.append(CubicBezier(pen, a, b, p))
    }
    guard let box = contour.bounds else { return nil }
    self.init(curves, area: contour.area, box: box)
  }

  private init?(_ curves: [CubicBezier], area: Double, box: Rect) {
    let lengths = curves.map { Self.length($0) }
    let long = zip(curves, lengths).filter { $0.1 > 1e-9 }
    let whole = long.reduce(0) { $0 + $1.1 }
    guard whole > 0 else { return nil }
    self.curves = long.map(\.0)
    self.lengths = long.map(\.1)
    self.area = area
    self.box = box
    starts = []
    var sum = 0.0
    for length in self.lengths {
      starts.append(sum / whole)
      sum += length
    }
  }

  /// The number of places at which contours are compared.
  static let samples = 16

  private static func length(_ curve: CubicBezier) -> Double {
    (0..<samples).reduce(0) { sum, step in
      sum
        + curve.point(at: Double(step) / Double(samples)).distance(
          to: curve.point(at: Double(step + 1) / Double(samples)))
    }
  }

  /// Returns the index of the contour with the same direction and the most similar place and size.
  func nearest(in others: [MatchedContour]) -> Int? {
    others.indices.filter { others[$0].area * area > 0 }
      .min { distance(to: others[$0]) < distance(to: others[$1]) }
  }

  private func distance(to other: MatchedContour) -> Double {
    abs(box.minX - other.box.minX) + abs(box.maxX - other.box.maxX)
      + abs(box.minY - other.box.minY) + abs(box.maxY - other.box.maxY)
  }

  /// Returns the contour rotated to start at the corner from which it is most similar to another.
  func begun(like model: MatchedContour) -> MatchedContour {
    let parts = (0..<Self.samples).map { Double($0) / Double(Self.samples) }
    let wanted = parts.map { model.normalized(model.point(at: $0)) }
    func cost(_ start: Double) -> Double {
      zip(parts, wanted).reduce(0) { sum, pair in
        let part = (start + pair.0).truncatingRemainder(dividingBy: 1)
        return sum + normalized(point(at: part)).distance(to: pair.1)
      }
    }
    let costs = starts.map(cost)
    guard let best = costs.indices.min(by: { costs[$0] < costs[$1] }), best != 0 else {
      return self
    }
    return MatchedContour(Array(curves[best...] + curves[..<best]), area: area, box: box) ?? self
  }

  private func normalized(_ point: Point) -> Point {
    Point(
      (point.x - box.minX) / max(box.width, 1e-9), (point.y - box.minY) / max(box.height, 1e-9))
  }

  /// Returns the curve at a fraction of the length, and the parameter on it.
  private func place(of part: Double) -> (curve: Int, t: Double) {
    let curve = max((starts.firstIndex { $0 > part } ?? starts.count) - 1, 0)
    let end = curve + 1 < starts.count ? starts[curve + 1] : 1
    let wanted = (part - starts[curve]) / (end - starts[curve]) * lengths[curve]
    var sum = 0.0
    for step in 0..<Self.samples {
      let (from, to) = (Double(step) / 16, Double(step + 1) / 16)
      let length = curves[curve].point(at: from).distance(to: curves[curve].point(at: to))
      if sum + length >= wanted {
        return (curve, from + (length > 0 ? (wanted - sum) / length : 0) / 16)
      }
      sum += length
    }
    return (curve, 1)
  }

  private func point(at part: Double) -> Point {
    let (curve, t) = place(of: part)
    return curves[curve].point(at: t)
  }

  /// Returns the contour with one curve between each two stops.
  ///
  /// The stops include all corners of the contour.
  func path(cutAt stops: [Double]) -> Path {
    var path = Path()
    path.move(to: curves[0].start)
    var curve = 0
    var from = 0.0
    for stop in stops {
      var (next, t) = place(of: stop)
      // The corner at the start of a curve ends the previous one.
      if let corner = starts.firstIndex(of: stop), corner > 0 { (next, t) = (corner - 1, 1) }
      let part =
        next == curve && t > from
        ? curves[curve].part(from: from, to: t)
        : CubicBezier(
          curves[curve].point(at: from), curves[curve].point(at: from),
          curves[curve].point(at: from), curves[curve].point(at: from))
      path.cubic(part.control1, part.control2, to: part.end)
      if next == curve { from = max(from, t) }
      if from >= 1, curve + 1 < curves.count { (curve, from) = (curve + 1, 0) }
    }
    let last = curves[curve].part(from: from, to: 1)
    path.cubic(last.control1, last.control2, to: last.end)
    path.close()
    return path
  }
}
