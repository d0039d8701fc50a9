internal import SymtextSupport

/// A property in a Lottie file: one value or keyframes.
///
/// <https://lottie.github.io/lottie-spec/1.0/specs/properties/>
struct LottieValue {
  /// A value at a time, and the interpolation to the next.
  struct Keyframe {
    /// In frames.
    var time: Double
    var value: [Double]
    var way: Way
  }

  /// The interpolation from one keyframe to the next.
  enum Way: Hashable {
    /// The value holds until the next keyframe.
    case hold
    /// A cubic curve over time.
    ///
    /// The control values at one and two thirds of the time are fractions of the change.
    case curve(Double, Double)

    /// Linear interpolation.
    static let straight = Way.curve(1 / 3, 2 / 3)
  }

  private(set) var keyframes: [Keyframe]

  /// - Parameter keyframes: the keyframes by ascending time; one for a constant.
  init(_ keyframes: [Keyframe]) { self.keyframes = keyframes }

  /// - Parameter constant: the only value.
  init(_ constant: [Double]) {
    keyframes = [Keyframe(time: 0, value: constant, way: .hold)]
  }

  /// The only value; `nil` if the value changes.
  var constant: [Double]? { keyframes.count == 1 ? keyframes[0].value : nil }

  /// Returns the property with each value converted.
  func mapped(_ change: ([Double]) -> [Double]) -> LottieValue {
    LottieValue(
      keyframes.map { Keyframe(time: $0.time, value: change($0.value), way: $0.way) })
  }

  /// Returns the property with the value 0 from a time on.
  /// - Parameters:
  ///   - end: the time, in frames.
  ///   - start: the frame at which the property is first used.
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

  /// The smallest step of time, in frames.
  static let moment = 0.002

  /// - Parameter decimals: the decimals of the values.
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
      // rlottie draws nothing if the last keyframe has handles.
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
  /// Returns a number rounded to some decimals.
  static func rounded(_ value: Double, _ decimals: Int) -> JSONValue {
    .number(value.rounded(decimals: decimals))
  }

  /// Returns a property that does not change.
  static func constant(_ value: JSONValue) -> JSONValue {
    .object([("a", .number(0)), ("k", value)])
  }
}
