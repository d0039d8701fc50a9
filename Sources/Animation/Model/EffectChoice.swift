internal import SymtextSymbolText

/// The effect that a symbol plays for a requested effect.
struct EffectChoice {
  /// The effect to play; `nil` for none.
  var effect: SymbolEffect?
  /// The reason, as a sentence, if the effect is not the requested one.
  var note: String?

  /// - Parameter hasSuccessor: whether another symbol replaces it.
  init(_ effect: SymbolEffect, of model: MotionModel, hasSuccessor: Bool) {
    let name = model.name
    self.effect = effect
    switch effect.kind {
    case .automatic:
      self.effect?.kind = hasSuccessor ? .replace(.magic) : .appear(.up)
    case .variableColor where model.thresholds.isEmpty:
      self.effect = nil
      note = "`\(name)` has no layers that show a value: variableColor does nothing"
    case .drawOn where !model.hasLines:
      self.effect?.kind = .appear(.up)
      note = "`\(name)` has no lines to draw: it appears instead"
    case .drawOff where !model.hasLines:
      self.effect?.kind = .disappear(.down)
      note = "`\(name)` has no lines to draw: it disappears instead"
    case .replace where !hasSuccessor:
      self.effect = nil
      note = "`\(name)` has no symbol to change to: replace does nothing"
    default: break
    }
  }
}
