internal import SymtextSupport

extension Stroker {
  /// Appends a round cap or join: an arc about a point, from an offset through a turn.
  func appendArc(
    at center: Point, from start: Vector, turn: Double, to points: inout Contour
  ) {
    let count = arcPieces(turn: turn)
    let step = turn / Double(count)
    func direction(_ angle: Double) -> Vector {
      let (s, c) = (sin(angle), cos(angle))
      return Vector(start.x * c - start.y * s, start.x * s + start.y * c)
    }
    points.append(.init(base: center, offset: start, isOnCurve: true))
    for i in 0..<count {
      let middle = direction(step * (Double(i) + 0.5)) * (1 / cos(step / 2))
      points.append(.init(base: center, offset: middle, isOnCurve: false))
      points.append(.init(base: center, offset: direction(step * Double(i + 1)), isOnCurve: true))
    }
  }

  /// Appends the cap of a line, from one side to the other.
  /// - Parameters:
  ///   - start: the offset of the first side.
  ///   - yielding: the changes by which the line gives way.
  ///   - isStart: whether it is the line's start.
  func appendCap(
    _ cap: StrokeStyle.Cap, at center: Point, from start: Vector, yielding: YieldingPen?,
    isStart: Bool = false, to points: inout Contour
  ) {
    // The outward direction, a quarter turn from the offset of the first side.
    let direction = start.perpendicular
    let count = points.count
    defer {
      if let yielding {
        let sides = yielding.kept(atStart: isStart)
        let tip = isStart ? yielding.line.startTip : yielding.line.endTip
        for index in count..<points.count {
          points[index] = yielding.capped(
            points[index], direction: direction, sides: sides, tip: tip)
        }
      }
    }
    switch cap {
    case .butt: break
    case .round: appendArc(at: center, from: start, turn: .pi, to: &points)
    case .square:
      let outwards = start.perpendicular
      points.append(.init(base: center, offset: start + outwards, isOnCurve: true))
      points.append(.init(base: center, offset: outwards - start, isOnCurve: true))
    }
  }

  /// Returns the outline of a line without length; `nil` if it is not drawn.
  func dot(at center: Point, style: StrokeStyle) -> Contour? {
    var contour: Contour = []
    switch style.cap {
    case .butt: return nil
    case .square:
      for corner in [Vector(-1, -1), Vector(1, -1), Vector(1, 1), Vector(-1, 1)] {
        contour.append(.init(base: center, offset: corner, isOnCurve: true))
      }
    case .round: appendArc(at: center, from: Vector(0, -1), turn: 2 * .pi, to: &contour)
    }
    guard style.dots == .widened else { return withoutRepeats(contour) }
    for index in contour.indices {
      let direction = contour[index].offset
      contour[index].base = contour[index].base + direction * dotRadius.base
      contour[index].offset = direction * dotRadius.factor
    }
    return withoutRepeats(contour)
  }

  /// Returns the number of quadratics that keep an arc of the widest pen within the tolerance.
  ///
  /// A quadratic over the angle θ has its middle at (cos(θ/2) + 1/cos(θ/2)) / 2 radii.
  private func arcPieces(turn: Double) -> Int {
    // Caps and dots need points at their extremes.
    let quarters = abs(turn) / (.pi / 2)
    let step = quarters == quarters.rounded() ? max(Int(quarters), 1) : 1
    var count = max(Int((abs(turn) / (.pi / 4) - 1e-9).rounded(.up)), 1)
    count = (count + step - 1) / step * step
    while count < 64 {
      let c = cos(abs(turn) / Double(count) / 2)
      if maximumHalfWidth * ((c + 1 / c) / 2 - 1) <= tolerance { break }
      count += step
    }
    return count
  }
}
