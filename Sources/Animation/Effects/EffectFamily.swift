internal import SymtextSymbolText

/// Effects of which a symbol has one at a time: a later one takes the place of the one before.
enum EffectFamily: Hashable, Sendable {
  case presence, bounce, scale, pulse, variableColor, wiggle, breathe, rotate, place
}

extension SymbolEffect {
  /// What it takes the place of.
  var family: EffectFamily {
    switch kind {
    case .automatic, .appear, .disappear, .replace, .drawOn, .drawOff: .presence
    case .bounce: .bounce
    case .scale: .scale
    case .pulse: .pulse
    case .variableColor: .variableColor
    case .wiggle: .wiggle
    case .breathe: .breathe
    case .rotate: .rotate
    }
  }

  /// Whether it fades again and again.
  var flickers: Bool {
    switch kind {
    case .pulse, .breathe(.pulse), .variableColor: true
    default: false
    }
  }

  /// Whether the symbol stays as the effect leaves it.
  var isTransition: Bool { family == .presence || family == .scale }

  /// Whether the symbol is not there before the effect begins.
  var isEntrance: Bool {
    switch kind {
    case .appear, .drawOn, .automatic: true
    default: false
    }
  }
}
