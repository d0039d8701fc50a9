internal import SymtextSymbolText

/// An effect in its place in time.
package struct PlayedEffect: Sendable {
  let effect: SymbolEffect
  /// What it takes the place of.
  let family: EffectFamily
  private let motion: any Motion
  /// When it begins, in seconds.
  package let start: Double
  /// How many times as fast it is.
  private let speed: Double
  /// How often it is played; `nil` until it is removed.
  private let count: Int?
  /// The rest between two times, in seconds of the picture.
  private let delay: Double
  /// Whether it goes on without stopping.
  private let isSteady: Bool
  /// Whether it is always on its way: it neither begins nor ends in the picture.
  var isEndless = false
  /// When it is removed, in seconds.
  var removal: Double?
  /// How many times as long all of it takes, as it is fitted into a loop.
  package var stretch = 1.0

  init(
    _ effect: SymbolEffect, _ motion: any Motion, start: Double, repetition: Repetition,
    speed: Double, family: EffectFamily? = nil
  ) {
    self.effect = effect
    self.family = family ?? effect.family
    self.motion = motion
    self.start = start
    let speeds = EffectPlayback.speeds
    self.speed = speed.isNaN ? 1 : min(max(speed, speeds.lowerBound), speeds.upperBound)
    // A stretch of steady motion without rests is one motion, if it is that from the first time on.
    isSteady =
      motion.steady != nil
      && (repetition.isContinuous
        || repetition.count != 1 && (repetition.delay ?? motion.delay) == 0)
    count =
      repetition.isContinuous ? nil : repetition.count.map { min(max($0, 1), Repetition.mostTimes) }
    let delay = repetition.delay.flatMap { $0.isNaN ? nil : $0 } ?? motion.delay
    self.delay = repetition.isContinuous ? 0 : min(max(delay, 0), Repetition.longestDelay)
  }

  /// After how many seconds it is as it was; `nil` of what does nothing.
  package var period: Double? {
    if isSteady, let steady = motion.steady { return steady.period / speed }
    return motion.length > 0 ? motion.length / speed + delay : nil
  }

  /// When it has ended, in seconds; infinite where it goes on.
  package var end: Double {
    // What stays as it is has no times: it stays until then.
    if family == .scale, let removal {
      return removal > start ? removal + motion.length / speed : start
    }
    if motion.length == 0 { return start }
    if isSteady, let steady = motion.steady {
      let stop = stopOfSteady(steady)
      guard stop.isFinite else { return .infinity }
      return start + stop + (stopsAtRest(steady) ? 0 : steady.outro(from: stop * speed) / speed)
    }
    let cycle = motion.length / speed + delay
    var times = count.map(Double.init) ?? .infinity
    if let removal {
      if effect.isTransition && times == 1 { return start + cycle - delay }
      // What has begun is played to its end.
      times = min(times, max((removal - start) / cycle, 0).rounded(.up))
    }
    return times.isFinite ? start + times * cycle - (times > 0 ? delay : 0) : .infinity
  }

  /// When a steady motion begins to come to rest, in seconds after its start.
  private func stopOfSteady(_ steady: any SteadyMotion) -> Double {
    if let removal { return max(removal - start, 0) }
    let way = steady.beginsAtRest ? 0 : easingTime / speed
    return count.map { Double($0) * steady.period / speed + way } ?? .infinity
  }

  /// Whether a steady motion rests when it has been played so often.
  private func stopsAtRest(_ steady: any SteadyMotion) -> Bool {
    removal == nil && steady.endsAtRest
  }

  /// Which sizes it gives a part, and from when on; `nil` of what does no such thing, or at once.
  func sizes(of part: Int) -> [(time: Double, scale: Double, spring: Spring)]? {
    guard let scale = motion as? ScaleMotion, !scale.isAtOnce else { return nil }
    let begin = start + scale.start(of: part) / speed
    let spring = Spring.symbols.faster(speed)
    let back = removal.map { [(max($0, begin), 1.0, spring)] } ?? []
    return [(begin, scale.scale, spring)] + back
  }

  /// A part of a size that several effects say.
  func state(of part: Int, scale: Double) -> LayerState? {
    (motion as? ScaleMotion)?.state(of: part, scale: scale)
  }

  /// How a part stands.
  /// - Parameter time: in seconds of the picture.
  func state(of part: Int, at time: Double) -> LayerState {
    let elapsed = (time - start) / stretch
    if isEndless {
      // From the second period on, as what is left of the first is seen in it.
      if isSteady, let steady = motion.steady {
        return steady.steadyState(of: part, at: elapsed * speed + steady.period)
      }
    }
    if isSteady, let steady = motion.steady {
      let stop = stopOfSteady(steady)
      if elapsed <= 0 { return .rest }
      if elapsed < stop { return steady.introState(of: part, at: elapsed * speed) }
      if stopsAtRest(steady) || elapsed >= end - start { return .rest }
      return steady.state(of: part, at: elapsed * speed, endingFrom: stop * speed)
    }
    if elapsed <= 0 { return motion.state(of: part, at: 0) }
    if let scale = motion as? ScaleMotion, let removal {
      return time >= end
        ? .rest : scale.state(of: part, at: elapsed * speed, removedAt: (removal - start) * speed)
    }
    let cycle = motion.length / speed + delay
    guard cycle > 0 else { return motion.state(of: part, at: elapsed * speed) }
    if elapsed >= end - start { return motion.state(of: part, at: motion.length) }
    let own = elapsed.truncatingRemainder(dividingBy: cycle)
    return motion.state(of: part, at: min(own * speed, motion.length))
  }
}
