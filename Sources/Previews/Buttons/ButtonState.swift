/// What the user does with a button, or may not do.
public enum ButtonState: String, CaseIterable, Sendable {
  /// Nothing.
  case normal
  /// A finger or the mouse is on it.
  case pressed
  /// What is typed goes to it: a ring shows it.
  case focused
  /// It is on.
  case selected
  /// It cannot be used.
  case disabled
}
