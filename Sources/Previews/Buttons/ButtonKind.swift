/// The kind of control that a button is.
public enum ButtonKind: String, CaseIterable, Sendable {
  /// A button in one of the styles.
  case button
  /// A chip: a small button for a choice, a filter or an attribute.
  case chip
  /// A floating action button: the main action of a screen, above its content.
  case floating = "fab"
  /// A badge: a count or a word on a colour; without a label a dot.
  case badge

  /// Whether a style, and another size, can be chosen.
  public var hasStyles: Bool { self == .button }
}
