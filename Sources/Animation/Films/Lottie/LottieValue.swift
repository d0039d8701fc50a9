internal import SymtextSupport

/// A property in a Lottie file: one value, or keyframes.
///
/// <https://lottie.github.io/lottie-spec/1.0/specs/properties/>
struct LottieValue {
  /// A value at a time, and how it goes on from there.
  struct Keyframe {
    /// In frames.
    var time: Double
    var value: [Double]
    var way: Way
  }

  /// How one keyframe leads to the next.
  enum Way: Hashable {
    /// The value stays until the next.
    case hold
    /// Along a cubic curve through the heights 0, two more, and 1 at the beginning, the thirds and the end of its time.
    case curve(Double, Double)

    /// At an even pace.
    static let straight = Way.curve(1 / 3, 2 / 3)
  }

  private(set) var keyframes: [Keyframe]

  /// - Parameter keyframes: by rising times; one where nothing changes.
  init(_ keyframes: [Keyframe]) { self.keyframes = keyframes }

  /// - Parameter constant: the only value.
  init(_ constant: [Double]) {
    keyframes = [Keyframe(time: 0, value: constant, way: .hold)]
  }

  /// Its only value; `nil` where it changes.
  var constant: [Double]? { keyframes.count == 1 ? keyframes[0].value : nil }

  /// The same in another unit.
  func mapped(_ change: ([Double]) -> [Double]) -> LottieValue {
    LottieValue(
      keyframes.map { Keyframe(time: $0.time, value: change($0.value), way: $0.way) })
  }

  /// The same until a time, in frames, and nothing from then on.
  /// - Parameter start: when it is looked at first.
  func ended(at end: Double, from start: Double) -> LottieValue {
    var before = keyframes.filter { $0.time < end }
    if before.count < keyframes.count {
      var last = keyframes[before.count]
      last.time = end - Self.moment
      before.append(last)
    }
    before[0].time = max(before[0].time, start)
    before[before.count - 1].way = .hold
    before.append(Keyframe(time: end, value: before[0].value.map { _ in 0 }, way: .hold))
    return LottieValue(before)
  }

  /// What is about no time, in frames.
  static let moment = 0.002

  /// - Parameter decimals: those of the value.
  func json(decimals: Int) -> JSONValue {
    if let constant {
      let numbers = constant.map { JSONValue.rounded($0, decimals) }
      return .object([
        ("a", .number(0)), ("k", numbers.count == 1 ? numbers[0] : .array(numbers)),
      ])
    }
    let frames = keyframes.enumerated().map { index, frame in
      var members: [(String, JSONValue)] = [
        ("t", .rounded(frame.time, 3)),
        ("s", .array(frame.value.map { .rounded($0, decimals) })),
      ]
      // rlottie draws nothing of what has a last keyframe that leads on.
      if index + 1 < keyframes.count {
        switch frame.way {
        case .hold: members.append(("h", .number(1)))
        case .straight: members += [Self.handle("o", 0, 0), Self.handle("i", 1, 1)]
        case .curve(let first, let second):
          members += [Self.handle("o", 1.0 / 3, first), Self.handle("i", 2.0 / 3, second)]
        }
      }
      return JSONValue.object(members)
    }
    return .object([("a", .number(1)), ("k", .array(frames))])
  }

  private static func handle(_ name: String, _ x: Double, _ y: Double) -> (String, JSONValue) {
    (name, .object([("x", .rounded(x, 3)), ("y", .rounded(y, 3))]))
  }
}

extension JSONValue {
  /// A number with so many decimals.
  static func rounded(_ value: Double, _ decimals: Int) -> JSONValue {
    .number(value.rounded(decimals: decimals))
  }

  /// A property that does not change.
  static func constant(_ value: JSONValue) -> JSONValue {
    .object([("a", .number(0)), ("k", value)])
  }
}
