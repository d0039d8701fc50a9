/// The device that shows a bar.
public enum BarDevice: String, CaseIterable, Sendable {
  /// A phone. In landscape its bars are compact.
  case phone
  /// A tablet. Its bars are never compact.
  case pad
  /// A computer with a pointer: text of 13 points, and no Dynamic Type.
  case desktop
}
