public import SymtextSymbolText

/// An item of a bar, a list or a menu.
public struct BarItem: Hashable, Sendable {
  /// Its text.
  ///
  /// In a toolbar it is only the accessibility label.
  package var title: String
  /// The name of its symbol.
  package var symbol: String?
  /// The configuration of its symbol.
  ///
  /// Unspecified properties are those of the bar's symbols.
  package var configuration: SymbolConfiguration
  /// The badge of a tab, the detail or count of a row, or the shortcut of a menu item; may be empty.
  package var detail: String
  /// Its role.
  package var role: ButtonRole
  /// Whether it is the selected tab or segment, a button that is on, a marked row, or a menu item with a checkmark.
  package var isSelected: Bool
  /// Whether the pointer or a finger is on a menu item.
  package var isHighlighted: Bool
  /// Whether it is enabled.
  package var isEnabled: Bool

  /// Makes an item.
  public init(
    _ title: String = "", symbol: String? = nil, detail: String = "", role: ButtonRole = .normal,
    isSelected: Bool = false, isHighlighted: Bool = false, isEnabled: Bool = true,
    configuration: SymbolConfiguration = SymbolConfiguration()
  ) {
    self.title = title
    self.symbol = symbol
    self.detail = detail
    self.role = role
    self.isSelected = isSelected
    self.isHighlighted = isHighlighted
    self.isEnabled = isEnabled
    self.configuration = configuration
  }
}
