/// The treatment of unknown symbol names.
public enum MissingSymbols: String, CaseIterable, Sendable {
  /// An error.
  case error
  /// A dashed box as placeholder, with the name as alternative text.
  case box
  /// The symbol is omitted.
  case skip
  /// The symbol itself in place of a design variant that cannot be made; an error for any other name.
  case base
}
