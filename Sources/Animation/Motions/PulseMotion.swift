internal import SymtextSupport
internal import SymtextSymbolText

/// A symbol fades and comes back, or breathes: more slowly, and it may change its size.
struct PulseMotion: Motion, SteadyMotion {
  private let cast: Cast
  /// The largest decrease of opacity.
  private let fading: Double
  /// The largest increase of scale.
  private let growth: Double
  let period: Double

  private init(_ cast: Cast, fading: Double, growth: Double, period: Double) {
    self.cast = cast
    (self.fading, self.growth, self.period) = (fading, growth, period)
  }

  /// To .4 of the opacity and back in a second, as in HarmonyOS and Font Awesome.
  static func pulse(_ cast: Cast) -> Self { Self(cast, fading: 0.6, growth: 0, period: 1) }

  /// Fades, if `style` is pulse, while it grows.
  /// - Parameter isStill: whether the size stays the same.
  static func breathe(_ cast: Cast, _ style: SymbolEffect.Breath, isStill: Bool) -> Self {
    Self(cast, fading: style == .pulse ? 0.4 : 0, growth: isStill ? 0 : 0.1, period: 2.4)
  }

  var length: Double { period + cast.spread }
  var steady: (any SteadyMotion)? { self }
  /// Parts that began later are not at rest then.
  var endsAtRest: Bool { cast.spread == 0 }

  func state(of part: Int, at time: Double) -> LayerState {
    cast.state(of: part, at: time) { time in
      time <= 0 || time >= period ? .rest : swing(time)
    }
  }

  func steadyState(of part: Int, at time: Double) -> LayerState {
    cast.state(of: part, at: time) { swing($0) }
  }

  // Parts begin one after another, each at rest.
  func introState(of part: Int, at time: Double) -> LayerState {
    cast.state(of: part, at: time) { $0 <= 0 ? .rest : swing($0) }
  }

  private func swing(_ time: Double) -> LayerState {
    let share = (1 - cos(2 * .pi * time / period)) / 2
    return LayerState(opacity: 1 - fading * share, scale: 1 + growth * share)
  }
}
