/// The symbols of a tab bar that use filled variants, if the library has them.
public enum TabFill: String, CaseIterable, Sendable {
  /// All symbols. The selected tab differs in colour.
  case all
  /// Only the selected symbol.
  case selected
  /// No symbols, except those with a filled variant's name.
  case none
}
