@testable import SymtextAnimation
import Testing

struct SpringTests {
  /// Springs that are underdamped, critically damped and overdamped.
  private static let springs = [
    Spring.symbols, .critical, Spring(stiffness: 900, damping: 60),
    Spring(stiffness: 228, damping: 22.000001), Spring(stiffness: 228, damping: 45),
    Spring(stiffness: 228, damping: 30.1993), Spring(stiffness: 228, damping: 30.2),
    Spring(stiffness: 328, damping: 16), Spring(stiffness: 50, damping: 0),
  ]

  @Test(arguments: [
    (0.05, 0.19515), (0.1, 0.52563), (0.15, 0.79213), (0.2, 0.94941), (0.3, 1.03535),
    (0.4, 1.01763), (0.5, 1.00208),
  ])
  func `The spring of symbols matches a hand calculation`(time: Double, place: Double) {
    #expect(abs(Spring.symbols.value(time) - place) < 1e-5)
  }

  @Test(arguments: springs)
  func `A spring matches fourth-order integration`(spring: Spring) {
    let (target, step) = (0.7, 1e-4)
    var (x, v) = (-0.3, 2.5)
    func pull(_ x: Double, _ v: Double) -> Double {
      -spring.stiffness * (x - target) - spring.damping * v
    }
    for number in 1...10_000 {
      let (k1, l1) = (v, pull(x, v))
      let (k2, l2) = (v + step / 2 * l1, pull(x + step / 2 * k1, v + step / 2 * l1))
      let (k3, l3) = (v + step / 2 * l2, pull(x + step / 2 * k2, v + step / 2 * l2))
      let (k4, l4) = (v + step * l3, pull(x + step * k3, v + step * l3))
      x += step / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
      v += step / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
      guard number % 500 == 0 else { continue }
      let state = spring.state(from: -0.3, velocity: 2.5, to: target, after: Double(number) * step)
      #expect(abs(state.position - x) < 1e-5 && abs(state.velocity - v) < 1e-4, "at \(number)")
    }
  }

  @Test(arguments: springs)
  func `Its speed is the derivative of its position`(spring: Spring) {
    let h = 1e-6
    for number in 1...20 {
      let time = Double(number) * 0.04
      func place(_ time: Double) -> Double {
        spring.state(from: 2, velocity: -1, to: 0.5, after: time).position
      }
      let speed = spring.state(from: 2, velocity: -1, to: 0.5, after: time).velocity
      #expect(abs(speed - (place(time + h) - place(time - h)) / (2 * h)) < 1e-4)
    }
  }

  @Test(arguments: springs)
  func `It begins with its initial position and speed`(spring: Spring) {
    let state = spring.state(from: 3, velocity: -7, to: 1, after: 0)
    #expect(abs(state.position - 3) < 1e-12 && abs(state.velocity + 7) < 1e-9)
  }

  @Test(arguments: springs.filter { $0.damping > 0 })
  func `It is at rest exactly when it has settled`(spring: Spring) {
    let end = spring.settling
    #expect(spring.value(end) == 1 && spring.value(end + 5) == 1 && spring.value(1e9) == 1)
    #expect(spring.value(0) == 0 && spring.value(-1) == 0)
    // The remaining step is invisible.
    let isNearlyCritical = abs(spring.damping - Spring.critical.damping) < 0.01
    let step = abs(spring.state(from: 0, to: 1, after: end).position - 1)
    #expect(step < (spring == .critical || !isNearlyCritical ? 1.1e-3 : 6e-3))
    #expect(abs(spring.state(from: 0, to: 1, after: end / 2).position - 1) > 1e-4)
  }

  @Test func `The spring of symbols settles after two thirds of a second`() {
    #expect(abs(Spring.symbols.settling - 0.66) < 1e-9)
  }

  @Test func `A critically damped spring does not overshoot`() {
    for number in 0...200 { #expect(Spring.critical.value(Double(number) / 200) <= 1) }
  }

  @Test(arguments: springs.filter { $0.damping > 0 })
  func `A changing target keeps position and speed`(spring: Spring) {
    var motion = SpringMotion(spring, at: 1)
    var last = 0.0
    for (time, target) in [(0.0, 1.4), (0.08, 0.2), (0.11, 2), (0.5, 1), (0.5, 3), (4, 1)] {
      let before = motion.state(at: time)
      let sooner = motion.state(at: max(time - 1e-7, last))
      motion.retarget(to: target, at: time)
      let after = motion.state(at: time)
      let later = motion.state(at: time + 1e-7)
      #expect(before.position == after.position && before.velocity == after.velocity)
      #expect(abs(later.position - sooner.position) < 1e-5)
      #expect(abs(later.velocity - sooner.velocity) < 1e-2 || time >= 4)
      #expect(motion.target == target)
      last = time
    }
    let rest = motion.state(at: 4 + 2.001 * spring.settling)
    #expect(rest.position == 1 && rest.velocity == 0)
    #expect(abs(motion.state(at: 4 + 1.99 * spring.settling).position - 1) < 1e-4)
  }

  @Test func `A weight without force is still`() {
    let motion = SpringMotion(at: 5)
    for time in [-1, 0, 0.3, 100] {
      #expect(motion.state(at: time).position == 5 && motion.state(at: time).velocity == 0)
    }
  }

  @Test func `A spring retargeted midway continues as a spring from there`() {
    var motion = SpringMotion(at: 0)
    motion.retarget(to: 1, at: 2)
    motion.retarget(to: 0, at: 2.1)
    let spring = Spring.symbols
    let middle = spring.state(from: 0, to: 1, after: 2.1 - 2)
    let end = spring.state(
      from: middle.position, velocity: middle.velocity, to: 0, after: 2.25 - 2.1)
    #expect(motion.state(at: 2.25).position == end.position)
    // It still rises at first.
    #expect(motion.state(at: 2.105).position > middle.position)
  }
}
