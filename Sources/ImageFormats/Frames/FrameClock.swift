/// When frames of an animation end, in whole ticks: milliseconds, as browsers cut delays to those, or what a file says.
///
/// What is cut from a frame goes to the next one, so that at no time more than half a tick is missing or too much:
/// sixty frames a second take 17, 16, 17, … ms, and 1,000 together.
struct FrameClock {
  private let ticksPerSecond: Double
  /// The end of the last frame, from the beginning of the first one.
  private var ticks = 0
  /// The same as it was given.
  private var seconds = 0.0

  /// The longest animation: a day.
  static let mostSeconds = 86_400.0

  init(ticksPerSecond: Int = 1000) { self.ticksPerSecond = Double(ticksPerSecond) }

  /// Goes on to the end of the next frame.
  /// - Parameter end: in seconds from the beginning of the first frame.
  /// - Returns: how long the frame is shown; 0 when it ends in the same tick as the one before.
  /// - Throws: ``RenderingError`` when it would end before it begins, or after a day.
  mutating func advance(to end: Double) throws(RenderingError) -> Int {
    guard end >= seconds, end <= Self.mostSeconds else {
      throw RenderingError(
        "a frame that begins \(seconds) s after the first one cannot end at \(end) s; it must end later, and an animation has at most \(Int(Self.mostSeconds)) s"
      )
    }
    let start = ticks
    (seconds, ticks) = (end, Int((end * ticksPerSecond).rounded()))
    return ticks - start
  }
}
