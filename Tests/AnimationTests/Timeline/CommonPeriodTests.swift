@testable import SymtextAnimation
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

struct CommonPeriodTests {
  @Test(
    arguments: [
      ([], 0.0, []), ([0.0], 0, []), ([2], 2, [1]), ([1, 0.5, 0.25], 1, [1, 2, 4]),
      ([1, 1.5], 3, [3, 2]), ([1.5, 1], 3, [2, 3]), ([1, 1.015], 1.015, [1, 1]),
      ([2, 2.4], 12, [6, 5]), ([100, 1], 100, [1, 100]), ([100, 70], 100, [1, 1]),
    ] as [([Double], Double, [Int])])
  func `Periods have a common multiple`(periods: [Double], length: Double, counts: [Int]) {
    let common = CommonPeriod(periods)
    #expect(abs(common.length - length) < 1e-12)
    #expect(common.counts == counts)
  }

  @Test func `The longest period divides it, and the others are stretched as little as possible`() {
    var random = SplitMix64(state: 5)
    for _ in 0..<300 {
      let periods = (0..<1 + random.number(4)).map { _ in 0.1 + Double(random.number(5000)) / 1000 }
      let most = periods.max() ?? 1
      func error(_ length: Double) -> Double {
        periods.map { abs(length / (max((length / $0).rounded(), 1) * $0) - 1) }.max() ?? 0
      }
      let common = CommonPeriod(periods)
      let number = common.length / most
      #expect(abs(number - number.rounded()) < 1e-9)
      #expect(common.length <= max(30, most) + 1e-9)
      #expect(common.counts == periods.map { max(Int((common.length / $0).rounded()), 1) })
      // The first period that is good enough, or the best of all.
      for other in 1...max(Int(30 / most), 1) {
        let isSooner = Double(other) < number.rounded()
        #expect(!isSooner || error(Double(other) * most) > 0.02)
        #expect(
          error(common.length) <= 0.02
            || error(Double(other) * most) >= error(common.length) - 1e-9)
      }
    }
  }

  @Test func `It is long enough for its contents`() {
    let once = CommonPeriod([], atLeast: 0.86)
    #expect(once.length == 0.86 && once.counts.isEmpty)
    let often = CommonPeriod([0.25], atLeast: 0.86)
    #expect(abs(often.length - 1) < 1e-12 && often.counts == [4])
    let enough = CommonPeriod([1.2, 0.6], atLeast: 0.86)
    #expect(abs(enough.length - 1.2) < 1e-12 && enough.counts == [1, 2])
  }
}
