internal import SymtextGraphics
package import SymtextSymbolText

/// The motion of a symbol's part for an effect, as style sheets state it: each property changes from one value to
/// another, and possibly back, on its own curve.
package struct EffectTracks: Hashable, Sendable {
  /// An animated property.
  package enum Property: String, Hashable, Sendable {
    /// From 0 to 1.
    case opacity
    /// The scale factor, about the pivot.
    case scale
    /// Degrees clockwise, about the anchor.
    case rotation
    /// The offset along a direction, in cap heights.
    case way
  }

  /// The motion of one property.
  package struct EffectTrack: Hashable, Sendable {
    /// The property.
    package var property: Property
    /// The value at the beginning, and the value that counts as 1 of the curve.
    package var from: Double, to: Double
    /// The progress between both values: a piecewise linear curve over the fraction of the length, 0 to 1.
    package var easing: [Knot]
  }

  /// A point of a curve.
  package struct Knot: Hashable, Sendable {
    /// The fraction of time, 0 to 1.
    package var time: Double
    /// The progress: 0 at ``EffectTrack/from``, 1 at ``EffectTrack/to``.
    package var value: Double
  }

  /// The properties that change.
  package var tracks: [EffectTrack]
  /// The duration of one play, in seconds, including the rest before the next.
  package var length: Double
  /// The delay from one motion group to the next, in seconds, if there are few.
  package var interval: Double

  /// The largest delay of the last group after the first, in seconds.
  package static let longestSpread = Cast.longestSpread
  /// The opacity of unlit layers.
  package static let unlit = SymbolPainting.unlitOpacity
  /// The tolerance of curves.
  package static let tolerance = 0.002
  /// The tolerance for a full turn, which is a large change.
  private static let turnTolerance = 0.0005
  /// Samples per second.
  private static let rate = 1000.0

  /// Returns the tracks of a symbol with one part.
  /// - Parameters:
  ///   - goesOn: whether the effect continues without stopping. An effect that cannot do so is played once.
  ///   - reducesMotion: whether to use the replacement for reduced motion.
  ///   - comes: whether the symbol is the new one of a replacement.
  package init(
    _ effect: SymbolEffect, goesOn: Bool = false, reducesMotion: Bool = false, comes: Bool = false
  ) {
    func played(by parts: Int) -> any Motion {
      MotionMaker(
        model: MotionModel(parts: parts), restLit: [Double](repeating: 1, count: parts),
        reducesMotion: reducesMotion
      ).motion(effect, comes: comes)
    }
    let motion = played(by: 1)
    // The delay by which the second of two parts ends later.
    interval = played(by: 2).length - motion.length
    let length: Double
    if goesOn, let steady = motion.steady {
      length = steady.period
      tracks = Self.tracks(length: length, end: length) { time in
        steady.steadyState(of: 0, at: time)
      }
    } else {
      let end = motion.length
      length = end + (effect.isTransition || end == 0 ? 0 : motion.delay)
      tracks = Self.tracks(length: length, end: end) { motion.state(of: 0, at: $0) }
    }
    self.length = length
  }

  /// Returns how the layers of a symbol that shows a value light up.
  /// - Returns: for each step a curve from lit to unlit, all of the same length.
  package static func lights(
    _ style: SymbolEffect.VariableColor, steps: Int, isClosed: Bool, goesOn: Bool
  ) -> (length: Double, easings: [[Knot]]) {
    let motion = VariableColorMotion(
      MotionModel(parts: steps, isLoopClosed: isClosed), style,
      rest: [Double](repeating: 1, count: steps))
    let dim = 1 - (style.hidesInactiveLayers ? 0 : unlit)
    let length = goesOn ? motion.period : motion.length
    let easings = (0..<steps).map { step in
      // Starts at the second period, in which layers of the first may still fade.
      let looks = Self.looks(length: length) { time in
        goesOn
          ? motion.steadyState(of: step, at: min(time, length * (1 - 1e-9)) + motion.period)
          : motion.state(of: step, at: time)
      }
      return Self.easing(
        looks.map { (1 - ($0.lit ?? 1)) / dim }, end: length, length: length, tolerance: tolerance)
    }
    return (length, easings)
  }

  /// The times at which the layers of a symbol that shows a value light up and fade, in seconds.
  package struct LightTimes: Hashable, Sendable {
    /// The length of a period, and the times in which a layer lights up and fades.
    package var period: Double, rise: Double, fall: Double
    /// For each step the times of a period at which lighting up and then fading begin.
    package var steps: [[[Double]]]

    /// - Parameter steps: the number of steps.
    package init(_ style: SymbolEffect.VariableColor, steps: Int, isClosed: Bool) {
      let motion = VariableColorMotion(
        MotionModel(parts: steps, isLoopClosed: isClosed), style,
        rest: [Double](repeating: 1, count: steps))
      (period, rise, fall) = (motion.period, motion.rise, motion.fall)
      self.steps = (0..<steps).map { motion.windows(of: $0).map { [$0.start, $0.end] } }
    }
  }

  // MARK: Sampling

  static func looks(length: Double, _ state: (Double) -> LayerState) -> [LayerState] {
    let count = max(Int((length * rate).rounded(.up)), 1)
    return (0...count).map { state(length * Double($0) / Double(count)) }
  }

  private static func tracks(
    length: Double, end: Double, _ state: (Double) -> LayerState
  ) -> [EffectTrack] {
    guard end > 0 else { return [] }
    let states = looks(length: end, state)
    // The scale of an invisible part does not matter.
    let seen = states.map { $0.opacity > 0 ? $0 : nil }
    let values: [(Property, [Double?])] = [
      (.opacity, states.map(\.opacity)), (.scale, seen.map { $0?.scale }),
      (.rotation, states.map(\.rotation)), (.way, states.map(\.offset.x)),
    ]
    return values.compactMap { property, values in
      let values = filled(values)
      guard let from = values.first, let last = values.last else { return nil }
      let far = values.max { abs($0 - from) < abs($1 - from) } ?? from
      // A full turn ends where it begins.
      let turned = property == .rotation && abs(far) > 180 ? (far > 0 ? 360.0 : -360) : nil
      let to = turned ?? (abs(last - from) > 1e-6 ? last : far)
      guard abs(to - from) > 1e-6 else { return nil }
      var easing = values.map { ($0 - from) / (to - from) }
      if turned != nil { easing[easing.count - 1] = 1 }
      return EffectTrack(
        property: property, from: from, to: to,
        easing: Self.easing(
          easing, end: end, length: length,
          tolerance: turned == nil ? tolerance : turnTolerance))
    }
  }

  /// Fills missing values with the next value or, at the end, with the previous one.
  private static func filled(_ values: [Double?]) -> [Double] {
    var result: [Double] = []
    var next = values.lazy.compactMap(\.self).first ?? 1
    for value in values.reversed() {
      next = value ?? (result.isEmpty ? values.lazy.compactMap(\.self).last ?? next : next)
      result.append(next)
    }
    return result.reversed()
  }

  static func easing(
    _ values: [Double], end: Double, length: Double, tolerance: Double
  ) -> [Knot] {
    let points = values.enumerated().map { Track.Knot(time: $0, value: [$1]) }
    let track = Track(
      .opacity, points, end: values.count - 1, tolerance: tolerance)
    var knots = track.knots.map {
      Knot(time: Double($0.time) / Double(values.count - 1) * end / length, value: $0.value[0])
    }
    if end < length, let last = knots.last { knots.append(Knot(time: 1, value: last.value)) }
    return knots
  }
}
