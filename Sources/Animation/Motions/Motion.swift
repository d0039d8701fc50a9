/// How the parts of a symbol move as one effect has it: pure functions of time, in seconds.
protocol Motion: Sendable {
  /// How long it takes once, all parts of it.
  var length: Double { get }
  /// How long it rests between two times, where nobody says.
  var delay: Double { get }
  /// How a part stands once it has begun, as long as ``length`` is: at its start at 0 and before, at its end
  /// at ``length`` and after.
  func state(of part: Int, at time: Double) -> LayerState
  /// How it goes on without stopping; `nil` where it begins anew each time.
  var steady: (any SteadyMotion)? { get }
}

/// A motion that goes on without stopping and comes back to where it was after each period.
protocol SteadyMotion: Sendable {
  /// After how many seconds it is as it was.
  var period: Double { get }
  /// How a part stands at a time from its beginning.
  func steadyState(of part: Int, at time: Double) -> LayerState
  /// Whether all parts rest at the beginning and after each period, so that it needs no way in.
  var beginsAtRest: Bool { get }
  /// Whether all parts rest after any number of periods, so that it needs no way out after them.
  var endsAtRest: Bool { get }
  /// How long it takes to come to rest from a time on.
  func outro(from time: Double) -> Double
  /// How a part stands as it comes to rest.
  /// - Parameters:
  ///   - time: from the beginning of the motion.
  ///   - end: when it began to come to rest.
  func state(of part: Int, at time: Double, endingFrom end: Double) -> LayerState
  /// How a part stands as the motion begins.
  func introState(of part: Int, at time: Double) -> LayerState
}

extension Motion {
  var delay: Double { 0 }
  var steady: (any SteadyMotion)? { nil }
}

/// How long a steady motion takes to begin and to end, in seconds.
let easingTime = 0.25

extension SteadyMotion {
  var beginsAtRest: Bool { true }
  var endsAtRest: Bool { beginsAtRest }
  func outro(from time: Double) -> Double { easingTime }

  func introState(of part: Int, at time: Double) -> LayerState {
    let state = steadyState(of: part, at: time)
    return beginsAtRest ? state : state.eased(TimingCurve.sharp.value(time / easingTime))
  }

  func state(of part: Int, at time: Double, endingFrom end: Double) -> LayerState {
    introState(of: part, at: time)
      .eased(1 - TimingCurve.sharp.value((time - end) / outro(from: end)))
  }
}

/// A motion that does nothing: of what a symbol cannot do, and of what moves where motion is reduced.
struct Stillness: Motion {
  var length: Double { 0 }
  func state(of part: Int, at time: Double) -> LayerState { .rest }
}
