internal import SymtextSymbolText

/// What a symbol does of an effect that was asked for.
struct EffectChoice {
  /// The effect that is played; `nil` for none.
  var effect: SymbolEffect?
  /// Why it is another one than was asked for: a sentence.
  var note: String?

  /// - Parameter hasSuccessor: whether the symbol becomes another one.
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
      note = "`\(name)` has nothing that can be drawn: it appears instead"
    case .drawOff where !model.hasLines:
      self.effect?.kind = .disappear(.down)
      note = "`\(name)` has nothing that can be drawn: it disappears instead"
    case .replace where !hasSuccessor:
      self.effect = nil
      note = "nothing is said that `\(name)` becomes: replace does nothing"
    default: break
    }
  }
}
