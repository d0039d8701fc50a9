/// How a symbol shows a value from 0 to 1.
public enum VariableStyle: String, CaseIterable, Sendable {
  /// Layers whose threshold the value does not exceed are dimmed.
  case color
  /// Layers whose threshold the value does not exceed are left out.
  case hide
}
