/// What becomes of weights where the reader asks for bold text.
public enum BoldText {
  /// The weight that takes the place of another one.
  ///
  /// Regular becomes semibold, as the text styles of Apple's platforms have it when they are emphasised, and what is
  /// lighter goes two steps up, too; what is heavier goes one step up, as the Mac's headline does.
  /// - Parameter weight: 1 to 1000.
  public static func weight(for weight: Double) -> Double {
    weight <= 500 ? weight + 200 : min(weight + 100, max(weight, 900))
  }
}
