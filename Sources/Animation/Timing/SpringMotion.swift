/// A weight on a spring whose target may change while it moves: its place and its speed go on from where
/// they are.
struct SpringMotion: Hashable, Sendable {
  /// What pulls it.
  private(set) var spring: Spring
  /// Where it comes to rest.
  private(set) var target: Double
  /// When the target last changed, in seconds.
  private var start: Double
  private var position: Double
  private var velocity: Double

  /// A weight at rest.
  init(_ spring: Spring = .symbols, at position: Double) {
    self.spring = spring
    self.position = position
    target = position
    start = 0
    velocity = 0
  }

  /// Where it is and how fast it moves, in lengths a second.
  /// - Parameter time: in seconds; what was before the last change of the target is forgotten.
  func state(at time: Double) -> (position: Double, velocity: Double) {
    let elapsed = time - start
    if elapsed <= 0 { return (position, velocity) }
    if velocity == 0 && position == target { return (target, 0) }
    // It is set down where nobody can see that it still moves, or its last frame would not be the rest.
    if elapsed >= 2 * spring.settling { return (target, 0) }
    return spring.state(from: position, velocity: velocity, to: target, after: elapsed)
  }

  /// Gives it another target from a time on, and maybe another spring.
  mutating func retarget(to target: Double, at time: Double, spring: Spring? = nil) {
    (position, velocity) = state(at: time)
    start = time
    self.target = target
    if let spring { self.spring = spring }
  }
}
