/// How a symbol moves: chains of effects that run beside each other.
///
/// `bounce` is one effect, `scale+pulse` two at once, `bounce>variableColor:repeat=2>disappear` one after
/// another, `rotate;pulse>bounce` two chains.
public struct EffectPlan: Hashable, Sendable {
  /// All of them begin at once.
  public var chains: [EffectChain]

  /// Makes a plan.
  public init(chains: [EffectChain]) { self.chains = chains }

  /// Effects that begin at once.
  public init(_ effects: EffectPlayback...) { chains = [EffectChain([EffectStep(effects)])] }

  /// One effect that is played as all others are: `EffectPlan(.bounce(.up))`.
  public init(_ kind: SymbolEffect.Kind, scope: SymbolEffect.Scope = .byLayer) {
    self.init(EffectPlayback(SymbolEffect(kind, scope: scope)))
  }

  /// The most effects that one symbol plays.
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

  /// Plays what another plan has beside its own chains.
  /// - Throws: ``EffectError`` where both together have too many effects.
  package mutating func add(_ other: EffectPlan) throws(EffectError) {
    guard effects.count + other.effects.count <= Self.mostEffects else { throw .tooMany }
    chains += other.chains
  }

  /// All of its effects, in the order in which they are written.
  package var effects: [SymbolEffect] {
    chains.flatMap(\.steps).flatMap(\.effects).map(\.effect)
  }

  /// As it is written.
  public var text: String { chains.map(\.text).joined(separator: ";") }
}

extension EffectError {
  fileprivate static var tooMany: EffectError {
    EffectError("a symbol plays at most \(EffectPlan.mostEffects) effects")
  }
}
