/// The outline of a button.
public enum ButtonShape: String, CaseIterable, Sendable {
  /// As the size has it: capsules but for large buttons, which are rounded rectangles.
  case automatic
  /// Half circles at both ends.
  case capsule
  /// A rectangle with round corners, whose radius follows the size.
  case roundedRectangle
}
