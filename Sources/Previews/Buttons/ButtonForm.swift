/// What comes of a button that is tapped.
public enum ButtonForm: String, CaseIterable, Sendable {
  /// It does something.
  case push
  /// It is on or off: selected, it is painted as its style has it; else it is quiet.
  case toggle
  /// It opens a menu of things to do: an arrow points down.
  case pullDown
  /// It opens a menu of things to choose from, and shows the one that is chosen: arrows point up and down.
  case popUp

  /// The symbol behind its label.
  var indicator: String? {
    switch self {
    case .push, .toggle: nil
    case .pullDown: "chevron.down"
    case .popUp: "chevron.up.chevron.down"
    }
  }
}
