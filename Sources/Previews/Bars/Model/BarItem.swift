/// What can be tapped in a bar, a list or a menu.
public struct BarItem: Hashable, Sendable {
  /// Its text; in a toolbar only what it is called.
  package var title: String
  /// The name of its symbol.
  package var symbol: String?
  /// A tab's badge, a row's detail or count, a menu item's shortcut; empty for none.
  package var detail: String
  /// What it does.
  package var role: ButtonRole
  /// Whether it is the tab or segment that is shown, the button that is on, the row that is marked, the menu
  /// item with a checkmark.
  package var isSelected: Bool
  /// Whether the pointer or a finger is on a menu's item.
  package var isHighlighted: Bool
  /// Whether it can be used.
  package var isEnabled: Bool

  /// Makes an item.
  public init(
    _ title: String = "", symbol: String? = nil, detail: String = "", role: ButtonRole = .normal,
    isSelected: Bool = false, isHighlighted: Bool = false, isEnabled: Bool = true
  ) {
    self.title = title
    self.symbol = symbol
    self.detail = detail
    self.role = role
    self.isSelected = isSelected
    self.isHighlighted = isHighlighted
    self.isEnabled = isEnabled
  }
}
