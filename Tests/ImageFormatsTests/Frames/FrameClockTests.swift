@testable import SymtextImageFormats
import Testing

/// Delays in whole milliseconds.
struct FrameClockTests {
  private func delays(_ ends: [Double]) throws -> [Int] {
    var clock = FrameClock()
    return try ends.map { try clock.advance(to: $0) }
  }

  @Test func `Sixty frames a second take 17, 16 and 17 milliseconds`() throws {
    let delays = try delays((1...600).map { Double($0) / 60 })
    #expect(delays == (0..<600).map { $0 % 3 == 1 ? 16 : 17 })
    #expect(delays.reduce(0, +) == 10_000)
  }

  @Test(arguments: [7.0, 23.976, 24, 30, 59.94, 120, 144, 999])
  func `The error is always less than half a millisecond`(rate: Double) throws {
    var sum = 0
    for (number, delay) in try delays((1...5000).map { Double($0) / rate }).enumerated() {
      sum += delay
      #expect(abs(Double(sum) - 1000 * Double(number + 1) / rate) <= 0.5 + 1e-6)
    }
  }

  @Test func `Two ends within one millisecond leave no delay between them`() throws {
    #expect(try delays([0.01, 0.0101, 0.0101, 0.0116]) == [10, 0, 0, 2])
  }

  @Test func `A day is the longest animation`() throws {
    #expect(try delays([86_400]) == [86_400_000])
    for end in [86_400.001, 1e300, .infinity, -.infinity, .nan, -0.001] {
      #expect(throws: RenderingError.self) { try delays([end]) }
    }
    #expect(throws: RenderingError.self) { try delays([1, 0.999]) }
  }

  @Test(arguments: [
    1, 17, 65_535, 65_536, 65_540, 65_550, 70_123, 655_350, 655_360, 6_553_500, 6_553_501,
    65_535_000, 65_536_000, 86_399_999, 86_400_000,
  ])
  func `Fractions represent every time without loss`(milliseconds: Int) {
    let parts = FrameDelay.parts(milliseconds: milliseconds)
    let sum = parts.reduce(0) { $0 + Int($1.numerator) * 1000 / Int($1.denominator) }
    #expect(sum == milliseconds)
    #expect(parts.allSatisfy { $0.numerator > 0 && 1000 % $0.denominator == 0 })
    let isWhole = [1, 10, 100, 1000].contains {
      milliseconds % $0 == 0 && milliseconds / $0 <= 65_535
    }
    // Whole seconds are one part, more than 65,535 two.
    let hasRest = milliseconds % 1000 > 0
    #expect(parts.count == (isWhole ? 1 : milliseconds > 65_535_000 && hasRest ? 3 : 2))
  }
}
