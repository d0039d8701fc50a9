/// Steps that follow one another.
public struct EffectChain: Hashable, Sendable {
  /// The steps, in playing order.
  public var steps: [EffectStep]

  /// Makes a chain.
  public init(_ steps: [EffectStep]) { self.steps = steps }

  /// The chain as written: `bounce>disappear`.
  var text: String { steps.map(\.text).joined(separator: ">") }
}
