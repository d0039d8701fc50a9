internal import SymtextSymbolText

/// Makes the motion of an effect for a symbol.
struct MotionMaker {
  let model: MotionModel
  /// How lit each part is at rest.
  let restLit: [Double]
  /// Whether to reduce motion.
  let reducesMotion: Bool

  /// - Parameter comes: whether the motion is for the new symbol of a replacement.
  func motion(_ effect: SymbolEffect, comes: Bool = false) -> any Motion {
    if reducesMotion, let motion = reduced(effect, comes: comes) { return motion }
    let scope = effect.scope
    switch effect.kind {
    case .automatic, .appear(.up): return presence(scope, .appear(.up))
    case .appear(let plane): return presence(scope, .appear(plane))
    case .disappear(let plane): return presence(scope, .disappear(plane), isFrontFirst: true)
    case .bounce(let plane): return BounceMotion(cast(scope, 0.05), plane)
    case .scale(let plane): return ScaleMotion(cast(scope, 0.066), plane)
    case .pulse: return PulseMotion.pulse(cast(scope, 0) { $0.pulses })
    case .variableColor(let style): return VariableColorMotion(model, style, rest: restLit)
    case .replace(let style):
      return comes
        ? presence(scope, .into(style.way), interval: 0.033)
        : presence(scope, .out(style.way), interval: 0.033, isFrontFirst: true)
    case .wiggle(let wiggle): return WiggleMotion(cast(scope, 0.04), model.swing(wiggle))
    case .breathe(let style):
      let cast =
        style == .pulse && scope == .byLayer ? cast(scope, 0.1) { $0.pulses } : cast(scope, 0.1)
      return PulseMotion.breathe(cast, style, isStill: false)
    case .rotate(let turn): return rotate(scope, turn)
    case .drawOn: return DrawMotion(model, scope, draws: true, isReversed: false)
    case .drawOff(let isReversed):
      return DrawMotion(model, scope, draws: false, isReversed: isReversed)
    }
  }

  /// The motion for reduced motion; `nil` if the effect has no movement to reduce.
  private func reduced(_ effect: SymbolEffect, comes: Bool) -> (any Motion)? {
    switch effect.kind {
    case .automatic, .appear, .drawOn: presence(.wholeSymbol, .fade(comes: true))
    case .disappear, .drawOff: presence(.wholeSymbol, .fade(comes: false))
    case .replace: presence(.wholeSymbol, .fade(comes: comes))
    case .scale(let plane): ScaleMotion(cast(.wholeSymbol, 0), plane, isAtOnce: true)
    case .bounce, .wiggle, .rotate: Stillness()
    case .breathe(let style): PulseMotion.breathe(cast(effect.scope, 0.1), style, isStill: true)
    case .pulse, .variableColor: nil
    }
  }

  private func rotate(_ scope: SymbolEffect.Scope, _ turn: SymbolEffect.Turn) -> any Motion {
    let cast = cast(scope, 0) { $0.rotates }
    let isClockwise = model.isClockwise(turn)
    // A whole symbol rotates about its middle: about an anchor near its edge it would leave the line of text.
    let isWhole = scope == .wholeSymbol || !model.parts.contains { $0.rotates }
    return RotateMotion(
      isWhole ? cast.turning(about: model.middle) : cast, isClockwise: isClockwise)
  }

  private func cast(
    _ scope: SymbolEffect.Scope, _ interval: Double, isFrontFirst: Bool = false,
    plays: ((MovingPart) -> Bool)? = nil
  ) -> Cast {
    Cast(model, scope, interval: interval, isFrontFirst: isFrontFirst, plays: plays)
  }

  private func presence(
    _ scope: SymbolEffect.Scope, _ style: PresenceMotion.Style, interval: Double = 0.05,
    isFrontFirst: Bool = false
  ) -> PresenceMotion {
    PresenceMotion(cast(scope, interval, isFrontFirst: isFrontFirst), style)
  }
}
