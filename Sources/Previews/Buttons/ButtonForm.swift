/// The behaviour of a button.
public enum ButtonForm: String, CaseIterable, Sendable {
  /// It performs an action.
  case push
  /// It is on or off. When on it has its style; when off it is quiet.
  case toggle
  /// It opens a menu of actions, with an arrow that points down.
  case pullDown
  /// It opens a menu of options and shows the chosen one, with arrows that point up and down.
  case popUp
  /// It performs an action, and its second part opens a menu of others.
  case split

  /// Whether it opens a menu.
  public var isMenu: Bool { indicator != nil }

  /// The symbol after its label.
  var indicator: String? {
    switch self {
    case .push, .toggle: nil
    case .pullDown, .split: "chevron.down"
    case .popUp: "chevron.up.chevron.down"
    }
  }
}
