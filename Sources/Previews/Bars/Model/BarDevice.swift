/// What a bar is shown on.
public enum BarDevice: String, CaseIterable, Sendable {
  /// A phone: held sideways, its bars are compact.
  case phone
  /// A tablet: its bars are never compact.
  case pad
  /// A computer with a pointer: text of 13 points, and no Dynamic Type.
  case desktop
}
