internal import SymtextSymbolText

extension EffectPlan {
  /// Whether another symbol takes the place of the one that moves.
  var replaces: Bool {
    effects.contains {
      switch $0.kind {
      case .replace, .automatic: true
      default: false
      }
    }
  }

  /// Whether a symbol may be replaced by drawing what is not common: unless each replacement says otherwise.
  var mayBeMagic: Bool {
    let replacements = effects.compactMap { effect in
      if case .replace(let style) = effect.kind { style.isMagic } else { nil as Bool? }
    }
    return replacements.isEmpty || replacements.contains(true)
  }

  /// Whether lines are drawn.
  var draws: Bool {
    effects.contains {
      switch $0.kind {
      case .drawOn, .drawOff: true
      default: false
      }
    }
  }

  /// Whether any shape of a symbol moves by itself.
  var movesShapes: Bool { effects.contains { $0.scope == .individually } }
}
