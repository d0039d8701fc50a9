internal import SymtextGraphics
internal import SymtextSupport
internal import SymtextSymbolText

/// The difference between the motion of a part before a command and after it, which fades on a spring.
///
/// The part's pose is that of the new motion and this difference. Therefore neither its place nor its speed jumps,
/// however it moved before.
struct LiveRemainder: Sendable {
  /// The pose of a part as numbers that can be added: opacity, scale, rotation, the way of the symbol's middle, gap,
  /// both ends of drawn lines, how lit the part is, and how much its gap clears.
  struct Values: Sendable {
    fileprivate(set) var numbers = SIMD16<Double>()

    /// - Parameters:
    ///   - lit: how lit the part is at rest.
    ///   - middle: the symbol's middle, in points, y down, from its origin.
    init(_ state: LayerState, capHeight: Double, lit: Double, middle: Point) {
      let way = state.pose(capHeight: capHeight, lit: 1).map * middle - middle
      numbers[0] = state.opacity
      numbers[1] = state.scale
      numbers[2] = state.rotation
      (numbers[3], numbers[4]) = (way.x, way.y)
      numbers[5] = state.gap
      (numbers[6], numbers[7]) = (state.drawn.lowerBound, state.drawn.upperBound)
      numbers[8] = state.lit ?? lit
      numbers[9] = state.depth
    }

    fileprivate init() {}

    /// Whether the part is as good as transparent, so that only its opacity matters.
    fileprivate var isFaint: Bool { numbers[0] < 1e-2 }
    /// Whether hardly any of its lines is drawn.
    fileprivate var isUndrawn: Bool { numbers[7] - numbers[6] < 1e-2 }
    /// Whether nothing of it is visible.
    fileprivate var isUnseen: Bool { numbers[0] < 1e-3 || numbers[7] - numbers[6] < 1e-3 }
  }

  private var start: Double
  private var gap = SIMD16<Double>()
  private var speed = SIMD16<Double>()

  /// The frequency of the spring, which does not overshoot.
  private static let frequency = 15.0
  /// The time after which nothing remains, in seconds.
  private static let length = 0.9
  /// The step for measuring speeds, in seconds.
  static let step = 1e-4

  /// - Parameters:
  ///   - time: the time of the command, in seconds.
  ///   - before: the values of the old motion one step later, and two steps later.
  ///   - after: those of the new motion.
  init(at time: Double, before: (Values, Values), after: (Values, Values)) {
    start = time
    var (a, b) = (before.0.numbers - after.0.numbers, before.1.numbers - after.1.numbers)
    let turn = (a[2] / 360).rounded() * 360
    a[2] -= turn
    // A rotation begins anew after each turn.
    b[2] -= turn + ((b[2] - turn - a[2]) / 360).rounded() * 360
    if before.0.isUnseen && (after.0.isFaint || after.0.isUndrawn) {
      // A hidden part appears as its motion lets it appear.
      (a, b) = (.zero, .zero)
    } else if before.0.isUnseen {
      for number in 1..<10 { (a[number], b[number]) = (0, 0) }
      (a[0], b[0]) = (-after.0.numbers[0], -after.0.numbers[0])
      // A gap that the part clears opens and closes with it.
      a[5] = before.0.numbers[5] - after.0.numbers[5]
      b[5] = before.1.numbers[5] - after.1.numbers[5]
      a[9] = before.0.numbers[9] - after.0.numbers[9]
      b[9] = before.1.numbers[9] - after.1.numbers[9]
    }
    gap = a
    speed = (b - a) / Self.step
    // Where a motion begins anew within the step, the difference is no speed.
    for number in 0..<16 where abs(speed[number]) > Self.mostSpeed { speed[number] = 0 }
    if abs(gap).max() < 1e-4 && abs(speed).max() < 0.02 { (gap, speed) = (.zero, .zero) }
  }

  /// The largest speed, in degrees or other units per second.
  private static let mostSpeed = 3_000.0

  /// The time from which nothing remains, in seconds.
  var end: Double { gap == .zero && speed == .zero ? start : start + Self.length }

  /// Whether nothing remains at a time.
  func isOver(at time: Double) -> Bool { time >= end }

  /// Returns the values on the screen.
  /// - Parameter values: the values of the motion.
  func values(_ values: Values, at time: Double) -> Values {
    let elapsed = max(time - start, 0)
    let factor = exp(-Self.frequency * elapsed)
    var sum = values
    sum.numbers += (gap + (speed + gap * Self.frequency) * elapsed) * factor
    return sum
  }
}

extension LiveRemainder.Values {
  /// Returns the pose with these values.
  /// - Parameters:
  ///   - middle: the symbol's middle, in points, y down, from its origin.
  ///   - isCut: whether the part is cut out of those behind it.
  func pose(shape: PoseShape?, middle: Point, isCut: Bool) -> LayerPose {
    func share(_ value: Double) -> Double { min(max(value, 0), 1) }
    let map =
      Affine.translation(numbers[3], numbers[4]) * .rotation(degrees: numbers[2], about: middle)
      * .scale(max(numbers[1], 0), about: middle)
    let (from, to) = (share(numbers[6]), share(numbers[7]))
    let light = share(numbers[8])
    return LayerPose(
      map: map, opacity: share(numbers[0]) * (isCut ? 1 : light), light: isCut ? light : 1,
      gap: share(numbers[5]), depth: share(numbers[9]), drawn: min(from, to)...max(from, to),
      shape: shape)
  }
}

extension SIMD16<Double> {
  /// The absolute values.
  fileprivate func magnitudes() -> Self { replacing(with: -self, where: self .< 0) }
}

/// The absolute values of all numbers.
private func abs(_ numbers: SIMD16<Double>) -> SIMD16<Double> { numbers.magnitudes() }
