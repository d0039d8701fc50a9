/// What a button does to what the user has.
public enum ButtonRole: String, CaseIterable, Sendable {
  /// Nothing that needs care.
  case normal
  /// It destroys: red takes the place of the tint.
  case destructive
  /// It leads back without doing anything; its label is heavier.
  case cancel
}
