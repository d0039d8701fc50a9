/// The motion of a symbol's parts for one effect: pure functions of time, in seconds.
protocol Motion: Sendable {
  /// The duration of one play, including all parts.
  var length: Double { get }
  /// The default rest between two plays.
  var delay: Double { get }
  /// Returns the state of a part during one play.
  ///
  /// Times before 0 are the start, times after ``length`` the end.
  func state(of part: Int, at time: Double) -> LayerState
  /// The motion that continues without stopping; `nil` if each play starts anew.
  var steady: (any SteadyMotion)? { get }
}

/// A motion that continues without stopping and repeats after each period.
protocol SteadyMotion: Sendable {
  /// The period, in seconds.
  var period: Double { get }
  /// Returns the state of a part at a time since the beginning.
  func steadyState(of part: Int, at time: Double) -> LayerState
  /// Whether all parts rest at the beginning and after each period, so that no easing in is needed.
  var beginsAtRest: Bool { get }
  /// Whether all parts rest after any number of periods, so that no easing out is needed.
  var endsAtRest: Bool { get }
  /// Returns how long coming to rest takes, if it begins at `time`.
  func outro(from time: Double) -> Double
  /// Returns the state of a part that comes to rest.
  /// - Parameters:
  ///   - time: the time since the beginning of the motion.
  ///   - end: the time at which coming to rest begins.
  func state(of part: Int, at time: Double, endingFrom end: Double) -> LayerState
  /// Returns the state of a part as the motion begins.
  func introState(of part: Int, at time: Double) -> LayerState
}

extension Motion {
  var delay: Double { 0 }
  var steady: (any SteadyMotion)? { nil }
}

/// The time in which a steady motion eases in or out, in seconds.
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

/// A motion without movement, for reduced motion.
struct Stillness: Motion {
  var length: Double { 0 }
  func state(of part: Int, at time: Double) -> LayerState { .rest }
}
