/// Steps that follow one another.
public struct EffectChain: Hashable, Sendable {
  /// In the order in which they are played.
  public var steps: [EffectStep]

  /// Makes a chain.
  public init(_ steps: [EffectStep]) { self.steps = steps }

  /// As it is written: `bounce>disappear`.
  var text: String { steps.map(\.text).joined(separator: ">") }
}
