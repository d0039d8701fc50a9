@testable import SymtextAnimation
import Testing

/// Frame rates as fractions.
struct FrameRateTests {
  @Test(arguments: [
    (60.0, "60/1"), (24_000.0 / 1001, "24000/1001"), (12.5, "25/2"), (1.0, "1/1"), (240.0, "240/1"),
    (44 / 0.7333, "440000/7333"),
  ])
  func `A rate that is a fraction is kept exactly`(rate: Double, fraction: String) {
    #expect(FrameRate(rate).description == fraction)
  }

  @Test func `Any other rate is off by less than a millisecond in ten minutes`() {
    for number in 1...500 {
      let rate = 1 + Double(number) * 0.470_731_9
      let fraction = FrameRate(rate)
      let found = Double(fraction.numerator) / Double(fraction.denominator)
      #expect(abs(found / rate - 1) * 600 < 1e-3)
    }
  }
}
