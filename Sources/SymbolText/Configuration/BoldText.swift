/// The increase of weights for the accessibility setting “Bold Text”.
///
/// ``Label``, `Button`, `BarTraits` and `DocumentIcon` have a property or a parameter that turns it on.
public enum BoldText {
  /// Returns the weight that replaces another one.
  ///
  /// Weights up to 500 rise by 200: regular becomes semibold, as in the emphasized text styles of Apple's platforms.
  /// Heavier weights rise by 100, up to 900, like the Mac's headline.
  /// - Parameter weight: 1 to 1000.
  public static func weight(for weight: Double) -> Double {
    weight <= 500 ? weight + 200 : min(weight + 100, max(weight, 900))
  }
}
