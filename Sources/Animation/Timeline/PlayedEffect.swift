internal import SymtextSymbolText

/// An effect on the time axis of a symbol.
package struct PlayedEffect: Sendable {
  let effect: SymbolEffect
  /// The family; a later effect of the same family replaces this one.
  let family: EffectFamily
  private let motion: any Motion
  /// The start, in seconds.
  package let start: Double
  /// The factor of the speed.
  private let speed: Double
  /// The number of plays; `nil` for repeating until removal.
  private let count: Int?
  /// The rest between two plays, in seconds of the picture.
  private let delay: Double
  /// Whether the motion continues without stopping.
  private let isSteady: Bool
  /// Whether the motion neither begins nor ends in the picture.
  var isEndless = false
  /// The time of removal, in seconds.
  var removal: Double?
  /// The factor by which the duration is stretched to fit a loop.
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
    // Repeated plays of a steady motion without rests are one continuous motion.
    isSteady =
      motion.steady != nil
      && (repetition.isContinuous
        || repetition.count != 1 && (repetition.delay ?? motion.delay) == 0)
    count =
      repetition.isContinuous ? nil : repetition.count.map { min(max($0, 1), Repetition.mostTimes) }
    let delay = repetition.delay.flatMap { $0.isNaN ? nil : $0 } ?? motion.delay
    self.delay = repetition.isContinuous ? 0 : min(max(delay, 0), Repetition.longestDelay)
  }

  /// The motion of a magic replacement; `nil` for other effects.
  var magic: MagicMotion? { motion as? MagicMotion }

  /// The period, in seconds; `nil` if nothing moves.
  package var period: Double? {
    if isSteady, let steady = motion.steady { return steady.period / speed }
    return motion.length > 0 ? motion.length / speed + delay : nil
  }

  /// The end, in seconds; infinite if the effect continues.
  package var end: Double {
    // A removed scale effect does not repeat: it lasts until its removal.
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
      // A play that has begun is finished.
      times = min(times, max((removal - start) / cycle, 0).rounded(.up))
    }
    return times.isFinite ? start + times * cycle - (times > 0 ? delay : 0) : .infinity
  }

  /// Whether it shows after its end: the symbol is another size, or hidden.
  var lasts: Bool {
    switch family {
    case .scale: removal == nil
    case .presence: !effect.isEntrance
    default: false
    }
  }

  /// The time at which a steady motion begins to come to rest, in seconds after its start.
  private func stopOfSteady(_ steady: any SteadyMotion) -> Double {
    if let removal { return max(removal - start, 0) }
    let way = steady.beginsAtRest ? 0 : easingTime / speed
    return count.map { Double($0) * steady.period / speed + way } ?? .infinity
  }

  /// Whether a steady motion is at rest after its last play.
  private func stopsAtRest(_ steady: any SteadyMotion) -> Bool {
    removal == nil && steady.endsAtRest
  }

  /// Returns the scales of a part and the times at which they apply; `nil` for other effects and for immediate scaling.
  func sizes(of part: Int) -> [(time: Double, scale: Double, spring: Spring)]? {
    guard let scale = motion as? ScaleMotion, !scale.isAtOnce else { return nil }
    let begin = start + scale.start(of: part) / speed
    let spring = Spring.symbols.faster(speed)
    let back = removal.map { [(max($0, begin), 1.0, spring)] } ?? []
    return [(begin, scale.scale, spring)] + back
  }

  /// Returns the state of a part whose scale several effects determine.
  func state(of part: Int, scale: Double) -> LayerState? {
    (motion as? ScaleMotion)?.state(of: part, scale: scale)
  }

  /// Returns the state of a part.
  /// - Parameter time: the time of the picture, in seconds.
  func state(of part: Int, at time: Double) -> LayerState {
    let elapsed = (time - start) / stretch
    if isEndless {
      // Starts at the second period, in which layers of the first may still fade.
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
