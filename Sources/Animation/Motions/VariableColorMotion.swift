internal import SymtextSymbolText

/// The layers of a symbol light up in the order of their values.
struct VariableColorMotion: Motion, SteadyMotion {
  /// The step of each part; `nil` if the part shows no value.
  private let steps: [Int?]
  private let count: Int
  private let style: SymbolEffect.VariableColor
  private let isClosed: Bool
  /// How lit the parts are at rest.
  private let rest: [Double]
  private let step: Double
  /// The time in which a layer lights up, and the time in which it fades, in seconds.
  let rise: Double, fall: Double
  let period: Double

  /// The time for which all layers stay lit before they fade together, in seconds.
  private static let hold = 0.4
  /// The duration of that fade, in seconds.
  private static let fallTogether = 0.416

  /// - Parameter rest: how lit each part is at rest.
  init(_ model: MotionModel, _ style: SymbolEffect.VariableColor, rest: [Double]) {
    let thresholds = model.thresholds
    steps = model.parts.map { part in part.threshold.flatMap { thresholds.firstIndex(of: $0) } }
    count = max(thresholds.count, 1)
    self.style = style
    self.rest = rest
    isClosed = model.isLoopClosed
    let n = Double(count)
    step = min(max(1 / n, 0.08), 0.25)
    rise = min(0.25, step)
    let isTogether = style.isCumulative && !style.isReversing && !isClosed
    fall = isTogether ? Self.fallTogether : min(0.45, 1.8 * step)
    period =
      if style.isCumulative {
        style.isReversing || isClosed ? 2 * n * step : n * step + Self.hold + Self.fallTogether
      } else if style.isReversing && count > 1 {
        (2 * n - 2) * step
      } else {
        isClosed ? n * step : n * step + Self.hold
      }
  }

  var length: Double { 2 * easingTime + period }
  var steady: (any SteadyMotion)? { self }
  var beginsAtRest: Bool { false }

  func state(of part: Int, at time: Double) -> LayerState {
    guard time > 0, time < length else { return .rest }
    // From rest to the dim state, one play, and back.
    let presence = min(time, length - time) / easingTime
    return state(of: part, at: min(max(time - easingTime, 0), period), presence: presence)
  }

  func steadyState(of part: Int, at time: Double) -> LayerState {
    state(of: part, at: time, presence: 1)
  }

  func introState(of part: Int, at time: Double) -> LayerState {
    state(of: part, at: max(time - easingTime, 0), presence: time / easingTime)
  }

  func state(of part: Int, at time: Double, endingFrom end: Double) -> LayerState {
    let presence = 1 - (time - end) / easingTime
    return presence <= 0
      ? .rest
      : state(
        of: part, at: max(time - easingTime, 0), presence: min(presence, time / easingTime))
  }

  private func state(of part: Int, at time: Double, presence: Double) -> LayerState {
    guard steps.indices.contains(part), let step = steps[part] else { return .rest }
    let unlit = style.hidesInactiveLayers ? 0 : SymbolPainting.unlitOpacity
    let lit = unlit + (1 - unlit) * light(of: step, at: time)
    let eased = TimingCurve.sharp.value(presence)
    return LayerState(lit: rest[part] + (lit - rest[part]) * eased)
  }

  /// Returns how lit a layer is, 0 to 1.
  /// - Parameter time: the time since the beginning of the first period.
  private func light(of layer: Int, at time: Double) -> Double {
    // A layer that fades at the end of one period may still fade in the next.
    let now = light(of: layer, within: time.truncatingRemainder(dividingBy: period))
    let before =
      time < period
      ? 0 : light(of: layer, within: time.truncatingRemainder(dividingBy: period) + period)
    return max(now, before)
  }

  private func light(of layer: Int, within time: Double) -> Double {
    windows(of: layer).map { lit(time, from: $0.start, to: $0.end) }.max() ?? 0
  }

  /// Returns the times of a period from which a layer lights up and from which it fades, in seconds.
  func windows(of layer: Int) -> [(start: Double, end: Double)] {
    let (i, n) = (Double(layer), Double(count))
    if style.isCumulative {
      if style.isReversing { return [(i * step, (2 * n - 1 - i) * step)] }
      return [(i * step, isClosed ? (n + i) * step : n * step + Self.hold)]
    }
    let first = (start: i * step, end: (i + 1) * step)
    guard style.isReversing, layer > 0, layer < count - 1 else { return [first] }
    let back = 2 * n - 2 - i
    return [first, (back * step, (back + 1) * step)]
  }

  private func lit(_ time: Double, from start: Double, to end: Double) -> Double {
    let up = TimingCurve.sharp.value(elapsedShare(time, from: start, of: rise))
    return up * (1 - TimingCurve.sharp.value(elapsedShare(time, from: end, of: fall)))
  }
}
