/// What a symbol does: chains of effects that run beside each other.
///
/// `bounce` is one effect, `scale+pulse` two at once, `bounce>variableColor:repeat=2>disappear` one after
/// another, `rotate;pulse>bounce` two chains.
public struct EffectPlan: Hashable, Sendable {
  /// Each is a list of steps; the effects of a step begin at once, the next step when all have ended.
  public var chains: [[[EffectPlayback]]]

  /// Makes a plan.
  public init(chains: [[[EffectPlayback]]]) { self.chains = chains }

  /// Effects that begin at once.
  public init(_ effects: EffectPlayback...) { chains = [[effects]] }

  /// The most effects that one symbol plays.
  static let mostEffects = 64

  /// Reads a plan.
  /// - Throws: ``EffectError``.
  public init(_ text: String) throws(EffectError) {
    chains = []
    var count = 0
    for chain in text.split(separator: ";", omittingEmptySubsequences: false) {
      var steps: [[EffectPlayback]] = []
      for step in chain.split(separator: ">", omittingEmptySubsequences: false) {
        var effects: [EffectPlayback] = []
        for effect in step.split(separator: "+", omittingEmptySubsequences: false) {
          count += 1
          guard count <= Self.mostEffects else {
            throw EffectError("a symbol plays at most \(Self.mostEffects) effects")
          }
          effects.append(try EffectPlayback(String(effect)))
        }
        steps.append(effects)
      }
      chains.append(steps)
    }
  }

  /// Whether another symbol takes the place of the one that moves.
  var replaces: Bool {
    chains.contains { steps in
      steps.contains { step in
        step.contains {
          switch $0.effect.kind {
          case .replace, .automatic: true
          default: false
          }
        }
      }
    }
  }

  /// Whether a symbol may be replaced by drawing what is not common: unless each replacement says otherwise.
  var mayBeMagic: Bool {
    let replacements = chains.joined().joined().compactMap { playback in
      if case .replace(let style) = playback.effect.kind { style.isMagic } else { nil as Bool? }
    }
    return replacements.isEmpty || replacements.contains(true)
  }

  /// Whether lines are drawn.
  var draws: Bool {
    chains.contains { steps in
      steps.contains { step in
        step.contains {
          switch $0.effect.kind {
          case .drawOn, .drawOff: true
          default: false
          }
        }
      }
    }
  }

  /// Whether any shape of a symbol moves by itself.
  var movesShapes: Bool {
    chains.contains { $0.contains { $0.contains { $0.effect.scope == .individually } } }
  }
}
