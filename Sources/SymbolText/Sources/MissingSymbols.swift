/// What becomes of a name that no symbol has.
public enum MissingSymbols: String, CaseIterable, Sendable {
  /// The text cannot be set.
  case error
  /// A dashed box stands for the symbol, which is called by the name.
  case box
  /// Nothing stands for it.
  case skip
}
