/// The animation of a symbol: chains of effects that run in parallel.
///
/// `bounce` is one effect, `scale+pulse` two at once, `bounce>variableColor:repeat=2>disappear` three in sequence,
/// `rotate;pulse>bounce` two chains.
public struct EffectPlan: Hashable, Sendable {
  /// The chains; all begin at once.
  public var chains: [EffectChain]

  /// Makes a plan.
  public init(chains: [EffectChain]) { self.chains = chains }

  /// Makes a plan of effects that begin at once.
  public init(_ effects: EffectPlayback...) { chains = [EffectChain([EffectStep(effects)])] }

  /// Makes a plan of one effect with default playback: `EffectPlan(.bounce(.up))`.
  public init(_ kind: SymbolEffect.Kind, scope: SymbolEffect.Scope = .byLayer) {
    self.init(EffectPlayback(SymbolEffect(kind, scope: scope)))
  }

  /// The most effects of one symbol.
  package static let mostEffects = 64

  /// Reads a plan.
  /// - Throws: ``EffectError``.
  public init(_ text: String) throws(EffectError) {
    guard text.count(where: { $0 == ";" || $0 == ">" || $0 == "+" }) < Self.mostEffects else {
      throw .tooMany
    }
    chains = []
    for chain in text.split(separator: ";", omittingEmptySubsequences: false) {
      var steps: [EffectStep] = []
      for step in chain.split(separator: ">", omittingEmptySubsequences: false) {
        var effects: [EffectPlayback] = []
        for effect in step.split(separator: "+", omittingEmptySubsequences: false) {
          effects.append(try EffectPlayback(String(effect)))
        }
        steps.append(EffectStep(effects))
      }
      chains.append(EffectChain(steps))
    }
  }

  /// Adds the chains of another plan.
  /// - Throws: ``EffectError`` if the sum has too many effects.
  package mutating func add(_ other: EffectPlan) throws(EffectError) {
    guard effects.count + other.effects.count <= Self.mostEffects else { throw .tooMany }
    chains += other.chains
  }

  /// All effects, in the order of writing.
  package var effects: [SymbolEffect] {
    chains.flatMap(\.steps).flatMap(\.effects).map(\.effect)
  }

  /// The plan as written.
  public var text: String { chains.map(\.text).joined(separator: ";") }
}

extension EffectError {
  fileprivate static var tooMany: EffectError {
    EffectError("a symbol plays at most \(EffectPlan.mostEffects) effects")
  }
}
