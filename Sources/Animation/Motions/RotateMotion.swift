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

  // Accelerates; at the end it slows down until it is upright.
  func introState(of part: Int, at time: Double) -> LayerState {
    cast.state(of: part, at: 0) { _ in turned(angle(time)) }
  }

  func outro(from time: Double) -> Double {
    guard time > 0 else { return 0 }
    let end = Self.full(time)
    let (way, braking) = ways(from: end)
    return end - time + (way + braking) / speed
  }

  func state(of part: Int, at time: Double, endingFrom end: Double) -> LayerState {
    guard end > 0 else { return .rest }
    let end = Self.full(end)
    if time < end { return introState(of: part, at: time) }
    let (way, braking) = ways(from: end)
    let elapsed = time - end
    guard elapsed < (way + braking) / speed else { return .rest }
    // Constant speed, then constant deceleration.
    let t = max(elapsed - (way - braking) / speed, 0)
    let slowed = braking > 0 ? speed * speed * t * t / (4 * braking) : 0
    return cast.state(of: part, at: 0) { _ in turned(angle(end) + speed * elapsed - slowed) }
  }

  /// The time at which slowing down begins.
  ///
  /// The rotation reaches its full speed first: otherwise it would creep all the way round.
  private static func full(_ time: Double) -> Double { max(time, easingTime) }

  /// The angle to the next upright position, and the part of it for slowing down, which takes at most half a second.
  private func ways(from time: Double) -> (way: Double, braking: Double) {
    let way = Self.rest(after: angle(time))
    return (way, min(way, speed / 4))
  }

  /// The angle turned since the beginning.
  private func angle(_ time: Double) -> Double {
    time < easingTime
      ? speed * time * time / (2 * easingTime) : speed * (time - easingTime / 2)
  }

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
