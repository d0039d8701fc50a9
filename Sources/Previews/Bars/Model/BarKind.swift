/// The kind of a bar layout.
public enum BarKind: String, CaseIterable, Sendable {
  /// A navigation bar.
  case navigation
  /// A toolbar.
  case toolbar
  /// A tab bar.
  case tab
  /// A bar with a search field.
  case search
  /// A bar with a segmented control.
  case segmented
  /// A sidebar.
  case sidebar
  /// Rows of a list.
  case list
  /// A menu.
  case menu

  /// Whether it is a bar.
  ///
  /// A bar has a fixed height, so it follows the reader's text size only up to a limit, and its glyphs have the sizes
  /// of the bar table.
  package var isBar: Bool { self != .sidebar && self != .list && self != .menu }

  /// Whether it has a docked and a floating form.
  package var hasForms: Bool { self != .list && self != .menu }

  /// The device that lacks this kind, with a message that names alternatives; `nil` if every device has it.
  package var absence: (device: BarDevice, instead: String)? {
    switch self {
    case .tab: (.desktop, "a desktop has no tab bar; use bar segmented or bar sidebar")
    case .navigation: (.desktop, "a desktop has no navigation bar; use bar toolbar")
    case .toolbar, .search, .segmented, .sidebar, .list, .menu: nil
    }
  }
}
