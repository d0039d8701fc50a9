/// Which symbols of a tab bar are filled, where the library has filled variants.
public enum TabFill: String, CaseIterable, Sendable {
  /// All: the selected one is told by its colour.
  case all
  /// The selected one.
  case selected
  /// None but those that are named so.
  case none
}
