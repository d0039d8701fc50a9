/// The end times of an animation's frames in whole ticks: milliseconds, to which browsers truncate delays, or the unit
/// of a file format.
///
/// The rounding error of a frame is carried over to the next, so that the error is never more than half a tick: sixty
/// frames a second take 17, 16, 17, … ms, 1,000 in total.
struct FrameClock {
  private let ticksPerSecond: Double
  /// The end of the last frame, from the start of the first.
  private var ticks = 0
  /// The same, as passed by the caller.
  private var seconds = 0.0

  /// The greatest length of an animation: a day.
  static let mostSeconds = 86_400.0

  init(ticksPerSecond: Int = 1000) { self.ticksPerSecond = Double(ticksPerSecond) }

  /// Advances to the end of the next frame.
  /// - Parameter end: in seconds from the start of the first frame.
  /// - Returns: the duration of the frame in ticks; 0 if it ends in the same tick as the one before.
  /// - Throws: ``RenderingError`` if the frame would end before its start, or after a day.
  mutating func advance(to end: Double) throws(RenderingError) -> Int {
    guard end >= seconds, end <= Self.mostSeconds else {
      throw RenderingError(
        "a frame that begins at \(seconds) s cannot end at \(end) s; it must end between \(seconds) s and \(Int(Self.mostSeconds)) s"
      )
    }
    let start = ticks
    (seconds, ticks) = (end, Int((end * ticksPerSecond).rounded()))
    return ticks - start
  }
}
