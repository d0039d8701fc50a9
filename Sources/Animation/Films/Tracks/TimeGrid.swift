internal import SymtextSupport

/// The times that a file can name: percentages of a motion's length, with as many decimals as tell apart what
/// an eye cannot.
struct TimeGrid: Sendable {
  /// How long the motion takes once, in seconds.
  let length: Double
  /// Whether its end is followed by its beginning.
  let loops: Bool
  /// The number of the last time; the first is 0.
  let count: Int
  /// How often it comes round while the whole picture moves once.
  let turns: Int
  private let text: DecimalText

  /// How far times are apart at most, in seconds.
  private static let step = 0.0002
  /// How often a second it is looked how things stand.
  private static let rate = 240.0
  /// It is looked no more often in all, unless something jumps.
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

  /// How many numbers are between two looks.
  var stride: Int { max(Int(Double(count) / min(length * Self.rate, Self.mostLooks)), 1) }

  /// So many numbers take at least so many seconds.
  func numbers(in seconds: Double) -> Int { Int((seconds / length * Double(count)).rounded(.up)) }

  /// In seconds; the last one of a loop is just before it begins anew.
  func time(_ number: Int) -> Double {
    if number == count { return loops ? length * (1 - 1e-9) : length }
    return length * Double(number) / Double(count)
  }

  /// The selector of a keyframe.
  func selector(_ number: Int) -> String {
    if number == count { return "to" }
    var bytes: [UInt8] = []
    text.append(number, to: &bytes)
    return String(decoding: bytes, as: UTF8.self) + "%"
  }
}
