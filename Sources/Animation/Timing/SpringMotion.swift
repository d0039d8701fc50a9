/// A mass on a spring whose target may change while it moves.
///
/// Position and velocity stay continuous.
struct SpringMotion: Hashable, Sendable {
  /// The spring.
  private(set) var spring: Spring
  /// The position at rest.
  private(set) var target: Double
  /// The time of the last change of target, in seconds.
  private var start: Double
  private var position: Double
  private var velocity: Double

  /// A mass at rest.
  init(_ spring: Spring = .symbols, at position: Double) {
    self.spring = spring
    self.position = position
    target = position
    start = 0
    velocity = 0
  }

  /// The time from which it is at rest, in seconds.
  var end: Double { velocity == 0 && position == target ? start : start + 2 * spring.settling }

  /// Returns position and velocity, the latter per second.
  /// - Parameter time: the time in seconds. Before the last change of target, the state at this change is returned.
  func state(at time: Double) -> (position: Double, velocity: Double) {
    let elapsed = time - start
    if elapsed <= 0 { return (position, velocity) }
    if velocity == 0 && position == target { return (target, 0) }
    // The remaining motion is invisible; without this stop the last frame would not equal the picture at rest.
    if elapsed >= 2 * spring.settling { return (target, 0) }
    return spring.state(from: position, velocity: velocity, to: target, after: elapsed)
  }

  /// Changes the target from a time on, and optionally the spring.
  mutating func retarget(to target: Double, at time: Double, spring: Spring? = nil) {
    (position, velocity) = state(at: time)
    start = time
    self.target = target
    if let spring { self.spring = spring }
  }
}
