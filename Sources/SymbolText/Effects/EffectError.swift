/// The reason why an effect is invalid, as a sentence.
public struct EffectError: Error, Hashable, CustomStringConvertible, Sendable {
  /// The sentence.
  public let description: String

  package init(_ description: String) { self.description = description }
}
