/// The repetition of an effect.
public struct Repetition: Hashable, Sendable {
  /// The number of times; `nil` repeats until the effect is removed.
  public var count: Int?
  /// The pause between repetitions, in seconds, which the speed factor does not change; `nil` for the effect's own.
  public var delay: Double?
  /// Whether the effect runs on smoothly, without stopping and starting each time.
  public var isContinuous: Bool

  /// Makes a repetition.
  public init(count: Int? = 1, delay: Double? = nil, isContinuous: Bool = false) {
    self.count = count
    self.delay = delay
    self.isContinuous = isContinuous
  }

  /// Once.
  public static let once = Repetition()
  /// Until it is removed, starting and stopping each time.
  public static let forever = Repetition(count: nil)
  /// Until it is removed, without stopping.
  public static let continuous = Repetition(count: nil, isContinuous: true)

  /// The largest valid number of times.
  package static let mostTimes = 1000
  /// The longest delay, in seconds.
  package static let longestDelay = 60.0

  /// The repetition as written in the options of an effect: `repeat=3` and `delay=0.5`, or `continuous`.
  var words: [String] {
    if isContinuous { return ["continuous"] }
    let rest = delay.map { ["delay=\(MarkupNumber.text($0))"] } ?? []
    // A delay without a count repeats until the effect is removed.
    if let count { return ["repeat=\(count)"] + rest }
    return rest.isEmpty ? ["repeat=forever"] : rest
  }
}
