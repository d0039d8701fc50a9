/// Effects that begin at once; the next step of a chain begins when all of them have ended.
public struct EffectStep: Hashable, Sendable {
  /// What is played.
  public var effects: [EffectPlayback]

  /// Makes a step.
  public init(_ effects: [EffectPlayback]) { self.effects = effects }

  /// The names of its effects, joined by a plus sign.
  package var names: String { effects.map(\.effect.name).joined(separator: "+") }

  /// As it is written: `scale+pulse`.
  var text: String { effects.map(\.text).joined(separator: "+") }
}
