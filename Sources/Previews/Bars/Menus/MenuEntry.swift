/// An entry of a menu or a sidebar.
public enum MenuEntry: Hashable, Sendable {
  /// An item.
  case item(BarItem)
  /// A line between groups.
  case separator
  /// The title of the group below it.
  case section(String)
  /// An item with a submenu, and whether the submenu is open.
  case submenu(BarItem, [MenuEntry], isOpen: Bool)

  /// The item; `nil` for separators and section titles.
  var item: BarItem? {
    switch self {
    case .item(let item), .submenu(let item, _, _): item
    case .separator, .section: nil
    }
  }
}
