/// How often an effect is played.
public struct Repetition: Hashable, Sendable {
  /// How many times; `nil` goes on until it is removed.
  public var count: Int?
  /// Seconds of rest between two times, which a speed does not change; `nil` as the effect has it.
  public var delay: Double?
  /// Whether it goes on without stopping and starting each time.
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

  /// The most times that can be asked for.
  package static let mostTimes = 1000
  /// The longest delay, in seconds.
  package static let longestDelay = 60.0

  /// As options of an effect are written: `repeat=3` and `delay=0.5`, or `continuous`.
  var words: [String] {
    if isContinuous { return ["continuous"] }
    let rest = delay.map { ["delay=\(MarkupNumber.text($0))"] } ?? []
    // A delay alone goes on until it is removed.
    if let count { return ["repeat=\(count)"] + rest }
    return rest.isEmpty ? ["repeat=forever"] : rest
  }
}
