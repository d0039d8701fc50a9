internal import SymtextSupport

/// A mass of 1 on a damped spring, in closed form: its position at any time is computed directly.
///
/// It solves x″ + damping·x′ + stiffness·(x − target) = 0.
struct Spring: Hashable, Sendable {
  /// The force at a distance of 1.
  let stiffness: Double
  /// The force at a speed of 1.
  let damping: Double

  /// Makes a spring.
  /// - Parameters:
  ///   - stiffness: more than 0.
  ///   - damping: 0 or more.
  init(stiffness: Double, damping: Double) {
    self.stiffness = stiffness
    self.damping = damping
  }

  /// The spring by which symbols appear, disappear and scale.
  ///
  /// It overshoots by 3.5 % at .30 s and is within .1 % of its target after .66 s.
  ///
  /// The parameters are from HarmonyOS' `hm_symbol_config_next.json`.
  static let symbols = Spring(stiffness: 228, damping: 22)
  /// A spring of the same stiffness without overshoot.
  ///
  /// It is for motions that must not exceed their end, such as a line that is drawn to a value.
  static let critical = Spring(stiffness: 228, damping: 30.199337741083)

  /// Returns position and velocity some time after the release.
  /// - Parameters:
  ///   - start: the position at the release.
  ///   - velocity: the velocity at the release, per second.
  ///   - target: the position at rest.
  ///   - time: seconds since the release, 0 or more.
  func state(
    from start: Double, velocity: Double = 0, to target: Double, after time: Double
  ) -> (position: Double, velocity: Double) {
    let gap = start - target
    let decay = damping / 2
    let difference = stiffness - decay * decay
    if abs(difference) < 1e-6 * stiffness {
      let slope = velocity + decay * gap
      let factor = exp(-decay * time)
      return (
        target + (gap + slope * time) * factor, (slope - decay * (gap + slope * time)) * factor
      )
    }
    if difference > 0 {
      let frequency = difference.squareRoot()
      let b = (velocity + decay * gap) / frequency
      let factor = exp(-decay * time)
      let (s, c) = (sin(frequency * time), cos(frequency * time))
      return (
        target + factor * (gap * c + b * s),
        factor * ((b * frequency - decay * gap) * c - (gap * frequency + decay * b) * s)
      )
    }
    let root = (-difference).squareRoot()
    let (slow, fast) = (root - decay, -root - decay)
    let a = (velocity - fast * gap) / (slow - fast)
    let (x, y) = (a * exp(slow * time), (gap - a) * exp(fast * time))
    return (target + x + y, slow * x + fast * y)
  }

  /// Returns a spring with the same motion at another speed.
  /// - Parameter speed: the factor of the speed, more than 0.
  func faster(_ speed: Double) -> Spring {
    Spring(stiffness: stiffness * speed * speed, damping: damping * speed)
  }

  /// Returns the position on the way from 0 to 1; exactly 1 from ``settling`` on.
  func value(_ time: Double) -> Double {
    if time <= 0 { return 0 }
    return time >= settling ? 1 : state(from: 0, to: 1, after: time).position
  }

  /// The time after which the spring counts as at rest, in seconds: its decay has reached a thousandth.
  var settling: Double {
    let decay = damping / 2
    let difference = decay * decay - stiffness
    // A critically damped spring takes longer, because of the factor that grows with time.
    let rate = difference > 0 ? decay - difference.squareRoot() : decay
    return 7.26 / rate * (abs(difference) < 1e-6 * stiffness ? 1.3 : 1)
  }
}
