internal import SymtextSupport

/// The times that a file can name: percentages of a motion's length, with enough decimals to be visually exact.
struct TimeGrid: Sendable {
  /// The duration of one cycle, in seconds.
  let length: Double
  /// Whether the end is followed by the beginning.
  let loops: Bool
  /// The number of the last time; the first is 0.
  let count: Int
  /// The number of cycles within the loop of the picture.
  let turns: Int
  private let text: DecimalText

  /// The longest step between times, in seconds.
  private static let step = 0.0002
  /// Samples per second.
  private static let rate = 240.0
  /// The most samples, unless a value jumps.
  private static let mostLooks = 40_000.0

  init(length: Double, loops: Bool, turns: Int = 1) {
    (self.length, self.loops, self.turns) = (length, loops, turns)
    var (count, decimals) = (100, 0)
    while length / Double(count) > Self.step && decimals < 6 {
      count *= 10
      decimals += 1
    }
    self.count = count
    text = DecimalText(decimals: decimals, hasLeadingZero: false)
  }

  /// The numbers between two samples.
  var stride: Int { max(Int(Double(count) / min(length * Self.rate, Self.mostLooks)), 1) }

  /// Returns the smallest number of steps that takes at least some seconds.
  func numbers(in seconds: Double) -> Int { Int((seconds / length * Double(count)).rounded(.up)) }

  /// Returns a time in seconds.
  ///
  /// The last time of a loop is just before its restart.
  func time(_ number: Int) -> Double {
    if number == count { return loops ? length * (1 - 1e-9) : length }
    return length * Double(number) / Double(count)
  }

  /// Returns the selector of a keyframe.
  func selector(_ number: Int) -> String {
    if number == count { return "to" }
    var bytes: [UInt8] = []
    text.append(number, to: &bytes)
    return String(decoding: bytes, as: UTF8.self) + "%"
  }
}
