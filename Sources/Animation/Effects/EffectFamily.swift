internal import SymtextSymbolText

/// A family of effects.
///
/// A symbol plays one effect of a family at a time; a later one replaces the earlier one.
enum EffectFamily: Hashable, Sendable {
  case presence, bounce, scale, pulse, variableColor, wiggle, breathe, rotate, place, look

  /// Whether an effect is a push: it begins with a speed of its own, and pushes one after another add up.
  var isPush: Bool { self == .bounce || self == .wiggle }
}

extension SymbolEffect {
  /// The family; the effect replaces an earlier effect of the same family.
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

  /// Whether the effect fades repeatedly.
  var flickers: Bool {
    switch kind {
    case .pulse, .breathe(.pulse), .variableColor: true
    default: false
    }
  }

  /// Whether the symbol keeps the final state of the effect.
  var isTransition: Bool { family == .presence || family == .scale }

  /// Whether the symbol is hidden before the effect begins.
  var isEntrance: Bool {
    switch kind {
    case .appear, .drawOn, .automatic: true
    default: false
    }
  }
}
