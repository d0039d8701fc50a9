/// What a layout of bars is of.
public enum BarKind: String, CaseIterable, Sendable {
  /// A navigation bar.
  case navigation
  /// A toolbar.
  case toolbar
  /// A tab bar.
  case tab
  /// A bar with a field to search in.
  case search
  /// A bar with a segmented control.
  case segmented
  /// A sidebar.
  case sidebar
  /// Rows of a list.
  case list
  /// A menu.
  case menu

  /// Whether its height is fixed, so that it follows the reader's text size only so far, and its glyphs the
  /// table of bars.
  package var isBar: Bool { self != .sidebar && self != .list && self != .menu }

  /// Whether it has a docked and a floating form.
  package var hasForms: Bool { self != .list && self != .menu }

  /// What has none of this kind; `nil` where every device has it.
  package var absence: (device: BarDevice, instead: String)? {
    switch self {
    case .tab: (.desktop, "a desktop has no tab bar; take bar segmented or bar sidebar")
    case .navigation: (.desktop, "a desktop has no navigation bar; take bar toolbar")
    case .toolbar, .search, .segmented, .sidebar, .list, .menu: nil
    }
  }
}
