@testable import SymtextAnimation
import Testing

struct TimingCurveTests {
  private static let curves = [
    TimingCurve.sharp, .friction, .pen, .turn, TimingCurve(0, 0, 1, 1), TimingCurve(1, 0, 0, 1),
    TimingCurve(0, 0, 0, 1), TimingCurve(1, 0, 1, 1), TimingCurve(0.999, 0, 0.001, 1),
    TimingCurve(-3, 0, 7, 1),
  ]

  @Test func `Curves have the values of their formula`() {
    let expected: [(TimingCurve, [Double])] = [
      (.sharp, [0.1573, 0.5, 0.8427]), (.friction, [0.448, 0.8141, 0.9620]),
      (.pen, [0.2366, 0.7756, 0.9594]), (TimingCurve(0.2, 0.2, 0.8, 0.8), [0.25, 0.5, 0.75]),
    ]
    for (curve, values) in expected {
      for (part, value) in zip([0.25, 0.5, 0.75], values) {
        #expect(abs(curve.value(part) - value) < 1e-4)
      }
    }
  }

  @Test func `A curve is evaluated at its time, not at its parameter`() {
    // x is bisected, then y is evaluated.
    func expected(_ part: Double) -> Double {
      func at(_ t: Double, _ a: Double, _ b: Double) -> Double {
        3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
      }
      var (low, high) = (0.0, 1.0)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if at(middle, 0.45, 0.2) < part { low = middle } else { high = middle }
      }
      return at(low, 0, 1)
    }
    for number in 1..<100 {
      let part = Double(number) / 100
      #expect(abs(TimingCurve.turn.value(part) - expected(part)) < 1e-9)
    }
  }

  @Test(arguments: curves)
  func `The ends are exact, and times beyond them are clamped`(curve: TimingCurve) {
    for part in [0.0, -1, -Double.infinity, -1e-300] { #expect(curve.value(part) == 0) }
    for part in [1.0, 2, Double.infinity] { #expect(curve.value(part) == 1) }
    #expect(curve.value(.nan) == 0)
  }

  @Test(arguments: curves)
  func `It rises monotonically`(curve: TimingCurve) {
    var last = 0.0
    for number in 0...1000 {
      let value = curve.value(Double(number) / 1000)
      #expect(value >= last - 1e-9 && (0...1).contains(value), "at \(number)")
      last = value
    }
  }

  @Test func `A time's fraction is clamped between its ends`() {
    #expect(elapsedShare(1, from: 0.5, of: 2) == 0.25)
    #expect(elapsedShare(0, from: 0.5, of: 2) == 0 && elapsedShare(9, from: 0.5, of: 2) == 1)
  }
}
