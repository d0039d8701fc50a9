/// How a symbol shows a value from 0 to 1.
public enum VariableStyle: String, CaseIterable, Sendable {
  /// Layers whose threshold the value does not exceed are dimmed.
  case color
  /// Layers whose threshold the value does not exceed are left out.
  case hide
  /// Lines are drawn as far as the value says, one after the other, on top of the whole symbol dimmed.
  ///
  /// Where some layers have thresholds, these are drawn and the others stand as they are. A symbol that was
  /// not drawn with lines shows no value.
  case draw
}
