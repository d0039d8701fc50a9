/// What stands in a menu or a sidebar.
public enum MenuEntry: Hashable, Sendable {
  /// What can be chosen.
  case item(BarItem)
  /// A line between groups.
  case separator
  /// The title of the group below it.
  case section(String)
  /// An item of a menu that leads to more of them, and whether they are shown.
  case submenu(BarItem, [MenuEntry], isOpen: Bool)

  /// What can be chosen, if it is that.
  var item: BarItem? {
    switch self {
    case .item(let item), .submenu(let item, _, _): item
    case .separator, .section: nil
    }
  }
}
