/// The own time of a running replacement: it runs forwards, backwards or stops, and its speed never jumps.
struct LiveClock: Sendable {
  /// The duration of the motion, in seconds.
  let length: Double
  /// The time of the last change of direction, in seconds.
  private var start: Double
  /// The own time then.
  private var first = 0.0
  /// The speed then.
  private var initial = 1.0
  /// The speed after the change.
  private var target = 1.0

  /// The time in which the speed changes, in seconds.
  private static let turning = 0.1
  /// The longest time of the way back from the end of a motion, in seconds.
  private static let wayBack = 0.4

  /// A time in which it is surely at its end, despite rounding.
  private static let moment = 1e-6

  /// A clock that runs forwards.
  init(length: Double, startingAt start: Double) {
    (self.length, self.start) = (length, start)
  }

  /// Whether it runs backwards.
  var isTurnedBack: Bool { target < 0 }
  /// Whether it runs forwards.
  var isRunning: Bool { target > 0 }

  /// Returns the own time, 0 to ``length``.
  func value(at time: Double) -> Double {
    let elapsed = max(time - start, 0)
    let turn = min(elapsed, Self.turning)
    let changed = initial * turn + (target - initial) * turn * turn / (2 * Self.turning)
    return min(max(first + changed + target * (elapsed - turn), 0), length)
  }

  /// The speed at a time.
  private func speed(at time: Double) -> Double {
    let elapsed = time - start
    if elapsed >= Self.turning { return target }
    return initial + (target - initial) * max(elapsed, 0) / Self.turning
  }

  /// The time at which it arrives at an end or stops, in seconds.
  var end: Double {
    guard target != 0 else { return start + Self.turning }
    let after = first + (initial + target) / 2 * Self.turning
    let way = target > 0 ? length - after : after
    return start + max(Self.turning + way / abs(target), 0) + Self.moment
  }

  private mutating func change(to target: Double, at time: Double) {
    (first, initial, start, self.target) = (value(at: time), speed(at: time), time, target)
  }

  /// Turns back, fast enough that a person who changes their mind does not wait.
  mutating func turnBack(at time: Double) {
    change(to: -max(value(at: time) / Self.wayBack, 1), at: time)
  }

  /// Runs forwards again.
  mutating func turnForward(at time: Double) { change(to: 1, at: time) }

  /// Slows down and stops.
  mutating func stop(at time: Double) { change(to: 0, at: time) }
}
