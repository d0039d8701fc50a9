/// Effects that begin at once; the next step of a chain begins when all of them have ended.
public struct EffectStep: Hashable, Sendable {
  /// The effects.
  public var effects: [EffectPlayback]

  /// Makes a step.
  public init(_ effects: [EffectPlayback]) { self.effects = effects }

  /// The names of its effects, joined by plus signs.
  package var names: String { effects.map(\.effect.name).joined(separator: "+") }

  /// The step as written: `scale+pulse`.
  var text: String { effects.map(\.text).joined(separator: "+") }
}
