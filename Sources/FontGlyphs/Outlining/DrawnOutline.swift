internal import SymtextSymbols
internal import SymtextGraphics
internal import SymtextOpenType

/// Outlines drawn at several weights, at one scale, as quadratics of one structure.
///
/// Curves are split at the same parameters in all weights, and the control points of the quadratics depend linearly on
/// those of the curves. Interpolating the quadratics is therefore equivalent to interpolating the curves first.
package struct DrawnOutline: Sendable {
  /// The weights of the outline, by their place on the axis: Ultralight, Regular and Black, and others that are not
  /// linear interpolations of these.
  let weights: [SymbolWeight]
  /// The contours at each weight.
  private var masters: [[[Point]]]
  private var isOnCurve: [[Bool]]

  /// The largest number of quadratics for one curve.
  private static let mostPieces = 32.0

  /// - Parameters:
  ///   - symbol: The name for errors.
  ///   - tolerance: The largest deviation of quadratics from the curves, in units of the drawing.
  /// - Throws: ``FontError`` with the weight, contour and element where masters differ in structure.
  init(
    _ outlines: MasterOutlines, scale: SymbolScale, symbol: String, tolerance: Double
  ) throws(FontError) {
    let place = "\(symbol), \(scale.rawValue) scale"
    let paths = outlines.paths[scale] ?? [:]
    var contours: [SymbolWeight: [Path]] = [:]
    for weight in SymbolWeight.allCases {
      if let path = paths[weight] { contours[weight] = path.contours }
    }
    for weight in WeightLaw.masters where contours[weight] == nil {
      throw FontError("\(place): there are no outlines at \(weight.rawValue)")
    }
    let regular = contours[.regular] ?? []
    for weight in SymbolWeight.allCases {
      if let other = contours[weight] {
        try Self.compare(other, at: weight, with: regular, place: place)
      }
    }
    weights = SymbolWeight.allCases.filter { weight in
      WeightLaw.masters.contains(weight)
        || contours[weight].map { Self.differs($0, at: weight, from: contours) } ?? false
    }
    masters = weights.map { _ in [] }
    isOnCurve = []
    for number in regular.indices {
      add(weights.compactMap { contours[$0]?[number].elements }, tolerance: tolerance)
    }
    turnContours()
  }

  /// Returns the outline for a pen of any width.
  func outline(_ grid: WeightGrid) -> VariableOutline {
    let halfWidths = weights.map { grid.halfWidth($0) }
    return VariableOutline(
      contours: isOnCurve.indices.map { contour in
        isOnCurve[contour].indices.map { point in
          .init(
            places: masters.map { $0[contour][point] }, halfWidths: halfWidths,
            isOnCurve: isOnCurve[contour][point])
        }
      })
  }

  // MARK: Structure

  private static func compare(
    _ contours: [Path], at weight: SymbolWeight, with regular: [Path], place: String
  ) throws(FontError) {
    let help = "; draw all weights with the same elements in the same order"
    guard contours.count == regular.count else {
      throw FontError(
        "\(place): \(weight.rawValue) has \(counted(contours.count, "contour")) and regular \(regular.count)\(help)"
      )
    }
    for (number, (path, model)) in zip(contours, regular).enumerated() {
      let (elements, others) = (drawn(path.elements), drawn(model.elements))
      for (index, (element, other)) in zip(elements, others).enumerated() {
        guard element.kind == other.kind else {
          throw FontError(
            "\(place): contour \(number), element \(index) is \(element.name) at \(weight.rawValue) and \(other.name) at regular\(help)"
          )
        }
        guard element.points.allSatisfy({ $0.isFinite && abs($0.x) < 1e6 && abs($0.y) < 1e6 })
        else {
          throw FontError(
            "\(place): \(weight.rawValue), contour \(number), element \(index) has a coordinate beyond ±1,000,000 units"
          )
        }
      }
      guard elements.count == others.count else {
        throw FontError(
          "\(place): contour \(number) has \(counted(elements.count, "element")) at \(weight.rawValue) and \(others.count) at regular\(help)"
        )
      }
    }
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// Returns the elements without a final close, which only draws the implicit closing line.
  private static func drawn(_ elements: [Path.Element]) -> [Path.Element] {
    elements.last == .close ? Array(elements.dropLast()) : elements
  }

  /// Whether a weight's outline differs from the interpolation between the masters.
  private static func differs(
    _ contours: [Path], at weight: SymbolWeight, from masters: [SymbolWeight: [Path]]
  ) -> Bool {
    let place = WeightLaw.normalized(weight)
    func all(_ paths: [Path]?) -> [Point] { (paths ?? []).flatMap(\.elements).flatMap(\.points) }
    let (near, far) = (all(masters[.regular]), all(masters[place < 0 ? .ultralight : .black]))
    return zip(all(contours), zip(near, far)).contains { point, ends in
      ends.0.interpolated(to: ends.1, abs(place)).distance(to: point)
        > MasterOutlines.leastDifference
    }
  }

  // MARK: Points

  /// Adds a contour, given its elements at each weight.
  private mutating func add(_ alike: [[Path.Element]], tolerance: Double) {
    var points: [[Point]] = alike.map { _ in [] }
    var onCurve: [Bool] = []
    func append(_ places: [Point], isOnCurve: Bool) {
      for index in points.indices { points[index].append(places[index]) }
      onCurve.append(isOnCurve)
    }
    for index in Self.drawn(alike[0]).indices {
      let pens = points.map { $0.last ?? .zero }
      let steps = alike.map { $0[index].points }
      switch steps[0].count {
      case 1: append(steps.map { $0[0] }, isOnCurve: true)
      case 2:
        append(steps.map { $0[0] }, isOnCurve: false)
        append(steps.map { $0[1] }, isOnCurve: true)
      default:
        let curves = zip(pens, steps).map { CubicBezier($0, $1[0], $1[1], $1[2]) }
        let count = Self.pieces(curves, tolerance: tolerance)
        for piece in 0..<count {
          let (from, to) = (Double(piece) / Double(count), Double(piece + 1) / Double(count))
          let parts = curves.map { $0.part(from: from, to: to) }
          append(parts.map(\.control), isOnCurve: false)
          append(
            zip(parts, curves).map { piece == count - 1 ? $1.end : $0.end }, isOnCurve: true)
        }
      }
    }
    let keep = onCurve.indices.map { index in
      let before = index == 0 ? onCurve.count - 1 : index - 1
      // The first point also represents an equal one at the end.
      let (a, b) = index == 0 ? (index, index) : (before, index)
      let isRepeat =
        index > 0 && onCurve[a] && onCurve[b]
        && points.allSatisfy { $0[a].distance(to: $0[b]) < Self.same }
      let closes =
        index > 0 && index == onCurve.count - 1 && onCurve[index]
        && points.allSatisfy { $0[index].distance(to: $0[0]) < Self.same }
      return !isRepeat && !closes
    }
    let kept = zip(onCurve, keep).filter(\.1).map(\.0)
    guard kept.count > 2 else { return }
    for index in masters.indices {
      masters[index].append(zip(points[index], keep).filter(\.1).map(\.0))
    }
    isOnCurve.append(kept)
  }

  /// Points closer than this are equal, in units of the drawing.
  private static let same = 1e-6

  /// Returns the number of parts into which curves are split to approximate them by quadratics.
  ///
  /// The error of a quadratic is √3 / 36 of the cubic's third difference, which falls with the cube of the number of
  /// parts.
  private static func pieces(_ curves: [CubicBezier], tolerance: Double) -> Int {
    let bend =
      curves.map { curve in
        ((curve.end - curve.start) - (curve.control2 - curve.control1) * 3).length
      }.max() ?? 0
    let strays = bend * 3.0.squareRoot() / 36
    var count = 1.0
    while count < mostPieces, strays / (count * count * count) > tolerance { count += 1 }
    return Int(count)
  }

  // MARK: Directions

  /// Reverses contours so that the filled side is the stroker's.
  ///
  /// Outer contours turn from the x axis towards the y axis, holes the other way. The nonzero rule fills the same area
  /// before and after; if it would not, either all contours are reversed or none.
  private mutating func turnContours() {
    guard let regular = weights.firstIndex(of: .regular) else { return }
    let polygons = masters[regular].indices.map { contour in
      flattened(masters[regular][contour], isOnCurve[contour])
    }
    let directions = ContourDirections(polygons)
    for (contour, turns) in directions.turns.enumerated() where turns {
      for index in masters.indices {
        masters[index][contour] = turned(masters[index][contour])
      }
      isOnCurve[contour] = turned(isOnCurve[contour])
    }
  }

  private func turned<T>(_ points: [T]) -> [T] { [points[0]] + points.dropFirst().reversed() }

  private func flattened(_ points: [Point], _ onCurve: [Bool]) -> [Point] {
    let contour = zip(points, onCurve).map {
      VariableOutline.ControlPoint(base: $0, offset: .zero, isOnCurve: $1)
    }
    return VariableOutline(contours: [contour]).path(halfWidth: 0).flattened(tolerance: 0.02)
      .first?.points ?? []
  }
}

extension CubicBezier {
  /// The control point of the quadratic with the same ends and middle.
  fileprivate var control: Point {
    Point(
      (3 * (control1.x + control2.x) - start.x - end.x) / 4,
      (3 * (control1.y + control2.y) - start.y - end.y) / 4)
  }
}
