/// What a layout of bars is of.
public enum BarKind: String, CaseIterable, Sendable {
  /// A navigation bar.
  case navigation
  /// A toolbar.
  case toolbar
  /// A tab bar.
  case tab
  /// Rows of a list.
  case list
  /// A menu.
  case menu
}
