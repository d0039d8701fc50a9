/// What stands in a menu.
public enum MenuEntry: Hashable, Sendable {
  /// What can be chosen.
  case item(BarItem)
  /// A line between groups.
  case separator
}
