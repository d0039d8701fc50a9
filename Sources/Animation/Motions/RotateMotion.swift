/// A symbol, or what turns of it, goes round.
struct RotateMotion: Motion, SteadyMotion {
  private let cast: Cast
  private let sign: Double

  init(_ cast: Cast, isClockwise: Bool) {
    self.cast = cast
    sign = isClockwise ? 1 : -1
  }

  /// One turn, in seconds, that begins and ends at rest.
  var length: Double { 1 + cast.spread }
  var delay: Double { 0.5 }
  var steady: (any SteadyMotion)? { self }
  /// One turn, in seconds, of those that follow one another.
  let period = 2.0

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

  // It gathers speed, and loses it until it stands upright again.
  func introState(of part: Int, at time: Double) -> LayerState {
    cast.state(of: part, at: 0) { _ in turned(angle(time)) }
  }

  func outro(from time: Double) -> Double {
    let (way, braking) = ways(from: time)
    return (way + braking) / speed(at: time)
  }

  func state(of part: Int, at time: Double, endingFrom end: Double) -> LayerState {
    let (way, braking) = ways(from: end)
    let speed = speed(at: end)
    let elapsed = max(time - end, 0)
    guard elapsed < (way + braking) / speed else { return .rest }
    // On at this speed, then evenly to none.
    let t = max(elapsed - (way - braking) / speed, 0)
    let slowed = braking > 0 ? speed * speed * t * t / (4 * braking) : 0
    return cast.state(of: part, at: 0) { _ in turned(angle(end) + speed * elapsed - slowed) }
  }

  /// How far it is to the next upright place, and how much of that it brakes: no more than in half a
  /// second.
  private func ways(from time: Double) -> (way: Double, braking: Double) {
    let way = Self.rest(after: angle(time))
    return (way, min(way, speed / 4))
  }

  /// How far it has turned since it began.
  private func angle(_ time: Double) -> Double {
    time < easingTime
      ? speed * time * time / (2 * easingTime) : speed * (time - easingTime / 2)
  }

  private func speed(at time: Double) -> Double {
    max(speed * min(time / easingTime, 1), speed / 4)
  }

  /// How far it is to the next upright place.
  private static func rest(after angle: Double) -> Double {
    let part = angle.truncatingRemainder(dividingBy: 360)
    return part == 0 ? 0 : 360 - part
  }

  private func turned(_ degrees: Double) -> LayerState {
    let part = degrees.truncatingRemainder(dividingBy: 360)
    return part == 0 ? .rest : LayerState(rotation: sign * part)
  }
}
