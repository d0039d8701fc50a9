internal import SymtextSupport
internal import SymtextSymbolText

/// The times of a timeline's frames, in seconds.
///
/// Each is computed from its index, so that errors do not add up.
public struct FrameTimes: RandomAccessCollection, Sendable {
  /// The number of frames.
  public let count: Int
  /// The total duration of all frames, in seconds.
  public let duration: Double
  private let length: Double
  private let rate: Double
  private let loops: Bool

  /// The most frames.
  public static let most = 10_000
  /// The most frames of all moving symbols together, a frame counted once for each symbol.
  static let mostOfAllSymbols = 250_000
  /// The most path segments of all moving symbols together, those of a symbol counted once for each frame.
  static let mostSegments = 1 << 27
  /// The frames per second by which a motion is measured before its film has a rate.
  static let usualRate = 60.0

  /// Checks the work of drawing all moving symbols at all frames.
  /// - Throws: ``EffectError`` for too much of it.
  static func check(moving count: Int, frames: Int) throws(EffectError) {
    guard count > 0, frames > mostOfAllSymbols / count else { return }
    throw EffectError(
      "the film has \(count * frames) drawings of moving symbols, in \(frames) frames; at most \(mostOfAllSymbols) are made: let fewer symbols move, or for a shorter time"
    )
  }

  /// Checks the path segments of all moving symbols at all frames.
  /// - Throws: ``EffectError`` for too many.
  static func check(segments count: Int, frames: Int) throws(EffectError) {
    guard count > 0, frames > mostSegments / count else { return }
    throw EffectError(
      "the moving symbols have \(count) path segments, which are drawn in \(frames) frames; at most \(mostSegments) are drawn: let fewer symbols move, or for a shorter time"
    )
  }

  /// - Parameters:
  ///   - length: the duration of the motion, in seconds.
  ///   - rate: frames per second, more than 0.
  ///   - loops: whether the last frame is followed by the first.
  ///   - atMost: whether `rate` is the maximum for a loop; otherwise a loop has the nearest number of frames.
  /// - Throws: ``EffectError`` for more than ``most`` frames.
  init(length: Double, rate: Double, loops: Bool, atMost: Bool = false) throws(EffectError) {
    let frames =
      loops
      ? (length * rate + (atMost ? 1e-9 : 0)).rounded(atMost ? .down : .toNearestOrAwayFromZero)
      : (length * rate - 1e-9).rounded(.up) + 1
    guard frames <= Double(Self.most) else {
      throw EffectError(
        "the motion takes \(length.rounded(decimals: 2)) s, which are \(frames < 1e15 ? "\(Int(frames))" : "too many") frames; a picture has at most \(Self.most): lower the frame rate or shorten it"
      )
    }
    count = Int(Swift.max(frames, 1))
    self.length = length
    self.rate = rate
    self.loops = loops
    // A still picture lasts for one frame.
    duration = loops && length > 0 ? length : Double(count) / rate
  }

  /// The index of the first frame.
  public var startIndex: Int { 0 }
  /// The number of frames.
  public var endIndex: Int { count }

  /// The time of a frame, in seconds.
  public subscript(position: Int) -> Double {
    loops
      ? Double(position) * length / Double(count)
      : position == count - 1 ? Swift.max(length, Double(position) / rate) : Double(position) / rate
  }

  /// The time at which a file shows a frame, in seconds.
  ///
  /// Frames in a file are evenly spaced.
  public func showing(_ position: Int) -> Double { duration * Double(position) / Double(count) }
}
