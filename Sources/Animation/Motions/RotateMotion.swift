/// A symbol, or the parts of it that rotate, turn around.
struct RotateMotion: Motion, SteadyMotion {
  private let cast: Cast
  private let sign: Double
  /// The factor of the speed at which the motion is played: it comes to rest in the time of the picture.
  private var haste = 1.0

  init(_ cast: Cast, isClockwise: Bool) {
    self.cast = cast
    sign = isClockwise ? 1 : -1
  }

  /// Returns the motion for a player that multiplies its speed.
  func played(at speed: Double) -> RotateMotion {
    var motion = self
    motion.haste = speed
    return motion
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
    // A cubic curve with the speed at its beginning and none at its end.
    let (begun, ended) = (u * (1 - u) * (1 - u), u * u * (3 - 2 * u))
    let more = velocity(end) * length * begun + way * ended
    return cast.state(of: part, at: 0) { _ in turned(angle(end) + more) }
  }

  /// The longest and the shortest time in which a rotation comes to rest, in seconds of the picture.
  static let (longest, shortest) = (0.5, 0.25)

  /// The angle to the next upright position, and the time that it takes; it never turns back.
  ///
  /// An upright position that is too near for slowing down is left out.
  private func stop(from time: Double) -> (way: Double, length: Double) {
    let speed = velocity(time)
    let (longest, shortest) = (Self.longest * haste, Self.shortest * haste)
    // At most three times the way that the speed alone would take: otherwise it would overshoot.
    func length(_ way: Double) -> Double { speed > 0 ? 3 * way / speed : longest }
    var way = Self.rest(after: angle(time))
    if way == 0 || length(way) < shortest { way += 360 }
    return (way, min(length(way), longest))
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
