/// What is wrong with an effect as it was asked for, in a sentence.
public struct EffectError: Error, Hashable, CustomStringConvertible, Sendable {
  /// The sentence.
  public let description: String

  package init(_ description: String) { self.description = description }
}
