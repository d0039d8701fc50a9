internal import SymtextSymbolText

extension EffectPlan {
  /// Whether a replacement by another symbol is among the effects.
  var replaces: Bool {
    effects.contains {
      switch $0.kind {
      case .replace, .automatic: true
      default: false
      }
    }
  }

  /// Whether a replacement may be magic; `false` if there are replacements and none is magic.
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

  /// Whether shapes of a symbol move individually.
  var movesShapes: Bool { effects.contains { $0.scope == .individually } }
}
