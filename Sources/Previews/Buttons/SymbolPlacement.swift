/// The placement of a symbol relative to a label.
public enum SymbolPlacement: String, CaseIterable, Sendable {
  /// At the leading side.
  case leading
  /// At the trailing side.
  case trailing
  /// Above the label.
  case top
  /// Below the label.
  case bottom
  /// The symbol alone. The label is only the accessibility label.
  case only
}
