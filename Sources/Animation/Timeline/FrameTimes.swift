internal import SymtextSupport
internal import SymtextSymbolText

/// The times of a picture's frames, in seconds: each is found from its number, so that no error adds up.
public struct FrameTimes: RandomAccessCollection, Sendable {
  /// How many frames there are.
  public let count: Int
  /// How long all frames are shown together, in seconds.
  public let duration: Double
  private let length: Double
  private let rate: Double
  private let loops: Bool

  /// The most frames of a picture.
  public static let most = 10_000

  /// - Parameters:
  ///   - length: of the picture's motion, in seconds.
  ///   - rate: frames a second, more than 0.
  ///   - loops: whether the last frame is followed by the first.
  ///   - atMost: whether a loop never has more frames a second; if not, the nearest number in its length.
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
    // What does not move is shown as long as a frame is.
    duration = loops && length > 0 ? length : Double(count) / rate
  }

  /// The number of the first frame.
  public var startIndex: Int { 0 }
  /// How many frames there are.
  public var endIndex: Int { count }

  /// When a frame is shown.
  public subscript(position: Int) -> Double {
    loops
      ? Double(position) * length / Double(count)
      : position == count - 1 ? Swift.max(length, Double(position) / rate) : Double(position) / rate
  }

  /// When a frame is shown in the file, which is at an even pace.
  public func showing(_ position: Int) -> Double { duration * Double(position) / Double(count) }
}
