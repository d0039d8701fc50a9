internal import SymtextGraphics
package import SymtextSymbolText

/// How a part of any symbol plays an effect, as style sheets say it: each property goes from one value to
/// another and maybe back, on a curve of its own.
package struct EffectTracks: Hashable, Sendable {
  /// A property of what moves.
  package enum Property: String, Hashable, Sendable {
    /// From 0 to 1.
    case opacity
    /// How large it is, about its pivot.
    case scale
    /// Degrees clockwise, about its anchor.
    case rotation
    /// Cap heights, along a way.
    case way
  }

  /// One property.
  package struct EffectTrack: Hashable, Sendable {
    /// Which.
    package var property: Property
    /// Its value where it begins, and another that it comes to.
    package var from: Double, to: Double
    /// How far it has gone from one to the other: straight pieces between these points, by the part of the
    /// length that has gone, 0 to 1.
    package var easing: [Knot]
  }

  /// A point of a curve.
  package struct Knot: Hashable, Sendable {
    /// The part of the time, 0 to 1.
    package var time: Double
    /// How far it has gone: 0 at ``EffectTrack/from``, 1 at ``EffectTrack/to``.
    package var value: Double
  }

  /// The properties that change.
  package var tracks: [EffectTrack]
  /// How long it takes once, in seconds, with the rest before it is played again.
  package var length: Double
  /// How many seconds after one motion group the next begins, if there are few.
  package var interval: Double

  /// The longest that the last group waits for the first, in seconds.
  package static let longestSpread = Cast.longestSpread
  /// How opaque layers are that are not lit.
  package static let unlit = SymbolPainting.unlitOpacity
  /// How far curves may be from the motion.
  package static let tolerance = 0.002
  /// The same of a full turn, which is long.
  private static let turnTolerance = 0.0005
  /// How often a second the motion is looked at.
  private static let rate = 1000.0

  /// How a symbol of one part plays an effect.
  /// - Parameters:
  ///   - goesOn: whether it goes on without stopping; for what does not, it is played once.
  ///   - reducesMotion: whether it is what takes its place where motion is reduced.
  package init(_ effect: SymbolEffect, goesOn: Bool = false, reducesMotion: Bool = false) {
    func played(by parts: Int) -> any Motion {
      MotionMaker(
        model: MotionModel(parts: parts), restLit: [Double](repeating: 1, count: parts),
        reducesMotion: reducesMotion
      ).motion(effect)
    }
    let motion = played(by: 1)
    // As late as the second part of two comes to rest.
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

  /// How the layers light up of a symbol that shows values.
  /// - Returns: a curve from lit to unlit for each step; all of them take as long.
  package static func lights(
    _ style: SymbolEffect.VariableColor, steps: Int, isClosed: Bool, goesOn: Bool
  ) -> (length: Double, easings: [[Knot]]) {
    let motion = VariableColorMotion(
      MotionModel(parts: steps, isLoopClosed: isClosed), style,
      rest: [Double](repeating: 1, count: steps))
    let dim = 1 - (style.hidesInactiveLayers ? 0 : unlit)
    let length = goesOn ? motion.period : motion.length
    let easings = (0..<steps).map { step in
      // From the second period on, as what is left of the first is seen in it.
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

  // MARK: Sampling

  private static func looks(length: Double, _ state: (Double) -> LayerState) -> [LayerState] {
    let count = max(Int((length * rate).rounded(.up)), 1)
    return (0...count).map { state(length * Double($0) / Double(count)) }
  }

  private static func tracks(
    length: Double, end: Double, _ state: (Double) -> LayerState
  ) -> [EffectTrack] {
    guard end > 0 else { return [] }
    let states = looks(length: end, state)
    // What is not seen has no size.
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

  /// The values, those that are missing as the nearest that follows or, at the end, precedes.
  private static func filled(_ values: [Double?]) -> [Double] {
    var result: [Double] = []
    var next = values.lazy.compactMap(\.self).first ?? 1
    for value in values.reversed() {
      next = value ?? (result.isEmpty ? values.lazy.compactMap(\.self).last ?? next : next)
      result.append(next)
    }
    return result.reversed()
  }

  private static func easing(
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
