internal import SymtextSupport

/// A weight of mass 1 on a damped spring, in closed form: its place at any time is found without going
/// through the times before.
///
/// It solves x″ + damping·x′ + stiffness·(x − target) = 0.
struct Spring: Hashable, Sendable {
  /// How hard it pulls: the force at a distance of 1.
  let stiffness: Double
  /// How much of its speed it loses: the force at a speed of 1.
  let damping: Double

  /// Makes a spring.
  /// - Parameters:
  ///   - stiffness: more than 0.
  ///   - damping: 0 or more.
  init(stiffness: Double, damping: Double) {
    self.stiffness = stiffness
    self.damping = damping
  }

  /// What symbols come, go and grow by: it goes 3.5 % beyond its target at .30 s and is within .1 % of it
  /// after .66 s.
  ///
  /// The figures are those of HarmonyOS' `hm_symbol_config_next.json`.
  static let symbols = Spring(stiffness: 228, damping: 22)
  /// As stiff, and without going beyond its target: for what must not be seen beyond its end, such as a
  /// line that is drawn to a value.
  static let critical = Spring(stiffness: 228, damping: 30.199337741083)

  /// Where the weight is and how fast it moves, a while after it was let go.
  /// - Parameters:
  ///   - start: where it was let go.
  ///   - velocity: how fast it moved then, in lengths a second.
  ///   - target: where it comes to rest.
  ///   - time: seconds since then, 0 or more.
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

  /// A spring that takes its weight the same way in less time.
  /// - Parameter speed: how many times as fast, more than 0.
  func faster(_ speed: Double) -> Spring {
    Spring(stiffness: stiffness * speed * speed, damping: damping * speed)
  }

  /// How far it has gone from 0 to 1; exactly 1 from ``settling`` on.
  func value(_ time: Double) -> Double {
    if time <= 0 { return 0 }
    return time >= settling ? 1 : state(from: 0, to: 1, after: time).position
  }

  /// After how many seconds it is taken to be at rest: within a thousandth of its way, as far as the decay
  /// of its swing says.
  var settling: Double {
    let decay = damping / 2
    let difference = decay * decay - stiffness
    // What is critically damped is late by the factor that grows with time.
    let rate = difference > 0 ? decay - difference.squareRoot() : decay
    return 7.26 / rate * (abs(difference) < 1e-6 * stiffness ? 1.3 : 1)
  }
}
