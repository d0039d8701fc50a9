/// A symbol, or the parts of it that rotate, turn around.
struct RotateMotion: Motion, SteadyMotion {
  private let cast: Cast
  private let sign: Double

  init(_ cast: Cast, isClockwise: Bool) {
    self.cast = cast
    sign = isClockwise ? 1 : -1
  }

  /// One turn from rest to rest, in seconds.
  var length: Double { 1 + cast.spread }
  var delay: Double { 0.5 }
  var steady: (any SteadyMotion)? { self }
  /// One turn of a continuous rotation, in seconds.
  let period = 2.0

  /// A continuous rotation accelerates first, and is behind by that time.
  var endsAtRest: Bool { false }

  private var speed: Double { 360 / period }

  func state(of part: Int, at time: Double) -> LayerState {
    cast.state(of: part, at: time) { time in
      time <= 0 || time >= 1
        ? .rest : LayerState(rotation: sign * 360 * TimingCurve.turn.value(time))
    }
  }

  func steadyState(of part: Int, at time: Double) -> LayerState {
    cast.state(of: part, at: 0) { _ in turned(speed * time) }
  }

  // Accelerates; at the end it comes upright from the speed that it has.
  func introState(of part: Int, at time: Double) -> LayerState {
    cast.state(of: part, at: 0) { _ in turned(angle(time)) }
  }

  func outro(from time: Double) -> Double { time > 0 ? stop(from: time).length : 0 }

  func state(of part: Int, at time: Double, endingFrom end: Double) -> LayerState {
    guard end > 0 else { return .rest }
    guard time > end else { return introState(of: part, at: time) }
    let (way, length) = stop(from: end)
    let u = (time - end) / length
    guard u < 1 else { return .rest }
    let more = Self.course(u, begun: velocity(end) * length, way: way)
    return cast.state(of: part, at: 0) { _ in turned(angle(end) + more) }
  }

  /// The longest and the shortest time in which a rotation comes to rest, in seconds.
  static let (longest, shortest) = (0.5, 0.15)
  /// The greatest speed of a cubic course, as a multiple of the speed at its beginning; a longer way has an even speed
  /// but for the parts of the time in which it rises and falls.
  static let (mostHaste, rise, fall) = (2.3, 0.1, 0.2)

  /// Returns the angle turned after a fraction of the time in which a rotation comes to rest.
  /// - Parameters:
  ///   - begun: the angle that the speed at the beginning alone would turn in that time.
  ///   - way: the angle to turn.
  private static func course(_ u: Double, begun: Double, way: Double) -> Double {
    // A cubic curve with the speed at its beginning and none at its end.
    guard 1.5 * way - 0.25 * begun > mostHaste * begun else {
      return begun * u * (1 - u) * (1 - u) + way * u * u * (3 - 2 * u)
    }
    let even = (way - rise * begun / 2) / (1 - rise / 2 - fall / 2)
    if u < rise { return begun * u + (even - begun) * u * u / (2 * rise) }
    if u > 1 - fall { return way - even * (1 - u) * (1 - u) / (2 * fall) }
    return rise * (begun + even) / 2 + even * (u - rise)
  }

  /// The angle to the next upright position, and the time that it takes; it never turns back.
  ///
  /// An upright position that is too near for slowing down is left out.
  private func stop(from time: Double) -> (way: Double, length: Double) {
    let speed = velocity(time)
    // At most three times the way that the speed alone would take: otherwise it would overshoot.
    func length(_ way: Double) -> Double { speed > 0 ? 3 * way / speed : Self.longest }
    var way = Self.rest(after: angle(time))
    if way == 0 || length(way) < Self.shortest { way += 360 }
    return (way, min(length(way), Self.longest))
  }

  /// The angle turned since the beginning.
  private func angle(_ time: Double) -> Double {
    time < easingTime
      ? speed * time * time / (2 * easingTime) : speed * (time - easingTime / 2)
  }

  /// The speed, in degrees per second.
  private func velocity(_ time: Double) -> Double { speed * min(time / easingTime, 1) }

  /// The angle to the next upright position.
  private static func rest(after angle: Double) -> Double {
    let part = angle.truncatingRemainder(dividingBy: 360)
    return part == 0 ? 0 : 360 - part
  }

  private func turned(_ degrees: Double) -> LayerState {
    let part = degrees.truncatingRemainder(dividingBy: 360)
    return part == 0 ? .rest : LayerState(rotation: sign * part)
  }
}
