/// Where a symbol stands beside a label.
public enum SymbolPlacement: String, CaseIterable, Sendable {
  /// Where reading starts.
  case leading
  /// Where reading ends.
  case trailing
  /// Above the label.
  case top
  /// Below the label.
  case bottom
  /// Alone; the label is only what it is called.
  case only
}
