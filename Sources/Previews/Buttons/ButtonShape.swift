/// The shape of a button.
public enum ButtonShape: String, CaseIterable, Sendable {
  /// The default of the platform: capsules, except on macOS, where buttons are rounded rectangles.
  case automatic
  /// A capsule.
  case capsule
  /// A rounded rectangle whose corner radius depends on the size.
  case roundedRectangle
}
