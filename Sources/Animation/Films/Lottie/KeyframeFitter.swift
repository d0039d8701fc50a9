/// Finds few keyframes through sampled values by fitting the longest cubic segments over time.
struct KeyframeFitter {
  let grid: TimeGrid
  /// The time of the last grid number, in frames.
  let frames: Double

  /// The most by which the control values of a segment may exceed its range, as a multiple of its height.
  private static let reach = 8.0

  /// The time of a grid number, in frames.
  func frame(_ number: Int) -> Double { frames * Double(number) / Double(grid.count) }

  /// - Parameters:
  ///   - points: values by ascending time; the first and the last extend to the ends.
  ///   - tolerance: the largest deviation of the segments from the points.
  /// - Returns: `nil` without points.
  func value(_ points: PoseTracks.Points, tolerance: Double) -> LottieValue? {
    guard let first = points.first else { return nil }
    let isConstant = points.allSatisfy { Self.distance($0.value, first.value) <= tolerance / 4 }
    if isConstant { return LottieValue(first.value) }
    var keyframes = [
      LottieValue.Keyframe(time: frame(first.time), value: first.value, way: .straight)
    ]
    var start = 0
    while start < points.count - 1 {
      let last = keyframes.count - 1
      if Self.jumps(points, at: start, tolerance) {
        keyframes[last].way = .hold
        if last > 0, keyframes[last - 1].way == .hold,
          keyframes[last - 1].value == keyframes[last].value
        {
          keyframes.removeLast()
        }
        // The smallest step after the last time of the old value.
        keyframes.append(
          .init(
            time: frame(points[start].time) + LottieValue.moment, value: points[start + 1].value,
            way: .straight))
        start += 1
      } else {
        let (end, way) = Self.piece(from: start, points, tolerance)
        keyframes[last].way = way
        keyframes.append(
          .init(time: frame(points[end].time), value: points[end].value, way: .straight))
        start = end
      }
    }
    let count = keyframes.count
    if keyframes[count - 2].way == .hold, keyframes[count - 2].value == keyframes[count - 1].value {
      keyframes.removeLast()
    }
    return LottieValue(keyframes)
  }

  private static func distance(_ a: [Double], _ b: [Double]) -> Double {
    zip(a, b).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }

  /// Whether a value jumps to the next without a transition.
  private static func jumps(
    _ points: PoseTracks.Points, at index: Int, _ tolerance: Double
  ) -> Bool {
    points[index + 1].time - points[index].time <= 1
      && distance(points[index].value, points[index + 1].value) > tolerance
  }

  /// The longest segment that starts at a point.
  private static func piece(
    from start: Int, _ points: PoseTracks.Points, _ tolerance: Double
  ) -> (end: Int, way: LottieValue.Way) {
    let last = points.count - 1
    var best = (
      end: start + 1, way: way(from: start, to: start + 1, points, tolerance) ?? .straight
    )
    var step = 1
    var limit = last + 1
    while best.end < last {
      let end = min(start + 2 * step, last)
      guard let way = way(from: start, to: end, points, tolerance) else {
        limit = end
        break
      }
      best = (end, way)
      step *= 2
    }
    while best.end + 1 < limit {
      let middle = (best.end + limit) / 2
      if let way = way(from: start, to: middle, points, tolerance) {
        best = (middle, way)
      } else {
        limit = middle
      }
    }
    return best
  }

  /// The segment through some points; `nil` if none is within the tolerance.
  private static func way(
    from start: Int, to end: Int, _ points: PoseTracks.Points, _ tolerance: Double
  ) -> LottieValue.Way? {
    let (first, last) = (points[start], points[end])
    for index in start..<end where jumps(points, at: index, tolerance) { return nil }
    let inner = points[start...end]
    if inner.allSatisfy({ distance($0.value, first.value) <= tolerance }) { return .hold }
    let rise = zip(first.value, last.value).map { $1 - $0 }
    let square = rise.reduce(0) { $0 + $1 * $1 }
    guard square > 0 else { return nil }
    // Fractions of the time and of the rise.
    let shares = inner.map { point in
      (
        time: Double(point.time - first.time) / Double(last.time - first.time),
        rise: zip(point.value.indices, rise).reduce(0) {
          $0 + (point.value[$1.0] - first.value[$1.0]) * $1.1
        } / square
      )
    }
    guard let (low, high) = handles(shares) else { return nil }
    for (share, point) in zip(shares, inner) {
      let (u, v) = (share.time, 1 - share.time)
      let height = 3 * v * v * u * low + 3 * v * u * u * high + u * u * u
      let value = zip(first.value, rise).map { $0 + $1 * height }
      guard distance(value, point.value) <= tolerance else { return nil }
    }
    return .curve(low, high)
  }

  /// The control values at one and two thirds of the time of a segment, fitted by least squares.
  private static func handles(
    _ shares: [(time: Double, rise: Double)]
  ) -> (Double, Double)? {
    // A small weight makes the segment straight when there are too few points.
    let weight = 1e-9
    var (aa, ab, bb, ac, bc) = (weight, 0.0, weight, weight / 3, weight * 2 / 3)
    for share in shares {
      let (u, v) = (share.time, 1 - share.time)
      let (a, b, c) = (3 * v * v * u, 3 * v * u * u, share.rise - u * u * u)
      aa += a * a
      ab += a * b
      bb += b * b
      ac += a * c
      bc += b * c
    }
    let determinant = aa * bb - ab * ab
    guard determinant > 0 else { return nil }
    let (low, high) = ((ac * bb - bc * ab) / determinant, (bc * aa - ac * ab) / determinant)
    return abs(low) <= reach && abs(high) <= reach ? (low, high) : nil
  }
}
