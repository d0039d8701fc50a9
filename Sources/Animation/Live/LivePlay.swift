internal import SymtextSymbolText

/// An effect that a live symbol plays, and plays on when another symbol replaces it.
struct LivePlay: Sendable {
  let effect: SymbolEffect
  let repetition: Repetition
  let speed: Double
  /// In seconds.
  let start: Double
  /// The time at which it is removed, in seconds; `nil` while it is not.
  var removal: Double?

  /// Returns the effect on the time axis of a symbol; `nil` if the symbol cannot play it.
  func played(by timeline: SymbolTimeline, reducesMotion: Bool) -> PlayedEffect? {
    let choice = EffectChoice(effect, of: timeline.model, hasSuccessor: false)
    guard let effect = choice.effect else { return nil }
    let maker = MotionMaker(
      model: timeline.model, restLit: timeline.restLit, reducesMotion: reducesMotion)
    var played = PlayedEffect(
      effect, maker.motion(effect), start: start, repetition: repetition, speed: speed)
    if let removal, played.end > removal || effect.family == .scale { played.removal = removal }
    return played
  }
}
