/// The style in which a symbol shows a value from 0 to 1.
public enum VariableStyle: String, CaseIterable, Sendable {
  /// Dims layers whose threshold is not below the value.
  case color
  /// Hides layers whose threshold is not below the value.
  case hide
  /// Draws lines up to the value, one after the other, on top of the whole dimmed symbol.
  ///
  /// If some layers have thresholds, only these are drawn and the others stay unchanged. A symbol without lines, or with
  /// filled shapes larger than details, shows no value.
  case draw
}
