/// The role of a button.
public enum ButtonRole: String, CaseIterable, Sendable {
  /// An ordinary action.
  case normal
  /// A destructive action. Red replaces the tint.
  case destructive
  /// Cancels without an action. Its label is heavier.
  case cancel
}
