/// The interaction state of a button.
public enum ButtonState: String, CaseIterable, Sendable {
  /// No interaction.
  case normal
  /// The pointer is over it.
  case hover
  /// It is pressed by a finger or a mouse.
  case pressed
  /// It has the keyboard focus, shown by a ring.
  case focused
  /// It is on.
  case selected
  /// It waits for its action: a spinner takes the place of the symbol, and turns in films.
  case loading
  /// It is disabled.
  case disabled
}
